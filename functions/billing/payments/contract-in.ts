import { addDays } from '../../../shared/kernel/paris-day.ts';
import { monthsIn } from '../../../shared/rules/mrr.ts';
import type { PriceSpan } from '../core/billing-account.entity.ts';
import type { PaymentContent } from './payment.entity.ts';

type Content = Pick<PaymentContent, 'provider' | 'status' | 'from' | 'to' | 'netCents' | 'currency'>;

/**
 * What a payment by hand is a recurring price of: the days that it says it is for, a month of them at least. One that was cancelled was never
 * owed; one that was paid back was.
 */
export function contractIn({ provider, status, from, to, netCents, currency }: Content): PriceSpan | null {
  if (provider !== 'manual' || status === 'void' || !from || !to) return null;
  const months = monthsIn({ from, to });
  return months < 1 ? null : { currency, amountCents: netCents, months, from, until: addDays(to, 1) };
}
