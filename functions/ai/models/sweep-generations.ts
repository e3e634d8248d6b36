import { sweepShards } from '../../platform/outbox/sweep-shards.ts';
import { endInDraft } from './end-run.ts';
import { GenerationRun, type GenerationRunItem, runShards } from './generation-run.entity.ts';
import { takeUpRun } from './runs-queue.ts';

/** After that long nobody waits any more: the draft stays. */
const longestMs = 10 * 60_000;

/** Has those taken up that were left behind, and ends those that last too long. */
export const sweepGenerations = (now: Date): Promise<void> =>
  sweepShards(
    runShards,
    (shard, cursor) =>
      GenerationRun.query
        .byDue({ shard })
        .between({ dueAt: '2000' }, { dueAt: now.toISOString() })
        .go({ limit: 100, cursor }),
    (page) => page.map((run) => takenUp(run, now)),
  );

async function takenUp(run: GenerationRunItem, now: Date): Promise<void> {
  if (now.getTime() - Date.parse(run.createdAt) >= longestMs) await endInDraft(run, { reason: 'timeout' });
  else await takeUpRun(run);
}
