/** What is counted of an ad, in the order in which it is stored; amounts and conversions have two decimals. */
export const resultCounters = ['impressions', 'clicks', 'spend', 'conversions', 'revenue', 'videoViews3s'] as const;
export type ResultCounter = (typeof resultCounters)[number];

export const resultCounterLabels: Record<ResultCounter, string> = {
  impressions: 'Impressions',
  clicks: 'Clics',
  spend: 'Dépense',
  conversions: 'Conversions',
  revenue: 'Chiffre d’affaires',
  videoViews3s: 'Vues de 3 secondes',
};

/** Counted in hundredths. */
export const hundredthCounters: readonly ResultCounter[] = ['spend', 'conversions', 'revenue'];

/** What insights are about: c out of n. Of the cost, less is better. */
export const insightMetrics = {
  ctr: 'CTR',
  conversion_rate: 'Taux de conversion',
  cpa: 'Coût par conversion',
  hook_rate: 'Taux d’accroche',
} as const;
export type InsightMetric = keyof typeof insightMetrics;

export const metricParts: Record<InsightMetric, { count: ResultCounter; exposure: ResultCounter }> = {
  ctr: { count: 'clicks', exposure: 'impressions' },
  conversion_rate: { count: 'conversions', exposure: 'clicks' },
  cpa: { count: 'conversions', exposure: 'spend' },
  hook_rate: { count: 'videoViews3s', exposure: 'impressions' },
};

/** What one workspace can hold, and the most characters of texts. */
export const learningLimits = {
  /** Imports whose results count. */
  imports: 200,
  /** Rows of all of them together: an ad, or one of its days. */
  rows: 500_000,
  /** Ads that a person gave a text or a format by hand. */
  edits: 2_000,
  name: 300,
  id: 100,
  text: 5_000,
  headline: 300,
  description: 1_000,
  callToAction: 60,
  audience: 200,
};
