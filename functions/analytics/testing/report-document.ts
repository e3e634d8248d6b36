import type { ReportDocument } from '../../../shared/analytics/report-data.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { blendedOf } from '../../../shared/rules/blended.ts';
import type { FunnelStep } from '../../../shared/rules/funnel.ts';

type Cell = { measure: 'spend' | 'revenue' | 'roas' | 'cpa' | 'conversions' | 'linkCtr'; value: number | null };

const reasoned = ({ measure, value }: Cell) => ({
  ...{ measure, value },
  reason: value === null ? ('not_measured' as const) : null,
});

const [from, days] = ['2026-02-01', 28];

/** A series with a gap, which goes up and down as months do. */
const points = (first: string, height: number) =>
  Array.from({ length: days }, (_, at) => {
    const date = addDays(first, at);
    const value = at === 9 ? null : Math.round(height * (1 + Math.sin(at / 4) / 3 + (at % 7) / 20) * 100) / 100;
    const cells = [reasoned({ measure: 'spend', value }), reasoned({ measure: 'roas', value: value && value / 90 })];
    return { date, from: date, to: date, cells };
  });

const lines = ['Meta', 'Google Ads', 'TikTok', 'LinkedIn'].map((label, at) => ({
  label,
  share: [0.52, 0.28, 0.15, 0.05][at] ?? 0,
  cells: [
    reasoned({ measure: 'spend', value: 8_120.5 / (at + 1) }),
    reasoned({ measure: 'revenue', value: at === 3 ? null : 24_310 / (at + 1) }),
    reasoned({ measure: 'roas', value: at === 3 ? null : 2.99 + at / 7 }),
  ],
}));

const pacing = {
  ...{ amount: 9_000, spent: 5_580, spentShare: 0.62, elapsedShare: 0.55, pace: 1.13, ratePerDay: 180 },
  ...{ projected: 9_430, neededPerDay: 170, runsOutOn: null, from: '2026-02-01', to: '2026-03-31' },
};

const divided = (numerator: number | null, denominator: number | null) => ({
  ...{ numerator, denominator, value: numerator && denominator && numerator / denominator },
  reason: numerator === null || denominator === null ? ('not_measured' as const) : null,
});

const stepOf = (key: FunnelStep, value: number | null, rate?: { of: FunnelStep; under: number }) => ({
  ...{ key, value },
  rate: rate ? { ...divided(value, rate.under), of: rate.of } : null,
  fromFirst: rate ? divided(value, 1_204_330) : null,
});

const crmStep = (key: 'prospects' | 'qualified' | 'proposal' | 'won', count: number, before: number | null) => ({
  ...{ key, count, cost: divided(16_917.71, count) },
  rate: before === null ? null : divided(count, before),
});

/** A shop without a tag on the pages that a click loads. */
const funnel: ReportDocument['blocks'][number] = {
  ...{ type: 'funnel', title: null },
  steps: [
    stepOf('impressions', 1_204_330),
    stepOf('linkClicks', 18_420, { of: 'impressions', under: 1_204_330 }),
    stepOf('landingPageViews', null, { of: 'linkClicks', under: 18_420 }),
    stepOf('addToCarts', 2_310, { of: 'linkClicks', under: 18_420 }),
    stepOf('checkouts', 1_164, { of: 'addToCarts', under: 2_310 }),
    stepOf('conversions', 929, { of: 'checkouts', under: 1_164 }),
  ],
  crm: [
    crmStep('prospects', 84, null),
    crmStep('qualified', 41, 84),
    crmStep('proposal', 17, 41),
    crmStep('won', 6, 17),
  ],
};

const { claimed: _, ...realSales } = blendedOf({
  sales: [{ day: from, revenue: 36_967.75, orders: 412, newCustomers: 188 }],
  ads: [{ date: from, counts: { spend: 16_917.71, revenue: 50_645.83 } }],
  sameCurrency: true,
});

const blended: ReportDocument['blocks'][number] = {
  ...{ type: 'blended', title: null, source: 'sales', currency: 'EUR', salesCurrency: 'EUR', salesDays: 28 },
  ...{ leftOut: { otherCurrencies: 0, withoutAmount: 0 }, narrowed: true, ...realSales },
  claimed: {
    revenue: 50_645.83,
    byPlatform: [
      { value: 'google', label: 'Google Ads', revenue: 21_335.83, spend: 8_797.21 },
      { value: 'meta', label: 'Meta', revenue: 29_310, spend: 8_120.5 },
    ],
  },
};

const compared: ReportDocument['blocks'][number] = {
  ...{ type: 'compare', title: null, names: ['Été', 'Hiver'], leftOut: 1 },
  comparison: {
    metrics: [
      {
        metric: 'cpa',
        subjects: [
          { value: 18, interval: { lower: 16.675, upper: 19.43 }, reason: null, days: 16 },
          { value: 25, interval: { lower: 23.71, upper: 26.36 }, reason: null, days: 16 },
        ],
      },
      {
        metric: 'linkCtr',
        subjects: [
          { value: 0.0123, interval: { lower: 0.0119, upper: 0.0128 }, reason: null, days: 28 },
          { value: null, interval: null, reason: 'not_measured', days: 0 },
        ],
      },
    ],
    verdict: {
      ...{ metric: 'cpa', state: 'winner', winner: 0 },
      text: '«\u00a0Été\u00a0» coûte moins cher par conversion\u00a0: 18,00\u00a0€ contre 25,00\u00a0€.',
    },
    notes: [{ code: 'not_randomised', text: 'Le public n’a pas été réparti au hasard.' }],
  },
};

const bestAds: ReportDocument['blocks'][number] = {
  ...{ type: 'creatives', title: null, metric: 'cpa', minSpend: 100, unjudged: null, withoutTarget: 0 },
  counts: { ads: 9, judged: 6, winners: 1 },
  lines: [
    {
      ...{ name: 'Avis_vidéo', campaign: 'Soldes d’hiver', spend: 1_200, value: 10, reason: null },
      ...{ interval: { lower: 9.4, upper: 10.6 }, missing: [], target: 20, state: 'winner', fatigue: 'tired' },
    },
    {
      ...{ name: 'Prix_image', campaign: 'Marque', spend: 80, value: null, reason: 'insufficient_data' },
      ...{ interval: null, missing: [{ on: 'days', atLeast: 14, have: 2 }], target: null, state: 'waiting' },
      fatigue: 'unknown',
    },
  ],
  ...{ by: 'accroche', isGone: false, totalGroups: 3 },
  groups: [
    {
      ...{ label: 'Avis', ads: 5, judged: 5, winners: 1, share: 0.75, spend: 4_500, value: 12, reason: null },
      ...{ interval: { lower: 10, upper: 14.4 }, missing: [] },
    },
    {
      ...{ label: 'Sans valeur', ads: 3, judged: 0, winners: 0, share: 0.05, spend: 300, value: 30, reason: null },
      ...{ interval: null, missing: [{ on: 'ads', atLeast: 5, have: 3 }] },
    },
  ],
};

/** A report with a block of each kind, as its page takes it. */
export const aDocument: ReportDocument = {
  name: 'Bilan de février',
  branding: { name: 'Agence Lumière', color: '#1f6feb', logo: null, footer: 'Document confidentiel' },
  ...{ from, to: '2026-02-28', asOf: '2026-03-02', previous: { from: '2026-01-04', to: '2026-01-31' } },
  ...{ currency: 'EUR', campaigns: 12, dataThrough: '2026-02-28', provisionalFrom: '2026-02-24', isConverted: false },
  attributions: [{ clickDays: 7, viewDays: 1 }],
  conversionNames: ['Achats'],
  blocks: [
    {
      type: 'text',
      title: 'En bref',
      text: 'Un bon mois : la dépense monte de 12 %, et le ROAS tient.\n\nEn mars :\n- deux nouvelles créations\n- un test sur TikTok',
    },
    {
      type: 'figures',
      title: null,
      cells: [
        { ...reasoned({ measure: 'spend', value: 16_917.71 }), previous: 15_100, change: 0.12, pValue: null },
        { ...reasoned({ measure: 'revenue', value: 50_645.83 }), previous: 46_810.2, change: 0.0819, pValue: null },
        { ...reasoned({ measure: 'roas', value: 2.99 }), previous: 3.1, change: -0.035, pValue: 0.4 },
        { ...reasoned({ measure: 'cpa', value: 18.2 }), previous: 20.4, change: -0.108, pValue: 0.01 },
        { ...reasoned({ measure: 'conversions', value: null }), previous: null, change: null, pValue: null },
      ],
    },
    {
      type: 'timeseries',
      title: null,
      granularity: 'day',
      points: points(from, 300),
      previous: points('2026-01-04', 260),
    },
    {
      type: 'breakdown',
      title: null,
      by: 'platform',
      lines,
      whole: lines[0]?.cells ?? [],
      total: 6,
      overlapping: false,
    },
    {
      type: 'pacing',
      title: null,
      lines: [
        { name: 'Soldes d’hiver', currency: 'EUR', pacing: { ...pacing, state: 'on_track' } },
        { name: 'Marque', currency: 'EUR', pacing: { ...pacing, state: 'under', spentShare: 0.31, spent: 2_790 } },
      ],
      total: 2,
    },
    funnel,
    blended,
    compared,
    bestAds,
    {
      type: 'annotations',
      title: null,
      items: [
        { date: '2026-02-06', text: 'Fin des soldes' },
        { date: '2026-02-14', text: 'Saint-Valentin : code -15 % sur tout le site' },
      ],
    },
  ],
};
