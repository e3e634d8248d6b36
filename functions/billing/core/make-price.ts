import type Stripe from 'stripe';
import { type Interval, priceKey, productId, type SoldPlan } from '../../../shared/billing/prices.ts';

export type SoldPrice = { planCode: SoldPlan; interval: Interval; amount: number };

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
