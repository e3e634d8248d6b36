import { groupBy } from '../../../shared/kernel/group-by.ts';
import { sweepShards } from '../../platform/outbox/sweep-shards.ts';
import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { lookForNews } from './alert-queue.ts';
import { alertShards, SavedSearch } from './saved-search.entity.ts';

/** Each morning, the searches that alert are looked at, a message for those of a workspace that stand on one page. */
export const handler = defineSchedule('alert-searches', () =>
  sweepShards(
    alertShards,
    (alertShard, cursor) => SavedSearch.query.byAlert({ alertShard }).go({ cursor }),
    (page) =>
      [...groupBy(page, ({ workspaceId }) => workspaceId)].map(([workspaceId, searches]) =>
        lookForNews({ workspaceId, searchIds: searches.map(({ searchId }) => searchId) }),
      ),
  ),
);
