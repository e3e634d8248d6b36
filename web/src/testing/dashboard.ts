import type { Attention, Dashboard, DueProspect } from '../../../shared/dashboard/dashboard.contract.ts';
import { dashboardCards } from '../../../shared/dashboard/dashboard.rules.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';

/** A dashboard of a workspace that has nothing yet, but for what a test says. */
export const aDashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  period: { from: '2026-10-24', to: '2026-11-22' },
  currencies: [],
  recent: { of: 'day', from: '2026-11-22', to: '2026-11-22', currencies: [] },
  series: [],
  attention: [],
  failing: [],
  pacing: [],
  best: [],
  worst: [],
  prospects: { total: 0, open: 0, overdue: 0, ownOverdue: 0, wonValue: 0, currency: 'EUR', due: [] },
  library: { followed: 0, newAds7d: 0, advertisers: [] },
  steps: [
    { step: 'ads', done: false },
    { step: 'board', done: false },
    { step: 'prospect', done: false },
  ],
  campaigns: 0,
  example: false,
  missing: [],
  layout: keysOf(dashboardCards).map((card) => ({ card, hidden: false })),
  version: 0,
  ...changes,
});

export const anAlertLine = (id: string, changes: Partial<Attention> = {}): Attention => ({
  id: `alr_${id}`,
  kind: 'alert',
  severity: 'warning',
  title: 'CPA\u00a0: hausse inhabituelle',
  subject: `Campagne ${id}`,
  detail: '31,20 € au lieu de 18 €',
  path: `/campaigns?campagne=cam_${id}`,
  stake: { amount: 1_600, currency: 'EUR' },
  ...changes,
});

export const aDueProspect = (id: string, changes: Partial<DueProspect> = {}): DueProspect => ({
  id: `pro_${id}`,
  name: `Prospect ${id}`,
  company: null,
  nextAction: 'Rappeler',
  nextActionAt: '2026-11-20T09:00:00.000Z',
  overdue: true,
  value: { amount: 2_000, currency: 'EUR' },
  version: 3,
  ...changes,
});
