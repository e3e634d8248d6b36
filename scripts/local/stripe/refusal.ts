import type Stripe from 'stripe';

export type RefusedBody = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  doc_url?: string;
  payment_intent?: Stripe.PaymentIntent;
};

/** An answer that is an error of Stripe's. What was done before it is undone, unless it `keeps`: a card that was refused was tried. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: RefusedBody;
  readonly keeps: boolean;

  constructor(status: number, body: RefusedBody, keeps = false) {
    super(body.message);
    this.status = status;
    this.body = {
      ...body,
      ...(body.code && { doc_url: `https://docs.stripe.com/error-codes/${body.code.replaceAll('_', '-')}` }),
    };
    this.keeps = keeps;
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}, status = 400) =>
  new StripeRefusal(status, { type: 'invalid_request_error', message, ...more });

/** Not found where the path names it, a bad call where a parameter does. */
export const noSuch = (what: string, id: string, param = 'id') =>
  invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, param === 'id' ? 404 : 400);
