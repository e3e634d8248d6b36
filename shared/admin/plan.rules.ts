import { type FirstPlan, planCodeText, plans, trialDays, trialPlan } from '../kernel/plans.ts';

/** Of what administrators write of a plan. */
export const planEditLimits = {
  ...{ name: 60, description: 300, features: 12, feature: 100 },
  ...{ amount: 1_000_000, limit: 1_000_000_000, position: 10_000 },
  // What the pages promise, at least.
  ...{ leastTrial: trialDays, mostTrial: 90 },
} as const;

/** Who has a plan is told so many days before a limit of theirs falls. */
export const noticeDays = 30;

/** Whether trials open it: how long they last can be said of no other. */
export const opensTrials = (code: string): boolean => code === trialPlan;

export const noTrial = 'L’essai n’ouvre pas cette offre\u00a0: sa durée se règle sur l’offre qu’il ouvre';

/** Whether it is sold by quotation alone, as the documents say. */
export const isOnQuotation = (code: string): boolean =>
  Object.hasOwn(plans, code) && plans[code as FirstPlan].prices === null;

export const codeProblem = `Des minuscules, des chiffres et des tirets, ${planCodeText.most} caractères au plus, une lettre d’abord`;

export const planStatuses = ['active', 'archived'] as const;

export const priceOnQuotation = 'Cette offre est sur devis\u00a0: elle n’a pas de prix';
