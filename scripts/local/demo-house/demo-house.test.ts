import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as activity from '../../../shared/admin/activity.contract.ts';
import * as payments from '../../../shared/admin/payment.contract.ts';
import * as plans from '../../../shared/admin/plan.contract.ts';
import * as settings from '../../../shared/admin/setting.contract.ts';
import * as users from '../../../shared/admin/user.contract.ts';
import * as workspaces from '../../../shared/admin/workspace.contract.ts';
import { updateBillingDetails } from '../../../shared/billing/details.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { handlerPath, type Route, type RouteInput, type RouteOutput } from '../../../shared/kernel/route.ts';
import { moves, mrrBridge } from '../../../shared/rules/mrr.ts';
import { startDatabase } from '../database.ts';
import { tableName } from '../environment.ts';
import { localPolicy } from '../outbound-policy.ts';
import { fastFolder } from '../product.ts';

const functionsDir = join(import.meta.dirname, '..', '..', '..', 'functions');
const folder = fastFolder();
const database = await startDatabase(tableName, folder);
process.env.TEST_DATABASE = database.endpoint;
process.env.TEST_FOLDER = folder;
// What follows reads where the table is.
const { stripe } = await import('../../../functions/platform/testing/services.ts');
const { toEvent } = await import('../../../functions/platform/testing/call.ts');
const { sqsEvent } = await import('../../../functions/platform/testing/sqs-event.ts');
const { signedIn } = await import('../../../functions/platform/testing/factories.ts');
const { setOutboundPolicy } = await import('../../../functions/platform/clients/outbound/outbound-policy.ts');
const { findUserByEmail } = await import('../../../functions/auth/account/find-user.door.ts');
const { homeOf } = await import('../../../functions/auth/account/home-of.ts');
const { BillingAccount } = await import('../../../functions/billing/core/billing-account.entity.ts');
const { Invoice } = await import('../../../functions/billing/invoices/invoice.entity.ts');
const { Payment, paymentShards } = await import('../../../functions/billing/payments/payment.entity.ts');
const { handler: syncBilling } = await import('../../../functions/billing/stripe/sync-billing.worker.ts');
const { booksOf } = await import('../../../functions/billing/invoices/books.ts');
const { subscriptionsOf } = await import('../../../functions/billing/core/reconcile.ts');
const { stripeClient } = await import('../../../functions/platform/clients/stripe.ts');
const { spansOf } = await import('./spans-of.ts');
const { Demo } = await import('../../../functions/health/demo.entity.ts');
const { verifyChain } = await import('../../../functions/journal/chain/verify-chain.door.ts');
const { seed } = await import('../seed.ts');
const { demoAgency } = await import('../demo-agency.ts');
const { fillBilling } = await import('../demo-billing/fill-billing.ts');
const { drawHouses } = await import('./draw-house.ts');
const { fillHouse } = await import('./fill-house.ts');

type Asked<R extends Route> = {
  params?: Record<string, string>;
  query?: RouteInput<R> extends { query: infer Q } ? Q : never;
};

/** What an administrator is answered; without the door, which reads the rights of every function first. */
async function call<R extends Route>(route: R, { params, query }: Asked<R> = {}) {
  const { handler } = await import(/* @vite-ignore */ join(functionsDir, `${handlerPath(route)}.ts`));
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  const event = toEvent(route, { token, rawQuery: search.toString(), ...(params && { params }) });
  const answer = await handler(event, context);
  expect(answer.statusCode, answer.body).toBe(200);
  return {
    text: answer.body as string,
    data: (route.contentType ? undefined : JSON.parse(answer.body).data) as RouteOutput<R>,
  };
}
const context = { getRemainingTimeInMillis: () => 20_000 };

const fill = () => fillHouse(stripe, new AbortController().signal);
const houses = drawHouses(new Date());
let token = '';

beforeAll(async () => {
  setOutboundPolicy(localPolicy());
  await seed();
  const agency = await demoAgency();
  if (!agency) throw new Error('There is no demo agency');
  await fillBilling(agency);
  await fill();
  const admin = await findUserByEmail('admin@reclame.example');
  if (!admin) throw new Error('Nobody administers');
  ({ token } = await signedIn(admin, (await homeOf(admin)).workspace.workspaceId));
});

afterAll(async () => {
  await Promise.all([database.stop(), stripe.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const foundWorkspaces = async () =>
  (await call(workspaces.searchWorkspaces, { query: { q: 'fictif', limit: '100' } })).data;

const storedPayments = async () =>
  (
    await Promise.all(
      paymentShards.map(async (shardKey) => (await Payment.query.byShard({ shardKey }).go({ pages: 'all' })).data),
    )
  ).flat();

const storedPapers = async () =>
  (
    await Promise.all(
      houses.map(
        async ({ workspaceId }) => (await Invoice.query.byWorkspace({ workspaceId }).go({ pages: 'all' })).data,
      ),
    )
  ).flat();

const accounts = async () =>
  (await Promise.all(houses.map(({ workspaceId }) => BillingAccount.get({ workspaceId }).go()))).map(
    ({ data }) => data,
  );

/** All that a second look may not change: but for the page of a payment, whose address is another one each time. */
const standing = async (): Promise<unknown> => {
  const all = [await accounts(), await storedPayments(), await storedPapers(), (await foundWorkspaces()).items];
  return JSON.parse(JSON.stringify(all).replace(/\?s=\w+/g, ''));
};

describe('the forty workspaces', () => {
  it('are made up, and bill companies that nobody is', () => {
    expect(houses).toHaveLength(40);
    const addresses = houses.flatMap(({ people }) => people.map(({ email }) => email));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { demo, details, people } of houses) {
      expect(demo.name).toMatch(/\(fictif\)$/);
      for (const { email } of people) expect(email).toMatch(/@[a-z-]+\.example$/);
      const { line1, postalCode, city, country, ...said } = details;
      const address = { line1, postalCode, city, country };
      expect(updateBillingDetails.body.parse({ ...said, address, version: 0 })).toMatchObject({ address });
    }
  });

  it('are found with every state and source, over fourteen months, and each opens', async () => {
    const { items, total, facets } = await foundWorkspaces();
    expect(total).toBe(40);
    const counts = (name: 'source' | 'status' | 'planCode') =>
      Object.fromEntries(facets[name].map(({ value, count }) => [value, count]));
    expect(counts('status')).toEqual({ active: 37, suspended: 2, closing: 1 });
    expect(counts('source')).toMatchObject({ stripe: 26, manual: 4, trial: 3 });
    expect(Object.keys(counts('planCode')).sort()).toEqual(['enterprise', 'professional', 'starter']);
    const months = new Set(items.map(({ createdAt }) => createdAt.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(13);
    const opened = await Promise.all(items.map(({ id }) => call(workspaces.getAdminWorkspace, { params: { id } })));
    for (const { data } of opened) expect(data.workspace.owner?.email).toContain('.example');
  });

  it('have people who come, who came once and who may not come any more', async () => {
    const { data } = await call(users.searchUsers, { query: { limit: '100' } });
    const people = data.items.filter(({ email }) => !email.endsWith('@reclame.example'));
    expect(data.total).toBe(houses.flatMap(({ people }) => people).length + 6);
    expect(people.filter(({ status }) => status === 'suspended')).toHaveLength(2);
    expect(people.filter(({ lastSeenAt, createdAt }) => lastSeenAt === createdAt).length).toBeGreaterThan(5);
    const [first] = people;
    await call(users.getUser, { params: { id: first?.id ?? '' } });
  });
});

describe('what they paid', () => {
  it('is found in every state, and each opens', async () => {
    const { data } = await call(payments.searchPayments, { query: { limit: '1' } });
    const stored = await storedPayments();
    expect(data.total).toBe(stored.length);
    expect(stored.length).toBeGreaterThan(150);
    const states = new Set(stored.map(({ content }) => content.status));
    for (const state of ['open', 'paid', 'failed', 'partially_refunded', 'refunded', 'disputed'] as const)
      expect(states).toContain(state);
    const oneOfEach = new Map(stored.map(({ paymentId, content }) => [content.status, paymentId]));
    for (const id of oneOfEach.values()) await call(payments.getPayment, { params: { id } });
    const late = stored.filter(({ content }) => content.status === 'open' && content.dueOn < parisDay());
    expect(late.length).toBeGreaterThanOrEqual(1);
  });

  it('has its papers, whose numbers follow each other with their days', async () => {
    const papers = await storedPapers();
    for (const series of ['F2025', 'F2026', 'A2025', 'A2026']) {
      const own = papers.filter(({ content }) => content.number.startsWith(series));
      own.sort((a, b) => (a.content.number < b.content.number ? -1 : 1));
      expect(own.map(({ content }) => content.number)).toEqual(
        own.map((_, at) => `${series}-${String(at + 1).padStart(5, '0')}`),
      );
      const days = own.map(({ content }) => content.issuedOn);
      expect(days).toEqual([...days].sort());
    }
    const byId = new Map(papers.map((paper) => [paper.invoiceId, paper.content]));
    for (const { content } of await storedPayments()) {
      // What was never paid at Stripe has no paper.
      const isUnpaid = content.provider === 'stripe' && ['open', 'failed'].includes(content.status);
      expect(content.invoice === undefined).toBe(isUnpaid);
      if (content.invoice)
        expect(byId.get(content.invoice.id)).toMatchObject({
          number: content.invoice.number,
          totals: { inclTax: content.totalCents / 100 },
        });
    }
    expect(papers.filter(({ content }) => content.kind === 'credit_note')).toHaveLength(3);
  });

  it('adds up, in the list and in what is exported', async () => {
    const to = parisDay();
    const from = addDays(to, -365);
    const stored = (await storedPayments()).map(({ content }) => content);
    const cents = (one: (content: (typeof stored)[number]) => number) =>
      stored.reduce((sum, content) => sum + one(content), 0);
    const { data } = await call(payments.searchPayments, { query: { limit: '1' } });
    const paid = new Set(['paid', 'partially_refunded', 'refunded', 'disputed']);
    expect(data.totals).toEqual({
      paid: cents(({ status, totalCents }) => (paid.has(status) ? totalCents : 0)) / 100,
      open: cents(({ status, totalCents }) => (status === 'open' ? totalCents : 0)) / 100,
      refunded: cents(({ refundedCents }) => refundedCents) / 100,
      failed: cents(({ status, totalCents }) => (status === 'failed' ? totalCents : 0)) / 100,
    });
    const papers = (await storedPapers()).filter(({ content }) => content.issuedOn >= from);
    const { text } = await call(payments.exportPayments, { query: { kind: 'ledger', from, to } });
    const [, ...rows] = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    expect(rows.map((row) => row[1]).sort()).toEqual(papers.map(({ content }) => content.number).sort());
    const sum = papers.reduce(
      (all, { content: { kind, totals } }) => all + (kind === 'invoice' ? 1 : -1) * totals.inclTax,
      0,
    );
    expect(rows.reduce((all, row) => all + Number(row[9]?.replace(',', '.')), 0)).toBeCloseTo(sum);
  });
});

it('moves recurring revenue in every way', async () => {
  const client = await stripeClient();
  if (!client) throw new Error('There is no Stripe');
  const prices = new Map((await client.prices.list({ limit: 100 })).data.map((price) => [price.id, price]));
  const spans = await Promise.all(
    (await accounts()).map(async (account) => {
      if (!account?.customerId) return [];
      const { workspaceId, customerId } = account;
      const books = await booksOf(client, customerId);
      const own = spansOf(books, await subscriptionsOf(client, customerId), prices);
      return own.map((span) => ({ workspaceId, ...span }));
    }),
  );
  const moved = new Set<string>();
  const today = parisDay();
  for (let days = 420; days > 0; days -= 30) {
    const [bridge] = mrrBridge(spans.flat(), { from: addDays(today, -days), to: addDays(today, 30 - days) });
    for (const move of moves) if (bridge?.movers[move].length) moved.add(move);
  }
  expect([...moved].sort()).toEqual([...moves].sort());
});

it('a night that looks at all of them at Stripe changes nothing', async () => {
  const before = await standing();
  const billed = (await accounts()).flatMap((account) => (account?.customerId ? [account.workspaceId] : []));
  expect(billed).toHaveLength(30);
  for (const workspaceId of billed)
    expect(await syncBilling(sqsEvent([{ messageId: 'm', body: JSON.stringify({ workspaceId }) }]), context)).toEqual({
      batchItemFailures: [],
    });
  expect(await standing()).toEqual(before);
});

it('the log of each is sealed and verifies, and so is that of the platform', async () => {
  const whole = { ok: true, altered: [], missing: [], unknown: [] };
  const found = await Promise.all(houses.map(({ workspaceId }) => verifyChain(workspaceId)));
  for (const one of found) expect(one).toMatchObject({ ...whole, pending: 0 });
  // Nobody has sealed here what these tests did.
  expect(await verifyChain('platform')).toMatchObject(whole);
  const { data } = await call(activity.listAdminActivity, { query: { workspaceId: 'platform', limit: '100' } });
  const types = new Set(data.items.map(({ type }) => type));
  for (const type of [
    'workspace.suspended',
    'workspace.offer_changed',
    'user.suspended',
    'setting.updated',
    'plan.updated',
  ])
    expect(types).toContain(type);
  const { data: changes } = await call(settings.listSettingChanges, { params: { key: 'maintenance.mode' } });
  expect(changes.items.map(({ to }) => to)).toEqual([null, 'read_only']);
});

it('some keep a price that is sold no more', async () => {
  const { data } = await call(plans.listAdminPlans);
  const professional = data.items.find(({ code }) => code === 'professional');
  const former = professional?.prices
    .filter(({ active }) => !active)
    .map(({ amount, subscribers }) => [amount, subscribers]);
  expect(former).toEqual([
    [79, 3],
    [790, 1],
  ]);
  expect(professional).toMatchObject({ landingDiffers: false, version: 3 });
});

it('begun again after an interruption, it makes nothing twice and tells nobody of anything', async () => {
  const before = await standing();
  const { data: demo } = await Demo.get({ name: 'house' }).go();
  await Demo.put({ name: 'house', state: 'loading', today: demo?.today }).go();
  await fill();
  expect(await standing()).toEqual(before);
});
