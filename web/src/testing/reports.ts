import type { Report } from '../../../shared/analytics/reports.contract.ts';

/** A report with two blocks, as the API answers it. */
export const aReport = (changes: Partial<Report> = {}): Report => ({
  id: 'rpt_1',
  name: 'Bilan du mois',
  clientId: null,
  filters: {},
  period: { preset: 'last_month' },
  compare: 'previous',
  currency: null,
  convertTo: null,
  blocks: [
    { id: 'rbk_1', title: null, type: 'figures', measures: ['spend', 'roas'] },
    { id: 'rbk_2', title: 'En bref', type: 'text', text: 'Un bon mois.' },
  ],
  branding: { name: null, color: null, logo: null, footer: null },
  schedule: null,
  shareUrl: null,
  shareExpiresAt: null,
  shareFrozenAt: null,
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-03T08:00:00.000Z',
  version: 1,
  ...changes,
});
