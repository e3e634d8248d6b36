import { captureError } from '../../platform/clients/monitoring.ts';
import { isSuspended } from '../../platform/identity/closing-workspaces.ts';
import { log } from '../../platform/log.ts';
import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { CampaignBook } from '../core/campaign-book.entity.ts';
import { campaignShards } from '../core/campaign-shards.ts';
import { watchAll } from './watch-queue.ts';

/** Each morning, the campaigns of every workspace that has active ones, a message for each. */
export const handler = defineSchedule('watch-campaigns', async (now) => {
  for (const shard of campaignShards) {
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof booksOf>> = await booksOf(shard, cursor);
      cursor = page.cursor;
      for (const { workspaceId, active } of page.data) if (active > 0) await watchOrLeave(workspaceId, now);
    } while (cursor);
  }
});

const booksOf = (shard: (typeof campaignShards)[number], cursor: string | null) =>
  CampaignBook.query.all({ shard }).go({ cursor });

/** One workspace in trouble is no reason to leave out the others. */
const watchOrLeave = (workspaceId: string, now: Date): Promise<void> =>
  unlessSuspended(workspaceId, now).catch(async (error) => {
    log.error('campaigns not watched', error, { workspaceId });
    await captureError(error, { schedule: 'watch-campaigns', workspaceId });
  });

async function unlessSuspended(workspaceId: string, now: Date): Promise<void> {
  if (!(await isSuspended(workspaceId))) await watchAll(workspaceId, { at: now.toISOString() });
}
