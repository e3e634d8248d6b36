import { captureError } from '../../platform/clients/monitoring.ts';
import { ListedWorkspace, workspaceShards } from '../../platform/identity/workspace-list.entity.ts';
import { log } from '../../platform/log.ts';
import { sweepShards } from '../../platform/outbox/sweep-shards.ts';
import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { remindWorkspace } from './remind-workspace.ts';

export const handler = defineSchedule('remind-trials', (now) =>
  sweepShards(
    workspaceShards,
    (shardKey, cursor) => ListedWorkspace.query.byShard({ shardKey }).go({ limit: 25, cursor }),
    (page) => page.map(({ workspaceId }) => alone(workspaceId, now)),
  ),
);

/** One workspace in trouble is no reason to leave out the others. */
const alone = (workspaceId: string, now: Date): Promise<void> =>
  remindWorkspace(workspaceId, now).catch(async (error) => {
    log.error('workspace not reminded', error, { workspaceId });
    await captureError(error, { workspaceId });
  });
