import Stripe from 'stripe';
import { afterAll, expect, it } from 'vitest';
import { filledAccount, localStripe, subscribed } from './testing/local-stripe.ts';

const local = await localStripe();
const { stripe } = local;
afterAll(local.server.stop);

it('refuses who has another key, speaks of another version, or asks for what is not there', async () => {
  await expect(local.clientFor('sk_test_other').customers.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
  await expect(stripe.customers.list({}, { apiVersion: '2020-08-27' })).rejects.toMatchObject({ statusCode: 400 });
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    message: "No such customer: 'cus_none'",
  });
  await expect(stripe.customers.list({ expand: ['data.colour'] })).resolves.toMatchObject({ data: [] });
  await stripe.customers.create();
  await expect(stripe.customers.list({ expand: ['data.colour'] })).rejects.toMatchObject({ param: 'expand' });
  await expect(stripe.customers.list({ expand: ['data.a.b.c.d'] })).rejects.toMatchObject({ statusCode: 400 });
  // Missing where a parameter names it, the call is a bad one.
  await expect(stripe.subscriptions.list({ customer: 'cus_none' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  });
  await expect(stripe.rawRequest('GET', '/v1/nothing')).rejects.toMatchObject({ statusCode: 404 });
});

it('names the parameter that is unknown, missing or wrong', async () => {
  const create = (params: object) => stripe.prices.create(params as Stripe.PriceCreateParams);
  const { id: product } = await stripe.products.create({ name: 'Starter' });
  const price = { product, currency: 'eur', unit_amount: 2_900, recurring: { interval: 'month' } };
  await expect(create({ ...price, recurring: { ...price.recurring, colour: 'red' } })).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'recurring[colour]',
  });
  await expect(create({ ...price, currency: undefined })).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'currency',
  });
  await expect(create({ ...price, unit_amount: 'abc' })).rejects.toMatchObject({
    param: 'unit_amount',
    statusCode: 400,
  });
  await expect(create({ ...price, product: 'prod_none' })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'product',
  });
});

it('answers the same for the same key, and refuses it for anything else', async () => {
  const options = { idempotencyKey: 'wsp_1:customer' };
  const first = await stripe.customers.create({ email: 'a@exemple.fr' }, options);
  const again = await stripe.customers.create({ email: 'a@exemple.fr' }, options);
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  await expect(stripe.customers.create({ email: 'b@exemple.fr' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  expect((await stripe.customers.list({ email: 'a@exemple.fr' })).data).toHaveLength(1);
  // What was refused for its parameters was never begun.
  await expect(stripe.customers.create({ email: 'no' }, { idempotencyKey: 'wsp_2:customer' })).rejects.toMatchObject({
    statusCode: 400,
  });
  await stripe.customers.create({ email: 'c@exemple.fr' }, { idempotencyKey: 'wsp_2:customer' });
});

it('lists the newest first, a page after the other', async () => {
  const made: string[] = [];
  for (let count = 0; count < 25; count++)
    made.unshift(
      (
        await stripe.taxRates.create({
          display_name: `TVA ${count}`,
          inclusive: false,
          percentage: count,
          active: count % 2 === 0,
        })
      ).id,
    );
  const first = await stripe.taxRates.list();
  expect([first.data.length, first.has_more]).toEqual([10, true]);
  const all = await stripe.taxRates.list({ limit: 7 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(made);
  expect((await stripe.taxRates.list({ active: false, limit: 100 })).data).toHaveLength(12);
  await expect(stripe.taxRates.list({ starting_after: 'txr_none' })).rejects.toMatchObject({ param: 'starting_after' });
  await expect(stripe.taxRates.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
});

it('a lookup key names one price, and goes to another when told to', async () => {
  const { id: product } = await stripe.products.create({ name: 'Professionnel' });
  const price = (more: object) =>
    stripe.prices.create({
      product,
      currency: 'eur',
      unit_amount: 9_900,
      recurring: { interval: 'month' },
      lookup_key: 'pro_month',
      ...more,
    });
  const first = await price({});
  await expect(price({})).rejects.toMatchObject({ param: 'lookup_key' });
  const second = await price({ transfer_lookup_key: true });
  const found = await stripe.prices.list({ lookup_keys: ['pro_month'], active: true, expand: ['data.product'] });
  expect(found.data.map(({ id }) => id)).toEqual([second.id]);
  expect(found.data[0]?.product).toMatchObject({ name: 'Professionnel' });
  expect(second.unit_amount_decimal?.toString()).toBe('9900');
  await stripe.prices.update(first.id, { active: false });
  await expect(
    stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: first.id, quantity: 1 }],
      success_url: 'http://localhost:3000',
    }),
  ).rejects.toMatchObject({ param: 'line_items[0][price]' });
});

it('merges metadata, and empties what is emptied', async () => {
  const { id } = await stripe.customers.create({
    name: 'Agence',
    metadata: { a: '1', b: '2' },
    address: { line1: '1 rue X', country: 'FR' },
  });
  const changed = await stripe.customers.update(id, {
    name: '',
    metadata: { a: '', c: '3' },
    address: { city: 'Lyon' },
  });
  expect(changed).toMatchObject({
    name: null,
    metadata: { b: '2', c: '3' },
    address: { line1: '1 rue X', city: 'Lyon' },
  });
  expect(Object.keys(changed.metadata)).toEqual(['b', 'c']);
  expect(await stripe.customers.update(id, { metadata: '' })).toMatchObject({ metadata: {} });
});

it('is set up once: its endpoint is there, a portal is opened with its configuration', async () => {
  const { data: endpoints } = await stripe.webhookEndpoints.list();
  expect(endpoints).toMatchObject([
    { url: 'http://localhost:3000/api/billing/stripe-events', enabled_events: ['*'], status: 'enabled' },
  ]);
  const made = await stripe.webhookEndpoints.create({ url: 'https://exemple.fr/x', enabled_events: ['invoice.paid'] });
  expect(made.secret).toMatch(/^whsec_/);
  expect((await stripe.webhookEndpoints.retrieve(made.id)).secret).toBeUndefined();
  const { id: customer } = await stripe.customers.create();
  await expect(stripe.billingPortal.sessions.create({ customer })).rejects.toMatchObject({ statusCode: 400 });
  const configuration = await stripe.billingPortal.configurations.create({
    features: {
      payment_method_update: { enabled: true },
      customer_update: { enabled: true, allowed_updates: ['address'] },
      invoice_history: { enabled: true },
    },
  });
  expect(configuration.features).toMatchObject({
    payment_method_update: { enabled: true },
    subscription_update: { enabled: false },
  });
  expect(
    await stripe.billingPortal.sessions.create({
      customer,
      configuration: configuration.id,
      return_url: 'http://localhost:3000/settings',
    }),
  ).toMatchObject({
    url: expect.stringMatching(/^http:\/\/localhost:3000\/_local\/stripe\/portal\/bps_/),
  });
});

it('goes wrong on demand: slow, down, too often, or with its answer lost', async () => {
  const fail = (...calls: object[]) => local.local('PUT', '/faults', { calls });
  await fail({ status: 429 }, { status: 500 });
  await expect(stripe.customers.list()).rejects.toMatchObject({ type: 'StripeRateLimitError', statusCode: 429 });
  await expect(stripe.customers.list()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
  // The SDK itself tries a connection that was closed once more.
  await fail({ status: 0, times: 2 });
  await expect(stripe.customers.list()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  await fail({ status: 0, times: 2, when: 'after', path: '/v1/customers', method: 'POST' });
  const lost = { idempotencyKey: 'lost' };
  await expect(stripe.customers.create({ email: 'lost@exemple.fr' }, lost)).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  const found = await stripe.customers.create({ email: 'lost@exemple.fr' }, lost);
  expect((await stripe.customers.list({ email: 'lost@exemple.fr' })).data.map(({ id }) => id)).toEqual([found.id]);
  await fail({ status: 200, slowMs: 200 });
  const slow = stripe.customers.create({}, { idempotencyKey: 'slow' });
  await expect
    .poll(() => stripe.customers.create({}, { idempotencyKey: 'slow' }).catch(({ statusCode }) => statusCode))
    .toBe(409);
  await slow;
  await local.local('PUT', '/faults', { perSecond: 5 });
  const many = await Promise.allSettled(Array.from({ length: 20 }, () => stripe.products.list()));
  expect(many.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(10);
  expect(await local.local('PUT', '/faults', { calls: [{ status: 'x' }] })).toMatchObject({ httpStatus: 400 });
  await local.local('PUT', '/faults', {});
});

it('says what it is, and knows its customers by their workspace', async () => {
  expect(await local.local('GET', '')).toMatchObject({ apiVersion: Stripe.API_VERSION, webhookSecret: 'whsec_local' });
  expect(await local.local('GET', '/customers/wsp_none')).toMatchObject({ httpStatus: 404 });
  await subscribed(local, await filledAccount(local, 'wsp_known'));
  const known = await local.local('GET', '/customers/wsp_known');
  expect(known).toMatchObject({
    customer: { metadata: { workspaceId: 'wsp_known' } },
    subscription: { status: 'active' },
    invoices: [{ status: 'paid' }],
  });
  expect(await local.local('POST', '/customers/wsp_known/advance', { days: 'x' })).toMatchObject({ httpStatus: 400 });
  const foreign = await fetch(`${local.server.url}/_local/stripe/customers/wsp_known/cancel`, {
    method: 'POST',
    headers: { origin: 'https://exemple.fr' },
  });
  expect(foreign.status).toBe(403);
});
