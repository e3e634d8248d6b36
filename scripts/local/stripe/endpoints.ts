import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from './account.ts';
import { letters, newId } from './ids.ts';
import { pageOf } from './listing.ts';
import { emptyable, expandable, flag, mergedMetadata, metadata, page, read, text } from './params.ts';
import { retrieving } from './retrieving.ts';
import type { Act, StripeRoute } from './route.ts';

const ownEndpoint = 'we_local';
export const eventsPath = '/api/billing/stripe-events';

const told = { ...expandable, description: emptyable.optional(), metadata: metadata.optional() };
const Creation = z.strictObject({
  ...told,
  api_version: text.optional(),
  connect: flag.optional(),
  enabled_events: z.array(text).min(1),
  url: z.url(),
});
const Update = z.strictObject({
  ...told,
  disabled: flag.optional(),
  enabled_events: z.array(text).min(1).optional(),
  url: z.url().optional(),
});

/** The one that is served: whoever sets an account up finds it, and makes no second one. */
export function keepOwnEndpoint(account: Account): void {
  account.store.put('webhook_endpoint', {
    ...newEndpoint(account, `${account.appUrl}${eventsPath}`, ['*']),
    id: ownEndpoint,
    api_version: account.apiVersion,
    created: account.store.get('webhook_endpoint', ownEndpoint)?.created ?? account.now(),
  });
}

const newEndpoint = (account: Account, url: string, enabled_events: string[]): Stripe.WebhookEndpoint => ({
  id: newId('we'),
  object: 'webhook_endpoint',
  api_version: null,
  application: null,
  created: account.now(),
  description: null,
  enabled_events,
  livemode: false,
  metadata: {},
  status: 'enabled',
  url,
});

const create: Act = (account, params) => {
  const { url, enabled_events, api_version, description, metadata } = read(Creation, params);
  const endpoint = account.store.put('webhook_endpoint', {
    ...newEndpoint(account, url, enabled_events),
    api_version: api_version ?? null,
    description: description || null,
    metadata: mergedMetadata({}, metadata),
  });
  // Told once: whoever reads it later gets none.
  return { ...endpoint, secret: `whsec_${letters(32)}` };
};

const update: Act = (account, params, id = '') => {
  const before = account.store.find('webhook_endpoint', id);
  const { url, enabled_events, description, metadata, disabled } = read(Update, params);
  return account.store.put('webhook_endpoint', {
    ...before,
    url: url ?? before.url,
    enabled_events: enabled_events ?? before.enabled_events,
    description: description === undefined ? before.description : description || null,
    metadata: mergedMetadata(before.metadata, metadata),
    status: disabled === undefined ? before.status : disabled ? 'disabled' : 'enabled',
  });
};

const remove: Act = (account, params, id = '') => {
  read(z.strictObject({}), params);
  account.store.find('webhook_endpoint', id);
  account.store.remove('webhook_endpoint', id);
  return { id, object: 'webhook_endpoint', deleted: true };
};

export const endpointRoutes: StripeRoute[] = [
  ['POST', '/v1/webhook_endpoints', create],
  [
    'GET',
    '/v1/webhook_endpoints',
    (account, params) =>
      pageOf(account.store.all('webhook_endpoint'), read(z.strictObject(page), params), '/v1/webhook_endpoints'),
  ],
  ['GET', '/v1/webhook_endpoints/{id}', retrieving('webhook_endpoint')],
  ['POST', '/v1/webhook_endpoints/{id}', update],
  ['DELETE', '/v1/webhook_endpoints/{id}', remove],
];
