import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { idOf, letters, newId } from './ids.ts';

/** The payment that an invoice waits for, and the line that ties it to the invoice. */
export function openPayment(account: Account, invoice: Stripe.Invoice): void {
  const customer = idOf(invoice.customer);
  const created = account.now(customer);
  const id = newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    allowed_payment_method_types: null,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${letters(25)}`,
    confirmation_method: 'automatic',
    created,
    currency: invoice.currency,
    customer,
    customer_account: null,
    description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  account.emit('payment_intent.created', account.store.put('payment_intent', intent));
  account.store.put('invoice_payment', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } as Stripe.InvoicePayment);
}

/** What pays an invoice; none where nothing is due. */
export const paymentOf = ({ store }: Account, invoice: string): Stripe.InvoicePayment | undefined =>
  store.all('invoice_payment', invoice)[0];

export function intentOf(account: Account, invoice: string): Stripe.PaymentIntent | undefined {
  const payment = paymentOf(account, invoice)?.payment.payment_intent;
  return payment ? account.store.get('payment_intent', idOf(payment)) : undefined;
}

export type Failure = { code: string; decline_code: string; message: string };

/** One try to take the money. */
export function chargeOf(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  failure: Failure | null,
): Stripe.Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: failure ? null : newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'RECLAME',
    captured: !failure,
    created: account.now(idOf(intent.customer)),
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: outcomeOf(failure),
    paid: !failure,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardDetails(method, failure ? null : intent.amount) },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: failure ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } as unknown as Stripe.Charge;
}

const outcomeOf = (failure: Failure | null) => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: failure ? '02' : null,
  network_status: failure ? 'declined_by_network' : 'approved_by_network',
  reason: failure?.decline_code ?? null,
  risk_level: 'normal',
  seller_message: failure ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
  type: failure ? 'issuer_declined' : 'authorized',
});

const cardDetails = ({ card }: Stripe.PaymentMethod, amount_authorized: number | null) =>
  card && {
    amount_authorized,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    regulated_status: card.regulated_status,
    three_d_secure: null,
    wallet: null,
  };
