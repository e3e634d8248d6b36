import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { isChangedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { changedRun, ReportRun, type ReportRunItem } from './report-run.entity.ts';
import type { RunKey } from './runs-queue.ts';

/** As long as a worker can be at it. */
const claimMs = 3 * 60_000;

/** Null where it is over, or someone is at it: should that one fall, the schedule has it taken up again. */
export async function claimRun(key: RunKey): Promise<ReportRunItem | null> {
  const { data: run } = await ReportRun.get(key).go({ consistent: true });
  const now = Date.now();
  if (run?.status !== 'running' || (run.claimedUntil && Date.parse(run.claimedUntil) > now)) return null;
  const until = new Date(now + claimMs).toISOString();
  const { after, operation } = changedRun(run, { claimedUntil: until, dueAt: until, attempts: run.attempts + 1 });
  try {
    await write([operation]);
    return after;
  } catch (error) {
    if (isChangedMeanwhile(error)) return null;
    throw error;
  }
}

const over = { shard: undefined, dueAt: undefined, claimedUntil: undefined };

/** Ends a run, with a line in the log. */
export const endRun = (
  run: ReportRunItem,
  change: Partial<ReportRunItem>,
  type: 'report.sent' | 'report.held',
): Promise<void> =>
  write([changedRun(run, { ...change, ...over }).operation, audit(bySystem(run), { type, entityId: run.reportId })]);
