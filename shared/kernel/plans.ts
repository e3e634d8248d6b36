import { dayMs } from './day.ts';

/** Of the plans with which the product was born, which its documents name; administrators make others. */
export const planCodes = ['starter', 'professional', 'enterprise'] as const;
export type FirstPlan = (typeof planCodes)[number];

/** Of any plan there is, in the table or here. */
export type PlanCode = string;

/** What a code is made of: it stands in addresses, and in the names of prices at the payment provider. */
export const planCodeText = { most: 30, pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/ } as const;

/** Euros before tax, by interval. */
export type PlanPrices = { month?: number | undefined; year?: number | undefined };

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
  /** Files without an end of their own. */
  storageGb: number | null;
  /** Campaigns with creators that are published and not over. */
  ugcCampaigns: number | null;
};

/** What the trial of a workspace opens, and what it has where nothing else was taken. */
export const trialPlan = 'professional' satisfies FirstPlan;
export const fallbackPlan = 'starter' satisfies FirstPlan;

/** As storage is sold and shown: of a thousand million bytes. */
export const gigabyte = 1_000_000_000;

/** As the product was born with them, and its documents say them; what is sold since stands in the table. `null` is unlimited; prices are `null` on quotation. */
export const plans = {
  starter: {
    name: 'Starter',
    description: 'Pour une marque qui commence à regarder autour d’elle.',
    features: [],
    prices: { month: 29, year: 290 },
    limits: {
      prospects: 1_000,
      activeCampaigns: 5,
      members: null,
      brands: 3,
      personas: 10,
      aiCredits: 100,
      resultAds: 2_000,
      storageGb: 20,
      ugcCampaigns: 3,
    },
  },
  professional: {
    name: 'Professional',
    description: 'Pour une équipe ou une agence qui lance chaque semaine.',
    features: [],
    prices: { month: 99, year: 990 },
    limits: {
      prospects: 10_000,
      activeCampaigns: null,
      members: null,
      brands: 30,
      personas: 50,
      aiCredits: 1_000,
      resultAds: 50_000,
      storageGb: 200,
      ugcCampaigns: 30,
    },
  },
  enterprise: {
    name: 'Enterprise',
    description: 'Pour les groupes et les réseaux d’agences.',
    features: ['SLA 99,9 %'],
    prices: null,
    limits: {
      prospects: null,
      activeCampaigns: null,
      members: null,
      brands: null,
      personas: null,
      aiCredits: null,
      resultAds: null,
      storageGb: null,
      ugcCampaigns: null,
    },
  },
} as const satisfies Record<
  FirstPlan,
  {
    name: string;
    description: string;
    /** What it has besides its limits. */
    features: readonly string[];
    prices: PlanPrices | null;
    limits: PlanLimits;
  }
>;

/** What a plan was born as, for what was written before names were noted. */
export const firstName = (code: PlanCode): string =>
  Object.hasOwn(plans, code) ? plans[code as FirstPlan].name : code;

/** As the pages and the terms say: a setting of the platform may give more. */
export const trialDays = 14;

/** When the trial of a workspace born at `bornAt` ends. */
export function trialEnd(bornAt: Date, days: number = trialDays): Date {
  return new Date(bornAt.getTime() + days * dayMs);
}

/** Whole days of trial left, a day begun counting as one; null once it is over. */
export function trialDaysLeft(trialEndsAt: string | null, now: Date): number | null {
  if (!trialEndsAt) return null;
  const left = Math.ceil((Date.parse(trialEndsAt) - now.getTime()) / dayMs);
  return left > 0 ? left : null;
}

type Subscribed = {
  plan: PlanCode;
  taken?: { planCode: PlanCode; version: number } | undefined;
  trialEndsAt?: string | undefined;
  /** Of an offer that was agreed by hand. */
  paidUntil?: string | undefined;
};

type Standing = Subscribed & {
  subscriptionEndedAt?: string | undefined;
  createdAt: string;
};

/**
 * From when on a workspace makes nothing more without a subscription, on a stage that wants one: so many days after its trial or its
 * last subscription. Null of one that has one, or an offer that was agreed by hand without an end.
 */
export function subscriptionRequiredAt(
  { plan, taken, trialEndsAt, paidUntil, subscriptionEndedAt, createdAt }: Standing,
  graceDays: number | undefined,
): string | null {
  if (graceDays === undefined || taken) return null;
  if (plan !== fallbackPlan && paidUntil === undefined) return null;
  const since = paidUntil ?? subscriptionEndedAt ?? trialEndsAt ?? createdAt;
  return new Date(Date.parse(since) + graceDays * dayMs).toISOString();
}

/** Whether an offer that was agreed by hand for a time has come to its end. */
export const isOver = ({ paidUntil }: Pick<Subscribed, 'paidUntil'>, now: Date): boolean =>
  paidUntil !== undefined && Date.parse(paidUntil) <= now.getTime();

/** The plan in force: that of the trial while the trial runs, then the one subscribed or agreed, at the version that was taken. */
export function planInForce({ plan: agreed, taken, trialEndsAt, paidUntil }: Subscribed, now: Date) {
  const plan: PlanCode = isOver({ paidUntil }, now) ? fallbackPlan : agreed;
  const onTrial = trialEndsAt !== undefined && Date.parse(trialEndsAt) > now.getTime();
  const planCode: PlanCode = onTrial && plan === fallbackPlan ? trialPlan : plan;
  return {
    planCode,
    version: taken?.planCode === planCode ? taken.version : undefined,
    trialEndsAt: onTrial ? (trialEndsAt ?? null) : null,
  };
}
