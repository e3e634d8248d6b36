import type Stripe from 'stripe';
import { type Interval, priceKey } from '../../../shared/billing/prices.ts';
import { setupKey, taxRateKey } from '../../../shared/billing/provider-keys.ts';
import type { Vat } from '../../../shared/billing/vat.ts';
import type { PlanCode } from '../../../shared/kernel/plans.ts';
import { AppError } from '../../platform/app-error.ts';
import { knownPlan } from './known-plan.ts';
import { makePrice, makeProduct, type SoldPrice } from './make-price.ts';

/** What is sold: its price at Stripe, and what a subscription says there of itself. */
export type Sale = { price: string; metadata: { planCode: PlanCode; interval: Interval; planVersion: string } };

/** A plan as it is sold now. `npm run stripe:setup` makes the first prices; one of a later version is made when it is first asked for. */
export async function saleOf(stripe: Stripe, planCode: PlanCode, interval: Interval): Promise<Sale> {
  const { name, prices, unlisted, version, public: isPublic } = await knownPlan(planCode);
  const amount = prices?.[interval];
  if (amount === undefined || unlisted || !isPublic) throw new AppError('plan_not_sold');
  const price = await priceOf(stripe, { planCode, name, interval, amount });
  return { price, metadata: { planCode, interval, planVersion: String(version) } };
}

/** The price at Stripe of that amount, made where there is none, with the plan that it sells. */
export async function priceOf(stripe: Stripe, price: SoldPrice & { name: string }): Promise<string> {
  const lookup_keys = [priceKey(price.planCode, price.interval, price.amount)];
  const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: 1 });
  if (data[0]) return data[0].id;
  await makeProduct(stripe, price);
  return (await makePrice(stripe, price)).id;
}

/** The rate of VAT at Stripe; none where there is none. */
export async function taxRateOf(stripe: Stripe, { rate }: Vat): Promise<string | undefined> {
  if (rate === 0) return undefined;
  const key = taxRateKey(rate);
  const all = await stripe.taxRates.list({ active: true, limit: 100 });
  const found = all.data.find(({ metadata }) => metadata?.key === key);
  if (!found) throw new Error(`Stripe has no rate ${key}: run "npm run stripe:setup"`);
  return found.id;
}

/** What the pages of the portal let people do. */
export async function portalOf(stripe: Stripe): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const found = data.find(({ metadata }) => metadata?.key === setupKey);
  if (!found) throw new Error('Stripe has no portal of ours: run "npm run stripe:setup"');
  return found.id;
}
