import type { Account } from './account.ts';
import { behaviourOf, newCard, setDefaultMethod } from './cards.ts';
import { detailsOf } from './checkout-sessions.ts';
import { customerOf } from './customer-of.ts';
import { createCustomer } from './customers.ts';
import { idOf } from './ids.ts';
import { payInvoice } from './pay-invoice.ts';
import { invalid } from './refusal.ts';
import { beginSubscription } from './subscription-new.ts';

export type CheckoutOutcome = 'complete' | 'declined' | 'requires_action';

/**
 * What a person does on the page of Checkout: gives a card, and says yes or no when the bank asks. A first try begins the
 * subscription, which is incomplete until a try succeeds.
 */
export function payCheckout(account: Account, id: string, number: string, authenticated?: boolean): CheckoutOutcome {
  const session = account.store.find('checkout_session', id);
  if (session.status !== 'open') throw invalid(`This Checkout Session is ${session.status}.`);
  const { isRefused = false } = behaviourOf(number);
  const begun = started(account, id);
  const { customer, subscription, invoice } = begun;
  const method = cardFor(account, customer, number, isRefused);
  if (!isRefused)
    account.store.put('subscription', {
      ...account.store.find('subscription', subscription),
      default_payment_method: method,
    });
  const outcome = payInvoice(account, invoice, { method, authenticated });
  if (outcome !== 'paid') return outcome;
  setDefaultMethod(account, customer, method);
  complete(account, id, begun);
  return 'complete';
}

type Begun = { customer: string; subscription: string; invoice: string };

/** What an earlier try began, unless it has ended since; or what this one begins. */
function started(account: Account, id: string): Begun {
  const session = account.store.find('checkout_session', id);
  const basket = account.store.find('basket', id);
  if (basket.begun && account.store.find('subscription', basket.begun.subscription).status === 'incomplete')
    return basket.begun;
  const customer =
    idOf(session.customer) ??
    basket.begun?.customer ??
    createCustomer(account, session.customer_email ?? 'client@exemple.fr');
  const { items, metadata, taxRates, description } = basket;
  const begun = { customer, ...beginSubscription(account, { customer, items, metadata, taxRates, description }) };
  account.store.put('basket', { ...basket, begun });
  return begun;
}

/** One that was given before in this place is the same card; a customer keeps none that was refused. */
function cardFor(account: Account, customer: string, number: string, isRefused: boolean): string {
  const known = account.store.all('payment_method', customer).at(-1);
  if (known && account.store.get('card', known.id)?.number === number) return known.id;
  return newCard(account, customer, number, { isSetUp: false, isKept: !isRefused }).id;
}

function complete(account: Account, id: string, { customer, subscription, invoice }: Begun): void {
  const { amount_due, subtotal, total, currency } = account.store.find('invoice', invoice);
  const session = account.store.put('checkout_session', {
    ...account.store.find('checkout_session', id),
    amount_subtotal: subtotal,
    amount_total: total,
    currency,
    customer,
    customer_details: detailsOf(customerOf(account, customer)),
    invoice,
    payment_status: amount_due > 0 ? 'paid' : 'no_payment_required',
    status: 'complete',
    subscription,
    url: null,
  });
  account.emit('checkout.session.completed', session);
}
