import type { NewReport } from './use-reports.ts';

/** What a report begins with: the questions that a client asks, in their order. */
export const monthlyReport = (name: string): NewReport => ({
  name,
  period: { preset: 'last_month' },
  compare: 'previous',
  blocks: [
    { type: 'figures', measures: ['spend', 'revenue', 'roas', 'conversions', 'cpa'] },
    { type: 'timeseries', measures: ['spend', 'revenue'], granularity: 'day' },
    { type: 'breakdown', by: 'platform', measures: ['spend', 'revenue', 'roas', 'cpa'] },
    { type: 'breakdown', by: 'campaign', measures: ['spend', 'conversions', 'cpa', 'roas'], limit: 10 },
    { type: 'annotations' },
  ],
});
