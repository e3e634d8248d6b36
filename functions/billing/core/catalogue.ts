import type Stripe from 'stripe';
import { type Interval, priceKey, type SoldPlan } from '../../../shared/billing/prices.ts';
import { setupKey, taxRateKey } from '../../../shared/billing/provider-keys.ts';
import type { Vat } from '../../../shared/billing/vat.ts';
import { newestVersion } from '../../platform/plans/plan-versions.ts';

/** The price at which a plan is sold now at Stripe, where `npm run stripe:setup` makes the first ones. */
export async function priceOf(stripe: Stripe, plan: SoldPlan, interval: Interval): Promise<string> {
  const { prices } = await newestVersion(plan);
  if (!prices) throw new Error(`${plan} has no price`);
  const key = priceKey(plan, interval, prices[interval]);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [price] = data;
  if (!price) throw new Error(`Stripe has no price ${key}: run "npm run stripe:setup"`);
  return price.id;
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
