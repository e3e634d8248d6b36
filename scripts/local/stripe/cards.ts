import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { customerOf } from './customer-of.ts';
import { letters, newId } from './ids.ts';
import { StripeRefusal } from './refusal.ts';

type Decline = { code: string; decline_code: string; message: string };
type Behaviour = {
  label: string;
  /** Refused as soon as it is given. */
  isRefused?: boolean;
  /** Why a charge fails. */
  decline?: Decline;
  /** When the person must confirm: until the card is set up, or at each payment. */
  asks?: 'once' | 'always';
};

export const cards: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': { label: 'Acceptée' },
  '4000002500003155': { label: '3-D Secure une fois', asks: 'once' },
  '4000002760003184': { label: '3-D Secure à chaque paiement', asks: 'always' },
  '4000000000009995': {
    label: 'Refusée, fonds insuffisants',
    isRefused: true,
    decline: {
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  '4000000000000341': {
    label: 'Prise, puis chaque paiement échoue',
    decline: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  },
};

export const usualCard = '4242424242424242';

/** What a number does; one that is no test card is no number. */
export function behaviourOf(number: string): Behaviour {
  const behaviour = cards[number];
  if (!behaviour)
    throw new StripeRefusal(402, {
      type: 'card_error',
      code: 'incorrect_number',
      param: 'number',
      message: 'Your card number is incorrect.',
    });
  return behaviour;
}

export const refusalOfCard = ({ code, decline_code, message }: Decline, intent?: Stripe.PaymentIntent) =>
  new StripeRefusal(
    402,
    { type: 'card_error', code, decline_code, message, ...(intent && { payment_intent: intent }) },
    intent !== undefined,
  );

type CardState = {
  /** Authenticated for payments to come. */
  isSetUp: boolean;
  /** In the hands of the customer, or tried only. */
  isKept: boolean;
};

export function newCard(
  account: Account,
  customer: string,
  number: string,
  { isSetUp, isKept }: CardState,
): Stripe.PaymentMethod {
  const owner = customerOf(account, customer);
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'always',
    billing_details: {
      address: owner.address ?? null,
      email: owner.email,
      name: owner.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: cardOf(number, new Date(account.now(customer) * 1_000).getUTCFullYear() + 3),
    created: account.now(customer),
    customer: isKept ? customer : null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  account.store.put('payment_method', method);
  account.store.put('card', { id: method.id, number, isSetUp });
  if (isKept) account.emit('payment_method.attached', method);
  return method;
}

const cardOf = (number: string, exp_year: number): Stripe.PaymentMethod.Card => ({
  brand: 'visa',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'FR',
  display_brand: 'visa',
  exp_month: 12,
  exp_year,
  fingerprint: letters(16),
  funding: 'credit',
  generated_from: null,
  last4: number.slice(-4),
  networks: { available: ['visa'], preferred: null },
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: null,
});

/** As the portal does: the card of the customer, and of every subscription that goes on. */
export function changeCard(account: Account, customer: string, number: string): Stripe.PaymentMethod {
  const { isRefused, decline } = behaviourOf(number);
  if (isRefused && decline) throw refusalOfCard(decline);
  const method = newCard(account, customer, number, { isSetUp: true, isKept: true });
  setDefaultMethod(account, customer, method.id);
  for (const before of account.store.all('subscription', customer)) {
    if (!isGoingOn(before) || !before.default_payment_method) continue;
    const after = account.store.put('subscription', { ...before, default_payment_method: method.id });
    account.emit('customer.subscription.updated', after, before);
  }
  return method;
}

export function setDefaultMethod(account: Account, customer: string, method: string): void {
  const before = customerOf(account, customer);
  const invoice_settings = { ...before.invoice_settings, default_payment_method: method };
  account.emit('customer.updated', account.store.put('customer', { ...before, invoice_settings }), before);
}

export const isGoingOn = ({ status }: Stripe.Subscription): boolean =>
  !['canceled', 'incomplete_expired'].includes(status);
