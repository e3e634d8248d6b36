import type Stripe from 'stripe';
import { AppError } from '../../platform/app-error.ts';
import type { AskedRefund } from './payment.entity.ts';

/** Has Stripe pay back, once for a key, however often it is asked. Throws why it does not, when it says so. */
export async function askRefund(
  stripe: Stripe,
  payment_intent: string,
  { refundKey, cents, reason }: AskedRefund,
): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent, amount: cents, reason: 'requested_by_customer', metadata: { refundKey, reason } },
      { idempotencyKey: refundKey },
    );
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

/** What Stripe does not do at all, told from what it could not do just now. */
function refusalOf(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('type' in error) || error.type !== 'StripeInvalidRequestError') return null;
  const code = 'code' in error ? error.code : undefined;
  const tooLarge =
    code === 'charge_already_refunded' || code === 'amount_too_large' || ('param' in error && error.param === 'amount');
  return new AppError(tooLarge ? 'refund_too_large' : 'illegal_transition', { cause: error });
}

/** Those that Stripe has not told of. */
export const unanswered = (asked: AskedRefund[] | undefined, refunds: Stripe.Refund[]): AskedRefund[] =>
  (asked ?? []).filter(({ refundKey }) => refunds.every(({ metadata }) => metadata?.refundKey !== refundKey));
