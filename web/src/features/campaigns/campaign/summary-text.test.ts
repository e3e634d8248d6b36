import { expect, test } from 'vitest';
import { noPacing } from '../../../../../shared/rules/pacing.ts';
import { figuresOf } from '../../../testing/campaigns.ts';
import { summaryText } from './summary-text.ts';
import type { Metrics } from './use-campaign.ts';

const metrics = (changes: Partial<Metrics> = {}): Metrics => ({
  from: '2026-10-22',
  to: '2026-11-20',
  asOf: '2026-11-20',
  currency: 'EUR',
  timezone: 'Europe/Paris',
  ...figuresOf([{ spend: 4_120, conversions: 200 }]),
  targets: [],
  pacing: noPacing,
  anomalies: [],
  fatigue: [],
  warnings: [],
  freshness: { lastDay: '2026-11-20', lastSyncAt: null, provisionalFrom: null },
  ...changes,
});
const told = (changes: Partial<Metrics> = {}, isCompared = true) =>
  summaryText(metrics(changes), isCompared).replace(/[\u00a0\u202f]/g, ' ');

const target = { metric: 'cpa', target: 18, value: 20.6, interval: { lower: 19, upper: 22 }, state: 'missed' } as const;
const deltas = { spend: { current: 4_120, previous: 3_680, change: 0.12, pValue: null } } as Metrics['deltas'];

test('what was spent, what it costs against the target, where the budget goes', () => {
  const pacing = { ...noPacing, state: 'over', runsOutOn: '2026-12-26', to: '2026-12-31' } as const;
  expect(told({ deltas, targets: [target], pacing })).toBe(
    'Sur 30 jours : 4 120,00 € dépensés (+12 %), CPA 20,60 €, au-dessus de l’objectif de 18,00 € ; rythme en avance, budget épuisé le 26 déc.',
  );
});

test('what is not known is not said', () => {
  expect(told()).toBe('Sur 30 jours : 4 120,00 € dépensés, CPA 20,60 €.');
  expect(told({ deltas }, false)).not.toContain('%');
  expect(told({ targets: [{ ...target, state: 'uncertain' }] })).toContain(
    'CPA 20,60 € pour un objectif de 18,00 € : trop tôt pour conclure',
  );
  const perLead = { ...target, metric: 'cpl', state: 'met', value: 12 } as const;
  expect(told({ targets: [perLead] })).toContain('coût par prospect 12,00 €, sous l’objectif de 18,00 €');
  expect(told(figuresOf([]))).toBe('Sur 30 jours : aucune dépense mesurée.');
});
