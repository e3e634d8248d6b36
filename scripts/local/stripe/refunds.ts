import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from './account.ts';
import { daySeconds } from './calendar.ts';
import { idOf, newId } from './ids.ts';
import { isWithin, pageOf } from './listing.ts';
import { created, expandable, integer, mergedMetadata, metadata, page, read, text } from './params.ts';
import { invalid } from './refusal.ts';
import { retrieving } from './retrieving.ts';
import type { Act, StripeRoute } from './route.ts';

const Creation = z.strictObject({
  ...expandable,
  amount: integer.pipe(z.number().min(1)).optional(),
  charge: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});
const List = z.strictObject({
  ...page,
  charge: text.optional(),
  created: created.optional(),
  payment_intent: text.optional(),
});

const create: Act = (account, params) => {
  const { amount: asked, metadata, reason, ...of } = read(Creation, params);
  const before = chargeOf(account, of);
  const left = before.amount - before.amount_refunded;
  if (left === 0) throw invalid(`Charge ${before.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = asked ?? left;
  if (amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  if (before.disputed)
    throw invalid(`Charge ${before.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: before.id,
    created: account.now(idOf(before.customer)),
    currency: before.currency,
    customer: idOf(before.customer),
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: mergedMetadata({}, metadata),
    payment_intent: idOf(before.payment_intent),
    payment_method: before.payment_method,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  account.store.put('refund', refund);
  const amount_refunded = before.amount_refunded + amount;
  const charge = account.store.put('charge', {
    ...before,
    amount_refunded,
    refunded: amount_refunded === before.amount,
  });
  account.emit('refund.created', refund);
  account.emit('charge.refunded', charge, before);
  return refund;
};

function chargeOf(
  account: Account,
  { charge, payment_intent }: { charge?: string; payment_intent?: string },
): Stripe.Charge {
  if (charge) return account.store.find('charge', charge, 'charge');
  if (!payment_intent)
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
    });
  const latest = idOf(account.store.find('payment_intent', payment_intent, 'payment_intent').latest_charge);
  const found = latest ? account.store.find('charge', latest) : null;
  if (!found?.paid)
    throw invalid(`This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  return found;
}

const list: Act = (account, params) => {
  const { charge, created, payment_intent, ...page } = read(List, params);
  const found = account.store
    .all('refund', charge)
    .filter((one) => (!payment_intent || one.payment_intent === payment_intent) && isWithin(one.created, created));
  return pageOf(found, page, '/v1/refunds');
};

/** The bank takes a payment back until someone answers; or says how that ended. */
export function dispute(account: Account, customer: string, outcome?: 'won' | 'lost'): Stripe.Dispute {
  const open = account.store
    .all('dispute')
    .findLast((one) => ofCustomer(account, one, customer) && one.status === 'needs_response');
  if (outcome) {
    if (!open) throw invalid('No dispute is open.');
    const closed = account.store.put('dispute', { ...open, status: outcome });
    account.emit('charge.dispute.closed', closed);
    return closed;
  }
  const before = account.store.all('charge', customer).findLast((one) => one.paid && !one.disputed);
  if (!before) throw invalid('Nothing was paid that could be disputed.');
  const charge = account.store.put('charge', { ...before, disputed: true });
  const made = account.store.put('dispute', {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: account.now(customer),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: account.now(customer) + 7 * daySeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  } as unknown as Stripe.Dispute);
  account.emit('charge.dispute.created', made);
  account.emit('charge.updated', charge, before);
  return made;
}

const ofCustomer = ({ store }: Account, { charge }: Stripe.Dispute, customer: string) =>
  store.get('charge', idOf(charge as string))?.customer === customer;

export const refundRoutes: StripeRoute[] = [
  ['POST', '/v1/refunds', create],
  ['GET', '/v1/refunds', list],
  ['GET', '/v1/refunds/{id}', retrieving('refund')],
];
