import { isDeepStrictEqual } from 'node:util';
import { noTrial, opensTrials, priceOnQuotation } from '../../../shared/admin/plan.rules.ts';
import { type Interval, intervals, soldPlans } from '../../../shared/billing/prices.ts';
import { newestOf, type PlanVersion } from '../../../shared/kernel/plan-versions.ts';
import { fallbackPlan, type PlanCode, type PlanLimits, type PlanPrices } from '../../../shared/kernel/plans.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { stripeClient } from '../../platform/clients/stripe.ts';
import { type AuditValue, audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { Plan, planKey } from '../../platform/plans/plan.entity.ts';
import { forgetPlanVersions, planVersions } from '../../platform/plans/plan-versions.ts';
import { priceOf } from '../core/catalogue.ts';
import type { ActingAdmin } from '../payments/acting-admin.ts';

type Edit = {
  name?: string | undefined;
  description?: string | undefined;
  features?: string[] | undefined;
  prices?: { interval: Interval; amount: number }[] | undefined;
  limits?: Partial<PlanLimits> | undefined;
  trialDays?: number | null | undefined;
  public?: boolean | undefined;
  position?: number | undefined;
  status?: 'active' | 'archived' | undefined;
  version: number;
};

/** The next version of a plan, with its prices at Stripe: who takes it since has it, who has it keeps theirs. */
export async function editPlan(planCode: PlanCode, edit: Edit, { by, still }: ActingAdmin): Promise<void> {
  forgetPlanVersions();
  const before = newestOf(await planVersions(), planCode);
  if (before.version !== edit.version) throw new AppError('conflict');
  if (edit.status === 'archived' && planCode === fallbackPlan) throw new AppError('plan_is_fallback');
  const after = edited(before, edit, new Date());
  const values = changesOf(before, after);
  if (values.length === 0) return;
  await makePrices(before, after);
  const was = before.unlisted === true;
  const type = was === (after.unlisted === true) ? 'plan.updated' : was ? 'plan.restored' : 'plan.archived';
  await write([
    await still(),
    put(Plan.create({ ...planKey(after), sold: after }), 'conflict'),
    audit(by, { type, entityId: planCode, changed: values.map(({ field }) => field), values: values.filter(isLogged) }),
  ]);
  forgetPlanVersions();
}

function edited(before: PlanVersion, edit: Edit, now: Date): PlanVersion {
  const { prices = [], limits, status } = edit;
  if (prices.length > 0 && !before.prices) throw invalidField('prices', priceOnQuotation);
  if (typeof edit.trialDays === 'number' && !opensTrials(before.planCode)) throw invalidField('trialDays', noTrial);
  const asked = Object.fromEntries(prices.map(({ interval, amount }) => [interval, amount]));
  const { unlisted: was, ...kept } = before;
  const unlisted = status ? status === 'archived' : was === true;
  return {
    ...kept,
    name: edit.name ?? before.name,
    description: edit.description ?? before.description,
    features: edit.features ?? before.features,
    prices: before.prices && ({ ...before.prices, ...asked } as PlanPrices),
    limits: { ...before.limits, ...limits },
    trialDays: edit.trialDays === undefined ? before.trialDays : edit.trialDays,
    public: edit.public ?? before.public,
    position: edit.position ?? before.position,
    ...(unlisted && { unlisted: true as const }),
    version: before.version + 1,
    at: now.toISOString(),
  };
}

/** The log holds no text of anyone. */
const texts = new Set(['name', 'description', 'features']);
const isLogged = ({ field }: AuditValue): boolean => !texts.has(field);

function changesOf(before: PlanVersion, after: PlanVersion): AuditValue[] {
  const [from, to] = [told(before), told(after)];
  return Object.keys(to)
    .filter((field) => !isDeepStrictEqual(from[field], to[field]))
    .map((field) => ({ field, from: from[field] ?? null, to: to[field] ?? null }));
}

function told(sold: PlanVersion): Record<string, AuditValue['to']> {
  const { name, description, features, prices, limits, trialDays, position, unlisted } = sold;
  return {
    ...{ name, description, features: [...features], month: prices?.month ?? null, year: prices?.year ?? null },
    ...{ ...limits, trialDays, public: sold.public, position, status: unlisted ? 'archived' : 'active' },
  };
}

/** Before the version is written: what is sold has its price, and a price that nobody sells hurts nobody. */
async function makePrices(before: PlanVersion, { planCode, prices }: PlanVersion): Promise<void> {
  const sold = soldPlans.find((code) => code === planCode);
  const changed = intervals.filter((interval) => prices && prices[interval] !== before.prices?.[interval]);
  const stripe = sold && prices && changed.length > 0 ? await stripeClient() : null;
  if (!stripe || !sold || !prices) return;
  for (const interval of changed) await priceOf(stripe, { planCode: sold, interval, amount: prices[interval] });
}
