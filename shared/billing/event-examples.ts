import { firstVersion } from '../kernel/plan-versions.ts';
import type { EventExamples } from '../kernel/word.ts';
import type { Billing } from './billing.ts';
import { limitLabels } from './limits.ts';
import type { billing } from './word.ts';

const { planCode: code, name, limits } = firstVersion('professional');

const exampleBilling: Billing = {
  plan: { code, name, limits },
  source: 'stripe',
  status: 'active',
  interval: 'month',
  amount: 99,
  currency: 'EUR',
  trialEndsAt: null,
  subscriptionRequiredAt: null,
  currentPeriodEnd: '2026-10-14T08:30:00.000Z',
  cancelAt: null,
  scheduled: null,
  paymentMethod: { brand: 'visa', last4: '4242', expires: '2028-04' },
  dunning: null,
  vat: { rate: 0.2, rule: 'fr' },
  usage: [{ limit: 'prospects', label: limitLabels.prospects, used: 8_000, max: 10_000, over: false }],
  details: {
    legalName: 'Agence Rive SAS',
    siren: '732829320',
    vatNumber: 'FR44732829320',
    address: {
      line1: '12 quai des Chartrons',
      line2: null,
      postalCode: '33000',
      city: 'Bordeaux',
      country: 'FR',
    },
    email: 'compta@agence-rive.example',
  },
  provider: 'stripe',
  version: 3,
};

export const eventExamples: EventExamples<typeof billing> = {
  'workspace.plan_changed': { billing: exampleBilling },
  'workspace.limit_reached': {
    usage: { limit: 'prospects', label: limitLabels.prospects, percent: 80, used: 8_000, max: 10_000 },
  },
};
