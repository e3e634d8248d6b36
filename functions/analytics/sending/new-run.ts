import { runDays } from '../../../shared/analytics/sending.rules.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { newId } from '../../platform/new-id.ts';
import { type ReportRunItem, runShards } from './report-run.entity.ts';

/** Within which a run is taken up by the message that was sent for it. */
const leftMs = 10 * 60_000;

type Asked = Pick<ReportRunItem, 'workspaceId' | 'reportId' | 'at' | 'pdf' | 'reviewHours' | 'askedBy'>;

/** A run that nobody is at yet. */
export function newRun(asked: Asked, recipients: readonly string[], now: Date): ReportRunItem {
  const runId = newId('rrn', now);
  return {
    ...asked,
    ...{ runId, attempts: 0, revision: 1, createdAt: now.toISOString(), ...toTakeUp(runId, now) },
    recipients: recipients.map((email) => ({ email, state: 'waiting' })),
    ttl: Math.floor(Date.now() / 1000) + runDays * daySeconds,
  };
}

/** Of a run that its worker is to take up; the schedule looks whether it did. */
export const toTakeUp = (runId: string, now: Date) => ({
  status: 'running' as const,
  shard: shardOf(runId, runShards),
  dueAt: new Date(now.getTime() + leftMs).toISOString(),
});
