import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from './account.ts';
import { refusalOfCard } from './cards.ts';
import { finalizeInvoice, subscriptionOf, voidInvoice } from './invoice-writes.ts';
import { isWithin, pageOf } from './listing.ts';
import { created, expandable, flag, ignored, page, read, text } from './params.ts';
import { type Outcome, paid, payInvoice } from './pay-invoice.ts';
import { intentOf } from './payment-objects.ts';
import { createPreview } from './previews.ts';
import { invalid, noSuch, StripeRefusal } from './refusal.ts';
import { retrieving } from './retrieving.ts';
import type { Act, StripeRoute } from './route.ts';

const List = z.strictObject({
  ...page,
  collection_method: ignored,
  created: created.optional(),
  customer: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  subscription: text.optional(),
});
const Pay = z.strictObject({
  ...expandable,
  forgive: ignored,
  off_session: flag.optional(),
  paid_out_of_band: flag.optional(),
  payment_method: text.optional(),
});
const Payments = z.strictObject({
  ...page,
  created: created.optional(),
  invoice: text.optional(),
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text.optional() }).optional(),
  status: z.enum(['open', 'paid', 'canceled']).optional(),
});

const list: Act = (account, params) => {
  const { created, customer, status, subscription, collection_method, ...page } = read(List, params);
  if (customer) account.store.find('customer', customer, 'customer');
  const found = account.store
    .all('invoice', customer)
    .filter(
      (one) =>
        (!status || one.status === status) &&
        (!subscription || subscriptionOf(one) === subscription) &&
        isWithin(one.created, created),
    );
  return pageOf(found.map(listed), page, '/v1/invoices');
};

/** A list carries the first lines of each. */
const listed = (invoice: Stripe.Invoice): Stripe.Invoice =>
  invoice.lines.data.length > 10
    ? { ...invoice, lines: { ...invoice.lines, data: invoice.lines.data.slice(0, 10), has_more: true } }
    : invoice;

const pay: Act = (account, params, id = '') => {
  const before = account.store.find('invoice', id);
  const { paid_out_of_band, payment_method } = read(Pay, params);
  if (before.status === 'paid') throw invalid('Invoice is already paid');
  if (before.status === 'void' || before.status === 'uncollectible')
    throw invalid(`This invoice can no longer be paid: its status is ${before.status}.`);
  if (payment_method) account.store.find('payment_method', payment_method, 'payment_method');
  if (before.status === 'draft') finalizeInvoice(account, id);
  const open = account.store.find('invoice', id);
  const outcome = paid_out_of_band ? paid(account, open, true) : payInvoice(account, id, { method: payment_method });
  if (outcome !== 'paid') throw refusedPayment(account, id, outcome);
  return account.store.find('invoice', id);
};

/** Of a payment that was tried: that it was stays. */
function refusedPayment(account: Account, invoice: string, outcome: Outcome): StripeRefusal {
  const intent = intentOf(account, invoice);
  if (outcome === 'requires_action')
    return new StripeRefusal(
      402,
      {
        type: 'card_error',
        code: 'invoice_payment_intent_requires_action',
        message:
          'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with this invoice.',
      },
      true,
    );
  const error = intent?.last_payment_error;
  return refusalOfCard(
    {
      code: error?.code ?? 'card_declined',
      decline_code: error?.decline_code ?? 'generic_decline',
      message: error?.message ?? 'Your card was declined.',
    },
    intent,
  );
}

const finalize: Act = (account, params, id = '') => {
  read(z.strictObject({ ...expandable, auto_advance: flag.optional() }), params);
  const invoice = finalizeInvoice(account, id);
  if (invoice.amount_due === 0) payInvoice(account, id, {});
  return account.store.find('invoice', id);
};

const makeVoid: Act = (account, params, id = '') => {
  read(z.strictObject(expandable), params);
  return voidInvoice(account, id);
};

const listLines: Act = (account, params, id = '') =>
  pageOf(
    [...account.store.find('invoice', id).lines.data].reverse(),
    read(z.strictObject(page), params),
    `/v1/invoices/${id}/lines`,
  );

const listPayments: Act = (account, params) => {
  const { created, invoice, payment, status, ...page } = read(Payments, params);
  const found = account.store
    .all('invoice_payment', invoice)
    .filter(
      (one) =>
        (!payment?.payment_intent || one.payment.payment_intent === payment.payment_intent) &&
        (!status || one.status === status) &&
        isWithin(one.created, created),
    );
  return pageOf(found, page, '/v1/invoice_payments');
};

const listCharges: Act = (account, params) => {
  const Charges = z.strictObject({
    ...page,
    created: created.optional(),
    customer: text.optional(),
    payment_intent: text.optional(),
  });
  const { created: when, customer, payment_intent, ...asked } = read(Charges, params);
  const found = account.store
    .all('charge', customer)
    .filter((one) => (!payment_intent || one.payment_intent === payment_intent) && isWithin(one.created, when));
  return pageOf(found, asked, '/v1/charges');
};

const listDisputes: Act = (account, params) => {
  const Disputes = z.strictObject({
    ...page,
    charge: text.optional(),
    created: created.optional(),
    payment_intent: text.optional(),
  });
  const { charge, created: when, payment_intent, ...asked } = read(Disputes, params);
  const found = account.store
    .all('dispute')
    .filter(
      (one) =>
        (!charge || one.charge === charge) &&
        (!payment_intent || one.payment_intent === payment_intent) &&
        isWithin(one.created, when),
    );
  return pageOf(found, asked, '/v1/disputes');
};

const retrieveEvent: Act = (account, params, id = '') => {
  read(z.strictObject(expandable), params);
  const event = account.store.get('event', id);
  if (!event) throw noSuch('event', id);
  return event.event;
};

const listEvents: Act = (account, params) => {
  const Events = z.strictObject({
    ...page,
    created: created.optional(),
    type: text.optional(),
    types: z.array(text).optional(),
  });
  const { created: when, type, types, ...asked } = read(Events, params);
  const wanted = types ?? (type ? [type] : null);
  const found = account.store
    .all('event')
    .filter((one) => (!wanted || wanted.includes(one.type)) && isWithin(one.created, when));
  const listed = pageOf(found, asked, '/v1/events');
  return { ...listed, data: listed.data.map(({ event }) => event) };
};

export const invoiceRoutes: StripeRoute[] = [
  ['GET', '/v1/invoices', list],
  ['POST', '/v1/invoices/create_preview', createPreview],
  ['GET', '/v1/invoices/{id}', retrieving('invoice')],
  ['POST', '/v1/invoices/{id}/pay', pay],
  ['POST', '/v1/invoices/{id}/finalize', finalize],
  ['POST', '/v1/invoices/{id}/void', makeVoid],
  ['GET', '/v1/invoices/{id}/lines', listLines],
  ['GET', '/v1/invoice_payments', listPayments],
  ['GET', '/v1/invoice_payments/{id}', retrieving('invoice_payment')],
];

/** What is looked at, and not changed by a call. */
export const readRoutes: StripeRoute[] = [
  ['GET', '/v1/payment_intents/{id}', retrieving('payment_intent')],
  ['GET', '/v1/charges', listCharges],
  ['GET', '/v1/charges/{id}', retrieving('charge')],
  ['GET', '/v1/disputes', listDisputes],
  ['GET', '/v1/disputes/{id}', retrieving('dispute')],
  ['GET', '/v1/events', listEvents],
  ['GET', '/v1/events/{id}', retrieveEvent],
];
