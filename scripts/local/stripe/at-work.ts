import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import * as z from 'zod';
import { requestUrl } from '../request-url.ts';
import { Account } from './account.ts';
import { Api } from './api.ts';
import { daySeconds } from './calendar.ts';
import { Deliveries, type Send } from './deliveries.ts';
import { keepOwnEndpoint } from './endpoints.ts';
import { answerLocal, during } from './local-interface.ts';
import { type PageAnswer, pages } from './pages.ts';
import { StripeRefusal } from './refusal.ts';
import { Store } from './store.ts';

export type StripeSecret = { secretKey: string; webhookSecrets: readonly string[] };
export type StripeOptions = { apiUrl: string; appUrl: string; secret: StripeSecret; file?: string; send: Send };

export const localPath = '/_local/stripe';

/** Answers and events of before are forgotten in the end. */
const answerMs = daySeconds * 1_000;
const mostEvents = 20_000;

/** The Stripe of this machine, with what was kept of it. */
export class StripeAtWork {
  readonly #account: Account;
  readonly #deliveries: Deliveries;
  readonly #api: Api;
  readonly #webhookSecret: string;
  readonly #apiUrl: string;

  constructor({ apiUrl, appUrl, secret, file, send }: StripeOptions) {
    this.#apiUrl = apiUrl;
    const store = new Store(file);
    this.#account = new Account(store, appUrl, Stripe.API_VERSION);
    this.#webhookSecret = secret.webhookSecrets[0] ?? '';
    const sign = (payload: string) =>
      Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: this.#webhookSecret });
    this.#deliveries = new Deliveries(this.#account, send, sign);
    this.#api = new Api(this.#account, this.#deliveries, secret.secretKey);
    store.transaction(() => {
      keepOwnEndpoint(this.#account);
      forget(store);
    });
    void this.#deliveries.takeUp();
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = requestUrl(request);
    if (url.pathname.startsWith('/v1/')) return this.#api.answer(request, response, url);
    try {
      await this.#answerLocal(request, response, url.pathname.slice(localPath.length));
    } catch (error) {
      const [status, problem] = problemOf(error);
      json(response, status, { error: problem });
    }
  }

  /** Has something happen in one go, of which no event tells. */
  live(act: (account: Account) => void): void {
    during(this.#account, () => {
      this.#account.silently(() => act(this.#account));
      return {};
    });
  }

  stop(): void {
    this.#deliveries.stop();
  }

  async #answerLocal(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const method = request.method ?? 'GET';
    if (method !== 'GET' && !isOwn(request)) return json(response, 403, {});
    const sent = method === 'GET' ? '' : await text(request);
    const page = pageAt(path);
    if (page && (method === 'GET' || method === 'POST')) {
      const form = method === 'POST' ? new URLSearchParams(sent) : null;
      return show(response, await this.#page(() => page(this.#account, form)));
    }
    const [status, answer] = await this.#answerCheck(method, path, sent ? JSON.parse(sent) : undefined);
    json(response, status, answer);
  }

  async #answerCheck(method: string, path: string, body: unknown): Promise<[status: number, answer: object]> {
    if (method === 'GET' && /^\/?$/.test(path))
      return [200, { apiUrl: this.#apiUrl, apiVersion: this.#account.apiVersion, webhookSecret: this.#webhookSecret }];
    if (method === 'PUT' && path === '/faults') {
      const problem = this.#api.faults.set(body);
      return problem ? [400, { error: problem }] : [200, {}];
    }
    const answer = await answerLocal(this.#account, this.#deliveries, { method, path, body });
    return answer ? [200, answer] : [404, {}];
  }

  async #page(act: () => PageAnswer): Promise<PageAnswer> {
    const { result, events } = during(this.#account, act);
    await this.#deliveries.deliver(events);
    return result as PageAnswer;
  }
}

/** The page of a path, or null. */
function pageAt(path: string): ((account: Account, form: URLSearchParams | null) => PageAnswer) | null {
  const [, name = '', id = ''] = /^\/([a-z]+)\/([^/]+)$/.exec(path) ?? [];
  const page = pages[name];
  return page ? (account, form) => page(account, decodeURIComponent(id), form) : null;
}

function forget(store: Store): void {
  for (const { id, at } of store.all('answer')) if (at < Date.now() - answerMs) store.remove('answer', id);
  for (const { id } of store.all('event').slice(0, -mostEvents))
    if (!store.get('waiting', id)) store.remove('event', id);
}

function problemOf(error: unknown): [status: number, problem: object | string] {
  if (error instanceof StripeRefusal) return [error.status, error.body];
  if (error instanceof z.ZodError || error instanceof SyntaxError) return [400, error.message];
  console.error('The local Stripe:', error);
  return [500, String(error)];
}

/** Another site may not pay, nor change anything; who is no browser sends no origin. */
const isOwn = ({ headers: { origin, host } }: IncomingMessage) => !origin || origin === `http://${host}`;

function show(response: ServerResponse, answer: PageAnswer): void {
  if ('location' in answer) response.writeHead(303, { location: answer.location }).end();
  else
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(answer.html);
}

const json = (response: ServerResponse, status: number, body: object): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
