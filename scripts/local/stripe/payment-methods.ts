import * as z from 'zod';
import { behaviourOf, newCard, refusalOfCard } from './cards.ts';
import { customerOf } from './customer-of.ts';
import { pageOf } from './listing.ts';
import { expandable, page, read, text } from './params.ts';
import { noSuch } from './refusal.ts';
import { retrieving } from './retrieving.ts';
import type { Act, StripeRoute } from './route.ts';

/** Names by which Stripe's test mode knows its cards. */
const testMethods: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
};

const attach: Act = (account, params, id = '') => {
  const { customer } = read(z.strictObject({ ...expandable, customer: text }), params);
  const number = testMethods[id];
  if (!number) throw noSuch('PaymentMethod', id);
  const { isRefused, decline } = behaviourOf(number);
  if (isRefused && decline) throw refusalOfCard(decline);
  return newCard(account, customerOf(account, customer, 'customer').id, number, { isSetUp: false, isKept: true });
};

const detach: Act = (account, params, id = '') => {
  read(z.strictObject(expandable), params);
  const before = account.store.find('payment_method', id);
  const method = account.store.put('payment_method', { ...before, customer: null });
  account.emit('payment_method.detached', method, before);
  return method;
};

const list =
  (isOfPath: boolean): Act =>
  (account, params, id = '') => {
    const { customer, type, ...asked } = read(
      z.strictObject({ ...page, customer: text.optional(), type: text.optional() }),
      params,
    );
    const owner = isOfPath ? id : customer;
    const found = owner && (type ?? 'card') === 'card' ? account.store.all('payment_method', owner) : [];
    return pageOf(found, asked, '/v1/payment_methods');
  };

export const paymentMethodRoutes: StripeRoute[] = [
  ['GET', '/v1/payment_methods', list(false)],
  ['GET', '/v1/payment_methods/{id}', retrieving('payment_method')],
  ['POST', '/v1/payment_methods/{id}/attach', attach],
  ['POST', '/v1/payment_methods/{id}/detach', detach],
  ['GET', '/v1/customers/{id}/payment_methods', list(true)],
];
