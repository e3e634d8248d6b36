import { isChangedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { changedRun, ReportRun, type ReportRunItem } from './report-run.entity.ts';
import type { RunKey } from './runs-queue.ts';

/** As long as a worker can be at it. */
const claimMs = 3 * 60_000;

/**
 * Null where it is over, still read again, or someone is at it: should that one fall, the schedule has it taken up again.
 */
export async function claimRun(key: RunKey): Promise<ReportRunItem | null> {
  const { data: run } = await ReportRun.get(key).go({ consistent: true });
  const now = Date.now();
  if (!run || !isToDo(run, now)) return null;
  const until = new Date(now + claimMs).toISOString();
  const change = { status: 'running' as const, claimedUntil: until, dueAt: until, attempts: run.attempts + 1 };
  const { after, operation } = changedRun(run, change);
  try {
    await write([operation]);
    return after;
  } catch (error) {
    if (isChangedMeanwhile(error)) return null;
    throw error;
  }
}

function isToDo({ status, claimedUntil, reviewUntil }: ReportRunItem, now: number): boolean {
  if (status === 'in_review') return Date.parse(reviewUntil ?? '') <= now;
  return status === 'running' && !(claimedUntil && Date.parse(claimedUntil) > now);
}
