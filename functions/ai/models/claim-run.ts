import { isRefused } from '../../platform/db/write.ts';
import { GenerationRun, type GenerationRunItem } from './generation-run.entity.ts';
import type { RunKey } from './runs-queue.ts';

/** As long as a worker can be at it. */
const claimMs = 150_000;

/** Null where it is over, or someone is at it: a message that comes twice pays once. */
export async function claimRun(key: RunKey): Promise<GenerationRunItem | null> {
  const now = new Date();
  const until = new Date(now.getTime() + claimMs).toISOString();
  try {
    const { data } = await GenerationRun.patch(key)
      .set({ claimedUntil: until, dueAt: until })
      .add({ attempts: 1 })
      .where(
        ({ claimedUntil }, { notExists, lt }) =>
          `(${notExists(claimedUntil)} OR ${lt(claimedUntil, now.toISOString())})`,
      )
      .go({ response: 'all_new' });
    return data as GenerationRunItem;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

/** Leaves a run to be taken up later by another. */
export const releaseRun = (key: RunKey, dueAt: string) =>
  GenerationRun.patch(key).remove(['claimedUntil']).set({ dueAt }).go();
