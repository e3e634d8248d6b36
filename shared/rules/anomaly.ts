import { keysOf } from '../kernel/closed-lists.ts';

/** What is watched, as it is called in a sentence, and how it is shown. */
export const watchedMetrics = {
  spend: { name: 'Dépense', shown: 'money' },
  impressions: { name: 'Impressions', shown: 'count' },
  cpm: { name: 'CPM', shown: 'money' },
  linkCtr: { name: 'CTR (lien)', shown: 'percent' },
  ctr: { name: 'CTR', shown: 'percent' },
  conversions: { name: 'Conversions', shown: 'count' },
  cpa: { name: 'CPA', shown: 'money' },
  roas: { name: 'ROAS', shown: 'times' },
  conversionRate: { name: 'Taux de conversion', shown: 'percent' },
} as const;
export type WatchedMetric = keyof typeof watchedMetrics;
export const watched = keysOf(watchedMetrics);

/** A day unlike those before it, a rate that moved within weeks, a thing that stopped. */
export const anomalyKinds = ['level', 'drift', 'stopped'] as const;

export type Finding = {
  date: string;
  metric: WatchedMetric;
  kind: (typeof anomalyKinds)[number];
  value: number;
  expected: number;
  /** How far from what was expected, in the deviations of its kind. */
  score: number;
  direction: 'up' | 'down';
  severity: 'warning' | 'critical';
  /** The day that explains it: then it is shown, and alerts nobody. */
  specialDay: string | null;
};

export type Anomaly = Finding & { text: string };
