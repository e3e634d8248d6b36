import { isRefused } from '../../platform/db/write.ts';
import { sweepShards } from '../../platform/outbox/sweep-shards.ts';
import { isStopped } from '../../platform/system/is-stopped.ts';
import { endInDraft } from './end-run.ts';
import { GenerationRun, type GenerationRunItem, runShards } from './generation-run.entity.ts';
import { runTtl } from './new-run.ts';
import { takeUpRun } from './runs-queue.ts';

/** After that long nobody waits any more: the draft stays. */
const longestMs = 10 * 60_000;

/** The latest that a message which waits for the release is looked at again, and a minute. */
const stoppedMs = 7 * 60_000;

/** Has those taken up that were left behind, and ends those that last too long. While models are stopped none of them ages. */
export async function sweepGenerations(now: Date): Promise<void> {
  const act = (await isStopped('stop.ai')) ? heldUp : takenUp;
  await sweepShards(
    runShards,
    (shard, cursor) =>
      GenerationRun.query
        .byDue({ shard })
        .between({ dueAt: '2000' }, { dueAt: now.toISOString() })
        .go({ limit: 100, cursor }),
    (page) => page.map((run) => act(run, now)),
  );
}

async function takenUp(run: GenerationRunItem, now: Date): Promise<void> {
  const since = Date.parse(run.countedFrom ?? run.createdAt);
  if (now.getTime() - since >= longestMs) await endInDraft(run, { reason: 'timeout' });
  else await takeUpRun(run);
}

/** Its time begins anew once its message was looked at: neither the sweep nor the table ends what waits. */
async function heldUp({ workspaceId, generationId }: GenerationRunItem, now: Date): Promise<void> {
  const later = new Date(now.getTime() + stoppedMs);
  const ttl = runTtl(later);
  await GenerationRun.patch({ workspaceId, generationId })
    .set({ countedFrom: later.toISOString(), dueAt: later.toISOString(), ttl })
    .go()
    .catch((error) => {
      // It ended meanwhile.
      if (!isRefused(error)) throw error;
    });
}
