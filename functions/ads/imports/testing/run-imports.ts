import { queues } from '../../../../shared/workers.ts';
import { queueRuns } from '../../../platform/testing/queue-runs.ts';
import { Ad, type AdItem, adIdOf, adKey, adShards } from '../../ad/ad.entity.ts';
import { handler } from '../run-import.worker.ts';

export const { waiting: waitingRuns, work, runAll: runImports } = queueRuns(queues.adImports, handler);

export async function storedAd(ownerId: string, sourceId: string): Promise<AdItem | null> {
  return (await Ad.get(adKey(ownerId, adIdOf(ownerId, sourceId))).go({ consistent: true })).data;
}

export async function storedAds(ownerId: string): Promise<AdItem[]> {
  const pages = await Promise.all(adShards.map((shard) => Ad.query.byId({ ownerId, shard }).go({ pages: 'all' })));
  return pages.flatMap(({ data }) => data).sort((a, b) => (a.content.sourceId < b.content.sourceId ? -1 : 1));
}
