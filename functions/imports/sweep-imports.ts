import { queues as adQueues } from '../../shared/ads/queues.ts';
import { queues as campaignQueues } from '../../shared/campaigns/queues.ts';
import { queues as learningQueues } from '../../shared/learning/queues.ts';
import { queues as prospectQueues } from '../../shared/prospects/queues.ts';
import { sweepShards } from '../platform/outbox/sweep-shards.ts';
import { isStopped } from '../platform/system/is-stopped.ts';
import { wake } from './import-line.ts';
import { LinedRun, lineShards } from './lined-run.entity.ts';

const queueOf = {
  ads: adQueues.adImports,
  prospects: prospectQueues.prospectImports,
  campaigns: campaignQueues.campaignImports,
  learning: learningQueues.resultImports,
};

/** Takes up the runs that should have gone on before a moment and did not: their message was lost, or its worker died. */
export async function wakeRuns(before: Date): Promise<void> {
  if (await isStopped('stop.imports')) return;
  await sweepShards(
    lineShards,
    (shard, cursor) =>
      LinedRun.query
        .byDue({ shard })
        .between({ dueAt: '2000' }, { dueAt: before.toISOString() })
        .go({ limit: 100, cursor }),
    (page) => page.map((lined) => wake(queueOf[lined.word], lined)),
  );
}
