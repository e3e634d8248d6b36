import type { Lift } from '../../../shared/ai/lift.ts';
import type { RouteOutput } from '../../../shared/kernel/route.ts';
import type { LearningImport } from '../../../shared/learning/imports.contract.ts';
import type { getInsights } from '../../../shared/learning/insights.contract.ts';
import type { AdResult, getResultSummary, listResults } from '../../../shared/learning/results.contract.ts';

const moment = '2026-11-20T10:00:00.000Z';

/** A look at a file of results that has nothing left to ask. */
export const aResultImport = (changes: Partial<LearningImport> = {}): LearningImport => ({
  ...{ id: 'lim_1', label: 'mai.csv', dryRun: true, status: 'completed' },
  ...{ received: 120, created: 48, updated: 0, skipped: 0, rejected: [], rejectedCount: 0 },
  ...{ progress: 1, message: null, finishedAt: moment, createdAt: moment, updatedAt: moment, version: 2 },
  ...{ platform: null, brandId: null, ads: 48, withText: 30, withFormat: 48, rows: 116, joined: 0 },
  ...{ from: '2026-05-01', to: '2026-05-31', currency: 'EUR' },
  measured: ['impressions', 'clicks', 'spend'],
  sums: { impressions: 214_273, clicks: 1_353, spend: 2_486.31 },
  ignored: 1,
  warnings: [{ code: 'no_conversions', text: 'Le fichier ne donne pas les conversions' }],
  questions: [],
  columns: [
    { header: 'Ad name', field: 'adName', sample: 'Ad - Image 83' },
    { header: 'Body', field: 'text', sample: 'Marre des devis oubliés ?' },
    { header: 'Impressions', field: 'impressions', sample: '214273' },
    { header: 'Preview link', field: null, sample: 'https://…' },
  ],
  ...changes,
});

/** What is told of ads that open on a question, unless said otherwise. */
export const anInsight = (changes: Partial<Lift> = {}): Lift => ({
  ...{ feature: 'hook', value: 'question', label: 'Accroche\u00a0: question' },
  ...{ adsWith: 48, adsWithout: 96, clusters: 1, rateWith: 0.0215, rateWithout: 0.0171 },
  ...{ lift: 1.34, low: 1.06, high: 1.7, shrunkLift: 1.22, shrunkLow: 1.05, shrunkHigh: 1.41 },
  ...{ p: 0.004, q: 0.05, verdict: 'better' as const },
  sentence: 'Vos annonces qui s’ouvrent sur une question\u00a0: CTR +22\u00a0% (entre +5 et +41\u00a0%).',
  ...changes,
});

const nothing = { rateWith: null, rateWithout: null, lift: null, low: null, high: null };
const unknown = { ...nothing, shrunkLift: null, shrunkLow: null, shrunkHigh: null, p: null, q: null };

/** A trait of which too few ads are known. */
export const anUnknownInsight = (changes: Partial<Lift> = {}): Lift => ({
  ...anInsight(unknown),
  ...{ value: 'story', label: 'Accroche\u00a0: récit', adsWith: 3, verdict: 'insufficient' },
  sentence: 'Vos annonces qui racontent\u00a0: pas assez pour le dire. Il faudrait encore 5\u00a0annonces avec.',
  ...changes,
});

export const someInsights = (
  changes: Partial<RouteOutput<typeof getInsights>> = {},
): RouteOutput<typeof getInsights> => ({
  metric: 'ctr',
  population: { ads: 144, excluded: 12, rate: 0.0184, withText: 144, withFormat: 144, currency: 'EUR' },
  betweenAds: 0.42,
  items: [anInsight(), anUnknownInsight()],
  method: 'v1',
  ...changes,
});

export const aResult = (changes: Partial<AdResult> = {}): AdResult => ({
  ...{ id: 'res_1', name: 'Question devis · R7K2QX', adId: '1202', campaignName: 'Rentrée' },
  ...{ text: 'Marre des devis oubliés\u202f?', headline: 'Planif', description: null },
  ...{ platform: 'facebook', format: 'image', callToAction: 'LEARN_MORE', audience: null },
  counters: { impressions: 12_400, clicks: 186, spend: 92.4, conversions: 9, revenue: null, videoViews3s: null },
  ...{ ctr: 0.015, conversionRate: 0.0484, cpa: 10.27, hookRate: null },
  features: [
    { feature: 'hook', value: 'pain', label: 'Accroche\u00a0: problème' },
    { feature: 'offer', value: 'none', label: 'Offre\u00a0: sans offre' },
  ],
  ...{ key: null, generation: null, hypothesis: null, from: '2026-09-01', to: '2026-09-30' },
  ...changes,
});

/** What a list answers of all that it found. */
export const someResultsTogether = (
  changes: Partial<NonNullable<RouteOutput<typeof listResults>['together']>> = {},
): RouteOutput<typeof listResults>['together'] => ({
  ...{ ads: 2, withText: 2, impressions: 24_800, clicks: 310, conversions: 18, spend: 185, revenue: null },
  ...{ ctr: 0.0125, conversionRate: 0.0581, cpa: 10.28, roas: null },
  ...changes,
});

export const aResultSummary = (
  changes: Partial<RouteOutput<typeof getResultSummary>> = {},
): RouteOutput<typeof getResultSummary> => {
  const sums = {
    ...{ ads: 48, impressions: 214_273, clicks: 1_353, conversions: 105, spend: 2_486.31, revenue: null },
    ...{ ctr: 0.0063, conversionRate: 0.0776, cpa: 23.68, roas: null },
  };
  return {
    ...sums,
    ...{ rows: 116, withText: 30, withFormat: 48, currency: 'EUR', from: '2026-05-01', to: '2026-05-31' },
    byPlatform: [{ ...sums, platform: 'facebook', label: 'Facebook' }],
    ...{ fromGenerations: 0, fromCampaigns: 0 },
    ...changes,
  };
};
