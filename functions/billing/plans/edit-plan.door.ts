import { isDeepStrictEqual } from 'node:util';
import { isOnQuotation, noTrial, noticeDays, opensTrials, priceOnQuotation } from '../../../shared/admin/plan.rules.ts';
import { type Interval, intervals } from '../../../shared/billing/prices.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import {
  isNarrower,
  limitsOf,
  newestOf,
  type PlanVersion,
  positionStep,
} from '../../../shared/kernel/plan-versions.ts';
import { fallbackPlan, type PlanCode, type PlanLimits, plans } from '../../../shared/kernel/plans.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { stripeClient } from '../../platform/clients/stripe.ts';
import { type AuditValue, audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { Plan, planKey } from '../../platform/plans/plan.entity.ts';
import { forgetPlanVersions, planVersions } from '../../platform/plans/plan-versions.ts';
import { priceOf } from '../core/catalogue.ts';
import type { ActingAdmin } from '../payments/acting-admin.ts';

type Said = {
  name?: string | undefined;
  description?: string | undefined;
  features?: string[] | undefined;
  prices?: { interval: Interval; amount: number }[] | undefined;
  limits?: Partial<PlanLimits> | undefined;
  trialDays?: number | null | undefined;
  public?: boolean | undefined;
  position?: number | undefined;
};
type Edit = Said & {
  applyToCurrent?: boolean | undefined;
  status?: 'active' | 'archived' | undefined;
  version: number;
};
type Creation = Said & { code: PlanCode; name: string };

/** A plan that there was none of, with its prices at Stripe; of two that take a code at once one is told. */
export async function createPlan({ code, ...said }: Creation, admin: ActingAdmin): Promise<void> {
  forgetPlanVersions();
  const all = await planVersions();
  if (newestOf(all, code)) throw new AppError('plan_exists');
  const last = Math.max(...all.map(({ position }) => position));
  const blank: PlanVersion = {
    ...{ planCode: code, version: 0, name: said.name, description: '', features: [], prices: null },
    // What is left out is unlimited, as of the plan that is agreed by hand.
    ...{ limits: plans.enterprise.limits, trialDays: null, public: false, position: last + positionStep },
  };
  const after = edited(blank, said, new Date());
  await writeVersion(after, { type: 'plan.created', values: changesOf(null, after), taken: 'plan_exists' }, admin);
}

/** The next version of a plan, with its prices at Stripe: who takes it since has it, who has it keeps theirs. Answers from which day on something falls for them too. */
export async function editPlan(planCode: PlanCode, edit: Edit, admin: ActingAdmin): Promise<string | null> {
  forgetPlanVersions();
  const all = await planVersions();
  const before = newestOf(all, planCode);
  if (!before) throw new AppError('not_found');
  if (before.version !== edit.version) throw new AppError('conflict');
  if (edit.status === 'archived' && planCode === fallbackPlan) throw new AppError('plan_is_fallback');
  const now = new Date();
  const lowers = loweringOf(all, planCode, edit, now);
  const after = { ...edited(before, edit, now), ...(lowers && { lowers }) };
  const effectiveOn = lowers?.effectiveOn ?? null;
  const values = [
    ...changesOf(before, after),
    ...(lowers ? [{ field: 'effectiveOn', from: null, to: lowers.effectiveOn }] : []),
  ];
  if (values.length === 0) return null;
  const was = before.unlisted === true;
  const type = was === (after.unlisted === true) ? 'plan.updated' : was ? 'plan.restored' : 'plan.archived';
  await writeVersion(after, { type, values, taken: 'conflict' }, admin);
  return effectiveOn;
}

/** What falls for some who have the plan now: the morning after it they are all told, and then they have so many days. */
function loweringOf(all: PlanVersion[], planCode: PlanCode, { applyToCurrent, limits = {} }: Edit, now: Date) {
  if (!applyToCurrent) return undefined;
  const first = all.find((one) => one.planCode === planCode)?.version;
  const held = limitsOf(all, { planCode, version: first }, now);
  const names = keysOf(held).filter((name) => name in limits && isNarrower(limits[name] ?? null, held[name]));
  return names.length > 0 ? { limits: names, effectiveOn: addDays(parisDay(now), noticeDays + 1) } : undefined;
}

type Act = {
  type: 'plan.created' | 'plan.updated' | 'plan.restored' | 'plan.archived';
  values: AuditValue[];
  /** Said to who comes second. */
  taken: 'plan_exists' | 'conflict';
};

async function writeVersion(after: PlanVersion, { type, values, taken }: Act, { by, still }: ActingAdmin) {
  const entityId = after.planCode;
  const priced = intervals.filter((interval) => values.some(({ field }) => field === interval));
  await makePrices(after, priced);
  await write([
    await still(),
    put(Plan.create({ ...planKey(after), sold: after }), taken),
    audit(by, { type, entityId, changed: values.map(({ field }) => field), values: values.filter(isLogged) }),
  ]);
  forgetPlanVersions();
}

function edited(before: PlanVersion, edit: Said & Pick<Edit, 'status'>, now: Date): PlanVersion {
  const { prices = [], limits, status } = edit;
  if (prices.length > 0 && isOnQuotation(before.planCode)) throw invalidField('prices', priceOnQuotation);
  if (typeof edit.trialDays === 'number' && !opensTrials(before.planCode)) throw invalidField('trialDays', noTrial);
  const asked = Object.fromEntries(prices.map(({ interval, amount }) => [interval, amount]));
  const { unlisted: was, lowers: _, ...kept } = before;
  const unlisted = status ? status === 'archived' : was === true;
  return {
    ...kept,
    name: edit.name ?? before.name,
    description: edit.description ?? before.description,
    features: edit.features ?? before.features,
    prices: prices.length > 0 ? { ...before.prices, ...asked } : before.prices,
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

function changesOf(before: PlanVersion | null, after: PlanVersion): AuditValue[] {
  const [from, to] = [before ? told(before) : {}, told(after)];
  return Object.keys(to)
    .filter((field) => !isDeepStrictEqual(from[field] ?? null, to[field]))
    .map((field) => ({ field, from: from[field] ?? null, to: to[field] ?? null }));
}

function told(sold: PlanVersion): Record<string, AuditValue['to']> {
  const { name, description, features, prices, limits, trialDays, position, unlisted } = sold;
  return {
    ...{ name, description, features: [...features], month: prices?.month ?? null, year: prices?.year ?? null },
    ...{ ...limits, trialDays, public: sold.public, position, status: unlisted ? 'archived' : 'active' },
  };
}

/** Before the version is written: what is sold has its price, and a price that nobody sells hurts nobody. What changes no price waits for nobody. */
async function makePrices({ planCode, name, prices }: PlanVersion, changed: readonly Interval[]): Promise<void> {
  if (changed.length === 0) return;
  const stripe = prices && (await stripeClient());
  if (!stripe) return;
  for (const interval of changed) {
    const amount = prices[interval];
    if (amount !== undefined) await priceOf(stripe, { planCode, name, interval, amount });
  }
}
