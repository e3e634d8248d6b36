import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { daySeconds } from './calendar.ts';
import { behaviourOf } from './cards.ts';
import { customerOf } from './customer-of.ts';
import { idOf } from './ids.ts';
import { changeInvoice, subscriptionOf } from './invoice-writes.ts';
import { chargeOf, type Failure, intentOf, paymentOf } from './payment-objects.ts';
import { afterFailed, afterPaid } from './subscription-payments.ts';

export type Attempt = {
  /** Instead of the card that the subscription or its customer has. */
  method?: string;
  /** What the person said when the bank asked; nobody was there, where it is left out. */
  authenticated?: boolean;
  /** By the calendar: the next try follows from it, and the last one ends the subscription. */
  isScheduled?: boolean;
};
export type Outcome = 'paid' | 'declined' | 'requires_action';

/** Days after the first try on which a payment is tried again: eight tries in fourteen days. */
const retryDays = [1, 3, 5, 7, 9, 11, 14];

const noCard: Failure = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'This customer has no attached payment source or default payment method.',
};
const notAuthenticated: Failure = {
  code: 'payment_intent_authentication_failure',
  decline_code: 'authentication_required',
  message: 'The provided PaymentMethod has failed authentication.',
};
const mustAuthenticate: Failure = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** Tries to take what an open invoice asks for. */
export function payInvoice(account: Account, id: string, attempt: Attempt): Outcome {
  const invoice = account.store.find('invoice', id);
  const intent = intentOf(account, id);
  if (!intent) return paid(account, invoice);
  const method = methodFor(account, invoice, attempt);
  const failure = method ? failureOf(account, method, attempt.authenticated) : noCard;
  if (failure) return failed(account, invoice, intent, method, failure, attempt);
  if (!method) return 'declined';
  const charge = account.store.put('charge', chargeOf(account, intent, method, null));
  account.emit('charge.succeeded', charge);
  const succeeded = account.store.put('payment_intent', {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  account.emit('payment_intent.succeeded', succeeded);
  return paid(account, invoice);
}

function methodFor(account: Account, invoice: Stripe.Invoice, { method }: Attempt): Stripe.PaymentMethod | undefined {
  const subscription = account.store.get('subscription', subscriptionOf(invoice) ?? '');
  const customer = customerOf(account, idOf(invoice.customer as string));
  const id =
    method ?? idOf(subscription?.default_payment_method) ?? idOf(customer.invoice_settings.default_payment_method);
  return id ? account.store.find('payment_method', id, 'payment_method') : undefined;
}

function failureOf(account: Account, method: Stripe.PaymentMethod, authenticated: boolean | undefined): Failure | null {
  const card = account.store.find('card', method.id);
  const { decline, asks } = behaviourOf(card.number);
  if (decline) return decline;
  if (!asks || authenticated || (asks === 'once' && card.isSetUp)) {
    account.store.put('card', { ...card, isSetUp: true });
    return null;
  }
  return authenticated === false ? notAuthenticated : mustAuthenticate;
}

/** What an invoice becomes once nothing is due any more; `isOutOfBand` where the money came by another way. */
export function paid(account: Account, before: Stripe.Invoice, isOutOfBand = false): Outcome {
  const at = account.now(idOf(before.customer as string));
  const invoice = changeInvoice(account, before.id, {
    amount_paid: isOutOfBand ? 0 : before.amount_due,
    amount_remaining: 0,
    attempt_count: before.attempt_count || (before.amount_due > 0 ? 1 : 0),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...before.status_transitions, paid_at: at },
  });
  const payment = paymentOf(account, before.id);
  if (payment)
    account.store.put('invoice_payment', {
      ...payment,
      amount_paid: before.amount_due,
      status: 'paid',
      status_transitions: { ...payment.status_transitions, paid_at: at },
    });
  account.emit('invoice.paid', invoice);
  account.emit('invoice.payment_succeeded', invoice);
  afterPaid(account, invoice);
  return 'paid';
}

function failed(
  account: Account,
  before: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | undefined,
  failure: Failure,
  { isScheduled = false }: Attempt,
): Outcome {
  const asks = failure === mustAuthenticate;
  leaveWaiting(account, intent, method, failure);
  const attempt_count = isScheduled || before.attempt_count === 0 ? before.attempt_count + 1 : before.attempt_count;
  const nextDay = retryDays[attempt_count - 1];
  const first = before.status_transitions.finalized_at ?? account.now(idOf(before.customer as string));
  const invoice = changeInvoice(account, before.id, {
    attempt_count,
    attempted: true,
    next_payment_attempt: before.auto_advance && nextDay ? first + nextDay * daySeconds : null,
  });
  account.emit('invoice.payment_failed', invoice);
  if (asks) account.emit('invoice.payment_action_required', invoice);
  afterFailed(account, invoice, isScheduled);
  return asks ? 'requires_action' : 'declined';
}

/** The payment after a try that failed: for another card, or for the person. */
function leaveWaiting(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod | undefined,
  failure: Failure,
): void {
  const asks = failure === mustAuthenticate;
  const charge = method && !asks ? account.store.put('charge', chargeOf(account, intent, method, failure)) : null;
  if (charge) account.emit('charge.failed', charge);
  const waiting = account.store.put('payment_intent', {
    ...intent,
    last_payment_error: { type: 'card_error', charge: charge?.id, ...failure } as Stripe.PaymentIntent.LastPaymentError,
    latest_charge: charge?.id ?? intent.latest_charge,
    next_action: asks ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
    payment_method: asks ? (method?.id ?? null) : null,
    status: asks ? 'requires_action' : 'requires_payment_method',
  } as Stripe.PaymentIntent);
  account.emit(asks ? 'payment_intent.requires_action' : 'payment_intent.payment_failed', waiting);
}
