import { dayMs } from './day.ts';

export const planCodes = ['starter', 'professional', 'enterprise'] as const;
export type PlanCode = (typeof planCodes)[number];

export type PlanLimits = {
  prospects: number | null;
  activeCampaigns: number | null;
  members: number | null;
  /** Of the AI generator. */
  brands: number | null;
  personas: number | null;
  /** Of the models of this product, in a calendar month of Paris. */
  aiCredits: number | null;
  /** Ads whose results are imported. */
  resultAds: number | null;
};

/** `null` is unlimited; the price is in euros a month, `null` on quotation. */
export const plans = {
  starter: {
    name: 'Starter',
    monthlyPrice: 29,
    limits: {
      prospects: 1_000,
      activeCampaigns: 5,
      members: null,
      brands: 3,
      personas: 10,
      aiCredits: 100,
      resultAds: 2_000,
    },
  },
  professional: {
    name: 'Professional',
    monthlyPrice: 99,
    limits: {
      prospects: 10_000,
      activeCampaigns: null,
      members: null,
      brands: 30,
      personas: 50,
      aiCredits: 1_000,
      resultAds: 50_000,
    },
  },
  enterprise: {
    name: 'Enterprise',
    monthlyPrice: null,
    limits: {
      prospects: null,
      activeCampaigns: null,
      members: null,
      brands: null,
      personas: null,
      aiCredits: null,
      resultAds: null,
    },
  },
} as const satisfies Record<
  PlanCode,
  {
    name: string;
    monthlyPrice: number | null;
    limits: PlanLimits;
  }
>;

export const trialDays = 14;

/** When the trial of a workspace born at `bornAt` ends. */
export function trialEnd(bornAt: Date): Date {
  return new Date(bornAt.getTime() + trialDays * dayMs);
}

/** Whole days of trial left, a day begun counting as one; null once it is over. */
export function trialDaysLeft(trialEndsAt: string | null, now: Date): number | null {
  if (!trialEndsAt) return null;
  const left = Math.ceil((Date.parse(trialEndsAt) - now.getTime()) / dayMs);
  return left > 0 ? left : null;
}

type Subscribed = {
  plan: PlanCode;
  trialEndsAt?: string | undefined;
  /** What was agreed with this workspace in place of the plan's. */
  limits?: { members?: number | undefined } | undefined;
};

/** The plan in force: Professional while the trial runs, then the one subscribed. */
export function currentPlan(workspace: Subscribed, now: Date) {
  const onTrial = workspace.trialEndsAt !== undefined && Date.parse(workspace.trialEndsAt) > now.getTime();
  const code: PlanCode = onTrial && workspace.plan === 'starter' ? 'professional' : workspace.plan;
  return {
    code,
    name: plans[code].name,
    trialEndsAt: onTrial ? (workspace.trialEndsAt ?? null) : null,
    limits: { ...plans[code].limits, members: workspace.limits?.members ?? plans[code].limits.members },
  };
}
