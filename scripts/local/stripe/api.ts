import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Account } from './account.ts';
import { CallFaults, type Fault } from './call-faults.ts';
import { checkoutRoutes } from './checkout-sessions.ts';
import { catchUp, clockRoutes } from './clocks.ts';
import { customerRoutes } from './customers.ts';
import type { Deliveries } from './deliveries.ts';
import { endpointRoutes } from './endpoints.ts';
import { expanded } from './expand.ts';
import { type Params, readForm } from './form.ts';
import { letters, newId } from './ids.ts';
import { invoiceRoutes, readRoutes } from './invoices.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { portalRoutes } from './portal.ts';
import { priceRoutes } from './prices.ts';
import { productRoutes } from './products.ts';
import { refundRoutes } from './refunds.ts';
import { invalid, StripeRefusal } from './refusal.ts';
import type { Act } from './route.ts';
import { scheduleRoutes } from './schedules.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { taxIdRoutes } from './tax-ids.ts';
import { taxRateRoutes } from './tax-rates.ts';

const routes = [
  ...productRoutes,
  ...priceRoutes,
  ...taxRateRoutes,
  ...endpointRoutes,
  ...portalRoutes,
  ...customerRoutes,
  ...taxIdRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...scheduleRoutes,
  ...invoiceRoutes,
  ...refundRoutes,
  ...paymentMethodRoutes,
  ...readRoutes,
  ...clockRoutes,
].map(([method, path, act]) => ({
  method,
  act,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`),
}));

type Call = { method: string; path: string; params: Params; key: string | null; request: string };
type Answer = { status: number; body: string; isReplayed?: boolean };

/** An idempotency key is known for so long. */
const keyHours = 24;
const catchUpMs = 30_000;

/** The calls of the API: who may, how often, once for each key, and what they do. */
export class Api {
  readonly faults = new CallFaults();
  readonly #account: Account;
  readonly #deliveries: Deliveries;
  readonly #secretKey: string;
  readonly #keysInUse = new Set<string>();
  #caughtUpAt = 0;

  constructor(account: Account, deliveries: Deliveries, secretKey: string) {
    this.#account = account;
    this.#deliveries = deliveries;
    this.#secretKey = secretKey;
  }

  async answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = request.method ?? 'GET';
    const key = method === 'POST' ? (request.headers['idempotency-key']?.toString() ?? null) : null;
    const sent = await text(request);
    const fault = this.faults.next(method, url.pathname);
    const isInUse = key !== null && this.#keysInUse.has(key);
    if (fault?.slowMs && !isInUse) await this.#wait(key, fault.slowMs);
    const id = newId('req', 14);
    const act = () => {
      this.#refuseStrangers(request);
      if (isInUse) throw keyInUse;
      const params = { ...readForm(url.search.slice(1)), ...readForm(sent) };
      return this.#once({ method, path: url.pathname, params, key, request: id });
    };
    const answer = fault && isFailure(fault.status) ? this.#failed(fault, act) : this.#tried(act);
    if (!answer) return void response.destroy();
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': id,
      'stripe-version': this.#account.apiVersion,
      ...(answer.isReplayed && { 'idempotent-replayed': 'true' }),
      ...(answer.status === 429 && { 'stripe-rate-limited-reason': 'global-rate' }),
    });
    response.end(answer.body);
  }

  /** The answer in the place of what was done or was not; null closes the connection. */
  #failed({ status, when }: Fault, act: () => Answer): Answer | null {
    if (when === 'after') this.#tried(act);
    return status === 0 ? null : faultAnswer(status);
  }

  /** Who comes with the same key meanwhile is refused. */
  async #wait(key: string | null, milliseconds: number): Promise<void> {
    if (key !== null) this.#keysInUse.add(key);
    await setTimeout(milliseconds);
    if (key !== null) this.#keysInUse.delete(key);
  }

  #refuseStrangers({ headers }: IncomingMessage): void {
    const [, key = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    if (!key)
      throw invalid(
        'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
        {},
        401,
      );
    if (key !== this.#secretKey)
      throw invalid(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`, {}, 401);
    const version = headers['stripe-version'] ?? this.#account.apiVersion;
    if (version !== this.#account.apiVersion) throw invalid(`Invalid Stripe API version: ${version}`);
  }

  /** A key that is known answers as before, or refuses what is not the same. */
  #once(call: Call): Answer {
    const { store } = this.#account;
    const { key, params } = call;
    if (key === null) return this.#done(call);
    if (key.length > 255) throw invalid('Idempotency keys can be at most 255 characters.');
    const asked = createHash('sha256')
      .update(`${call.method} ${call.path} ${JSON.stringify(params)}`)
      .digest('base64url');
    const known = store.get('answer', key);
    if (known && known.at > Date.now() - keyHours * 3_600_000) {
      if (known.asked !== asked)
        throw new StripeRefusal(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      return { status: known.status, body: known.body, isReplayed: true };
    }
    return this.#done(call, (status, body) => store.put('answer', { id: key, asked, status, body, at: Date.now() }));
  }

  /** Does it, in one go with the note of its answer. A card that is refused is an answer too; what was never begun is none. */
  #done(call: Call, note: (status: number, body: string) => void = () => {}): Answer {
    try {
      return this.#made(call, note);
    } catch (error) {
      if (!(error instanceof StripeRefusal) || error.status !== 402) throw error;
      const answer = refusedAnswer(error);
      this.#account.store.transaction(() => note(answer.status, answer.body));
      return answer;
    }
  }

  #made(call: Call, note: (status: number, body: string) => void): Answer {
    this.#catchUp();
    const { act, ids } = actOf(call);
    const { expand = [] } = call.params;
    const account = this.#account;
    const { result, events } = account.during({ request: call.request, idempotencyKey: call.key }, () => {
      const made = act(account, call.params, ...ids);
      const answer = expanded(account, made, Array.isArray(expand) ? expand.map(String) : []);
      const body = JSON.stringify(answer, freshAddress, 2);
      note(200, body);
      return { status: 200, body };
    });
    void this.#deliveries.deliver(events);
    if (result instanceof StripeRefusal) throw result;
    return result;
  }

  /** Lets happen what has come due, as if it had when it was. */
  #catchUp(): void {
    if (Date.now() - this.#caughtUpAt < catchUpMs) return;
    this.#caughtUpAt = Date.now();
    const { events } = this.#account.during({ request: null, idempotencyKey: null }, () => catchUp(this.#account));
    void this.#deliveries.deliver(events);
  }

  #tried(act: () => Answer): Answer {
    try {
      return act();
    } catch (error) {
      if (error instanceof StripeRefusal) return refusedAnswer(error);
      console.error('The local Stripe:', error);
      return faultAnswer(500);
    }
  }
}

/** The page of an invoice has another address at each reading; those of before still lead there. */
const freshAddress = (name: string, value: unknown) =>
  name === 'hosted_invoice_url' && typeof value === 'string' ? `${value}?s=${letters(16)}` : value;

/** What a call would do, without the call: for who stands in this process. */
export function asked(account: Account, method: string, path: string, params: Params): object {
  const { act, ids } = actOf({ method, path });
  return act(account, params, ...ids);
}

function actOf({ method, path }: Pick<Call, 'method' | 'path'>): { act: Act; ids: string[] } {
  for (const route of routes) {
    const found = route.method === method ? route.pattern.exec(path) : null;
    if (found) return { act: route.act, ids: found.slice(1).map(decodeURIComponent) };
  }
  throw invalid(`Unrecognized request URL (${method}: ${path}).`, {}, 404);
}

const isFailure = (status: number) => status < 200 || status >= 300;

const keyInUse = new StripeRefusal(409, {
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
  message:
    'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through).',
});

const refusedAnswer = ({ status, body }: StripeRefusal): Answer => ({
  status,
  body: JSON.stringify({ error: body }, null, 2),
});

const faultAnswer = (status: number): Answer => {
  const error =
    status === 429
      ? { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }
      : { type: 'api_error', message: 'An unknown error occurred' };
  return { status, body: JSON.stringify({ error }, null, 2) };
};
