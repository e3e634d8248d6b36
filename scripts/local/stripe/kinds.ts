import type Stripe from 'stripe';

/** An event, whose object is kept as it was then. */
export type KeptEvent = {
  id: string;
  type: Stripe.Event['type'];
  customer: string | null;
  created: number;
  event: object;
};

/** An event as it is sent, to the letter, however often. */
export const payloadOf = ({ event }: KeptEvent): string => JSON.stringify(event);

/** What was answered under an idempotency key, to what. */
export type KeptAnswer = { id: string; asked: string; status: number; body: string; at: number };

/** How events of a customer go wrong on their way; `lost` counts the share of those that are dropped. */
export type DeliveryFaults = { id: string; drop: number; duplicate: number; reverse: boolean; lost: number };

/** What an invoice that is not paid yet will change of its subscription. */
export type PendingChange = {
  id: string;
  subscription: string;
  items: Stripe.SubscriptionItem[];
  anchor: number;
  metadata: Stripe.Metadata;
};

/** A line that the next invoice of a subscription will have. */
export type DraftLine = {
  item: Stripe.SubscriptionItem;
  amount: number;
  description: string;
  period: { start: number; end: number };
  isProration: boolean;
};

/** What a Checkout session sells, by its id, and what a first try to pay has begun. */
export type Basket = {
  id: string;
  items: { price: string; quantity: number; taxRates: string[] }[];
  metadata: Record<string, string>;
  taxRates: string[];
  description: string | null;
  begun: { customer: string; subscription: string; invoice: string } | null;
};

/** What there is of this Stripe, by kind: Stripe's own objects, stored with ids where they may be expanded, then what only we know. */
export type Kinds = {
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  product: Stripe.Product;
  price: Stripe.Price;
  tax_rate: Stripe.TaxRate;
  tax_id: Stripe.TaxId;
  webhook_endpoint: Stripe.WebhookEndpoint;
  configuration: Stripe.BillingPortal.Configuration;
  portal_session: Stripe.BillingPortal.Session;
  checkout_session: Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  schedule: Stripe.SubscriptionSchedule;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_method: Stripe.PaymentMethod;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  clock: Stripe.TestHelpers.TestClock;
  event: KeptEvent;
  /** Of an event that the product has not taken yet, by its id. */
  waiting: { id: string };
  answer: KeptAnswer;
  faults: DeliveryFaults;
  change: PendingChange;
  /** Of a subscription, by its id. */
  lines: { id: string; lines: DraftLine[] };
  basket: Basket;
  /** The number on the card, by the id of the payment method; whether it was authenticated for payments to come. */
  card: { id: string; number: string; isSetUp: boolean };
  /** The workspace of a customer that was deleted, by the customer. */
  former: { id: string; workspaceId: string };
  /** How far the clock of a customer is ahead, in seconds. */
  ahead: { id: string; seconds: number };
};

export type Kind = keyof Kinds;

/** How Stripe calls them where it finds none. */
export const kindNames: Partial<Record<Kind, string>> = {
  tax_rate: 'tax rate',
  webhook_endpoint: 'webhook endpoint',
  configuration: 'configuration',
  checkout_session: 'checkout.session',
  schedule: 'subscription schedule',
  payment_method: 'PaymentMethod',
  clock: 'test clock',
};
