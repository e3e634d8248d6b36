import { LearningBook } from '../../functions/learning/core/learning-book.entity.ts';
import { adKeyOf } from '../../functions/learning/core/result-identity.ts';
import { partKey, ResultPart } from '../../functions/learning/core/result-part.entity.ts';
import { dayNumber, packAds, type StoredAd } from '../../functions/learning/core/stored-result.ts';
import { handler as insights } from '../../functions/learning/insights/get-insights.ts';
import { handler as prediction } from '../../functions/learning/insights/get-prediction.ts';
import { handler as summary } from '../../functions/learning/results/get-result-summary.ts';
import { handler as results } from '../../functions/learning/results/list-results.ts';
import { signedInUser } from '../../functions/platform/testing/factories.ts';
import { Seeded } from '../../shared/kernel/seeded.ts';
import { getInsights, getPrediction } from '../../shared/learning/insights.contract.ts';
import { getResultSummary, listResults } from '../../shared/learning/results.contract.ts';
import { featureValues } from '../../shared/rules/copy/ad-features.ts';
import { callRoute } from './call-route.ts';
import { type Times, timed } from './timed.ts';

export type LearningTask =
  | { task: 'fill'; ads: number }
  | { task: 'read'; route: keyof typeof routes; token: string; rounds: number };
export type LearningFigures = { fill: { token: string }; read: { times: Times; megabytes: number } };

const routes = {
  insights: [getInsights, insights],
  summary: [getResultSummary, summary],
  results: [listResults, results],
  prediction: [getPrediction, prediction],
} as const;

const words = 'marre tableurs planning équipe heures gagnez essai gratuit avis clients livraison offerte simple'.split(
  ' ',
);

async function fill({ ads }: Extract<LearningTask, { task: 'fill' }>): Promise<{ token: string }> {
  const { token, user } = await signedInUser({}, { plan: 'enterprise' });
  const { workspaceId } = user;
  const importId = `lim_${String(ads).padStart(26, '0')}`;
  const seed = new Seeded(`${ads} results`);
  const stored = Array.from({ length: ads }, (_, at) => storedAd(seed, at));
  const parts = packAds(stored);
  for (const [at, packed] of parts.entries())
    await ResultPart.put({ workspaceId, importId, partKey: partKey(at), packed }).go();
  const counted = { importId, measured: [], parts: parts.length, ads, rows: ads };
  await LearningBook.put({ workspaceId, version: 1, imports: [counted] }).go();
  return { token };
}

function storedAd(seed: Seeded, at: number): StoredAd {
  const platform = seed.pick(['facebook', 'instagram', 'tiktok'] as const);
  const name = `Annonce ${at}`;
  const impressions = Math.round(6_000 * Math.exp(seed.bell()));
  const bits = { low: 0, high: 0 };
  for (const [place] of featureValues.entries())
    if (seed.chance(0.15)) bits[place < 32 ? 'low' : 'high'] |= 1 << (place % 32);
  const features = { low: bits.low >>> 0, high: bits.high >>> 0 };
  const count = (rate: number, of: number) => Math.min(of, seed.count(rate * of));
  const clicks = count(0.012 * Math.exp(0.5 * seed.bell()), impressions);
  return {
    ...{ key: adKeyOf({ platform, name }), platform, adId: null, name, campaignName: `Campagne ${at % 40}` },
    ...{ text: seed.some(words, 8).join(' '), headline: null, description: null, callToAction: null, itemKey: null },
    ...{ format: seed.pick(['image', 'video', 'carousel'] as const), audience: null, features },
    rows: [
      {
        day: dayNumber('2026-01-01') + (at % 300),
        counts: [impressions, clicks, impressions, count(0.03, clicks) * 100, 0, 0],
      },
    ],
  };
}

async function read({ route, token, rounds }: Extract<LearningTask, { task: 'read' }>) {
  const before = process.memoryUsage().rss;
  const [contract, handler] = routes[route];
  const times = await timed(() => callRoute(contract, handler, { token }), rounds);
  return { times, megabytes: (process.resourceUsage().maxRSS * 1024 - before) / 1e6 };
}

const task: LearningTask = JSON.parse(process.argv[2] ?? '');
console.log(JSON.stringify(await (task.task === 'fill' ? fill(task) : read(task))));
process.exit();
