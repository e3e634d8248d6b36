import type { PaymentStatus } from '../../../shared/billing/payment.ts';
import { paymentsIndex } from './payments-index.ts';

/** How many payments there are by state; `lately` those asked for since a day. */
export async function countPayments(since: string) {
  const { rows } = await paymentsIndex();
  const all: Partial<Record<PaymentStatus, number>> = {};
  const lately: Partial<Record<PaymentStatus, number>> = {};
  for (const { status, day } of rows.values()) {
    all[status] = (all[status] ?? 0) + 1;
    if (day >= since) lately[status] = (lately[status] ?? 0) + 1;
  }
  const countIn = (counts: typeof all) => (status: PaymentStatus) => counts[status] ?? 0;
  return { all: countIn(all), lately: countIn(lately) };
}
