import type Stripe from 'stripe';
import { type Interval, priceKey, productId } from '../../../shared/billing/prices.ts';
import { productName } from '../../../shared/brand.ts';
import type { PlanCode } from '../../../shared/kernel/plans.ts';

export type SoldPrice = { planCode: PlanCode; interval: Interval; amount: number };

/** A price of a plan at Stripe, which says what it sells. Asked for twice at once, it is one. */
export function makePrice(stripe: Stripe, { planCode, interval, amount }: SoldPrice): Promise<Stripe.Price> {
  const lookup_key = priceKey(planCode, interval, amount);
  return stripe.prices.create(
    {
      product: productId(planCode),
      currency: 'eur',
      unit_amount: Math.round(amount * 100),
      recurring: { interval },
      tax_behavior: 'exclusive',
      lookup_key,
      // One that someone put aside there may hold it.
      transfer_lookup_key: true,
      metadata: { planCode, interval },
    },
    { idempotencyKey: `price-${lookup_key}` },
  );
}

/** What a plan is at Stripe; be it asked for twice at once, there is one. */
export async function makeProduct(
  stripe: Stripe,
  { planCode, name }: { planCode: PlanCode; name: string },
): Promise<void> {
  const id = productId(planCode);
  const isThere = async () => (await stripe.products.list({ ids: [id], limit: 1 })).data.length > 0;
  if (await isThere()) return;
  try {
    await stripe.products.create({ id, name: `${productName} ${name}`, metadata: { planCode } });
  } catch (error) {
    if (!(await isThere())) throw error;
  }
}
