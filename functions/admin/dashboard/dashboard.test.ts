import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type AdminDashboard, getAdminDashboard } from '../../../shared/admin/dashboard.contract.ts';
import { searchPayments } from '../../../shared/admin/payment.contract.ts';
import { searchUsers } from '../../../shared/admin/user.contract.ts';
import { searchWorkspaces } from '../../../shared/admin/workspace.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { AdminPermission } from '../../../shared/kernel/permissions.ts';
import { moves } from '../../../shared/rules/mrr.ts';
import { BillingAccount, type PriceSpan } from '../../billing/core/billing-account.entity.ts';
import { of } from '../../billing/testing/invoices.ts';
import { locally, openStripe, subscribedUser, syncs } from '../../billing/testing/stripe.ts';
import { noteVerification } from '../../journal/chain/verify-chain.door.ts';
import { write } from '../../platform/db/write.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { addDeliveries } from '../../platform/outbox/delivery-hour.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';

const admin = await signedInUser({ role: 'admin' });
beforeAll(async () => {
  await openStripe();
});

type Owner = Awaited<ReturnType<typeof signedInUser>>;
type Query = { from?: string; to?: string };
const read = (query: Query = {}, { token } = admin) => call(getAdminDashboard, { token, query });
const dashboard = async (query: Query = {}): Promise<AdminDashboard> => (await read(query)).data;
const spaces = (query: object) => call(searchWorkspaces, { token: admin.token, query: { ...query, limit: '100' } });
const people = (query: object) => call(searchUsers, { token: admin.token, query });
const today = parisDay();

/** As a subscription of those days would have left it. */
async function priced({ workspace: { workspaceId } }: Pick<Owner, 'workspace'>, spans: [number, string, string][]) {
  const all: PriceSpan[] = spans.map(([euros, from, until]) => ({
    ...{ currency: 'EUR', amountCents: euros * 100, months: 1 },
    ...{ from, until },
  }));
  await BillingAccount.patch({ workspaceId }).set({ spans: all }).go();
  await write([markPeople([workspaceId])]);
}

it('gives each part to who has its permission alone', async () => {
  const having = (...adminGrants: AdminPermission[]) => signedInUser({ adminGrants });
  expect((await read({}, await signedInUser())).status).toBe(403);
  const none = { people: null, workspaces: null, money: null, health: null, series: [], toDo: [] };
  expect((await read({}, await having('admin:plans'))).data).toMatchObject(none);
  const users = (await read({}, await having('admin:users'))).data;
  expect(users).toMatchObject({ ...none, people: { total: expect.any(Number) }, workspaces: {}, series: {} });
  expect(users.series.at(-1)).toEqual({ day: today, signUps: expect.any(Number), mrr: null });
  const payments = (await read({}, await having('admin:payments'))).data;
  expect(payments).toMatchObject({ people: null, workspaces: null, money: { mrr: expect.any(Number) }, health: null });
  expect(payments.series.at(-1)).toEqual({ day: today, signUps: null, mrr: payments.money?.mrr });
  const works = (await read({}, await having('admin:settings'))).data;
  expect(works).toMatchObject({ ...none, health: { deliveries24h: expect.any(Number), chain: null } });
  const log = (await read({}, await having('admin:activity'))).data;
  expect(log).toMatchObject({ people: null, health: { queues: null, chain: { pending: expect.any(Number) } } });
});

it('is of thirty days that end today, of others that are named, and of no others', async () => {
  expect(await dashboard()).toMatchObject({ from: addDays(today, -29), to: today });
  const year = { from: addDays(today, -399), to: today };
  const { series, ...found } = await dashboard(year);
  expect([found, series.length, series[0]?.day]).toEqual([expect.objectContaining(year), 400, year.from]);
  const refused = async (query: Query) => {
    const { status, error } = await read(query);
    return [status, ...(error.details ?? []).map(({ path, message }) => [path, message])];
  };
  expect(await refused({ from: addDays(today, -400) })).toEqual([
    400,
    ['from', 'Choisissez une période de 400\u00a0jours au plus'],
  ]);
  expect(await refused({ to: addDays(today, 1) })).toEqual([400, ['to', 'Ce jour n’est pas encore venu']]);
  expect(await refused({ from: '2026-03-02', to: '2026-03-01' })).toEqual([400, ['to', 'La fin précède le début']]);
  expect((await read({ from: '2026-02-30' })).status).toBe(400);
  expect((await spaces({ moved: 'new', from: addDays(today, -400) })).status).toBe(400);
});

it('tells what moved recurring revenue in a month, and who is behind each move', async () => {
  const owners = await Promise.all(Array.from({ length: 6 }, () => subscribedUser('starter')));
  const [came, back, more, less, left, still] = owners as [Owner, Owner, Owner, Owner, Owner, Owner];
  await priced(came, [[99, '2007-05-31', '2007-07-01']]);
  await priced(back, [
    [29, '2007-01-10', '2007-02-10'],
    [29, '2007-05-01', '2007-07-01'],
  ]);
  await priced(more, [
    [29, '2007-01-10', '2007-05-03'],
    [99, '2007-05-03', '2007-07-01'],
  ]);
  await priced(less, [
    [99, '2007-01-10', '2007-05-03'],
    [29, '2007-05-03', '2007-07-01'],
  ]);
  await priced(left, [[99, '2007-01-10', '2007-05-31']]);
  await priced(still, [[29, '2007-01-10', '2007-07-01']]);
  const may = { from: '2007-05-01', to: '2007-05-31' };
  const { money, series } = await dashboard(may);
  expect(money).toMatchObject({ start: 256, new: 99, reactivated: 29, expansion: 70, contraction: -70, churned: -99 });
  expect(money).toMatchObject({ mrr: 285, arr: 3_420, arpa: 57 });
  expect(series).toHaveLength(31);
  expect(
    ['2007-05-01', '2007-05-03', '2007-05-30', '2007-05-31'].map((day) => series.find((one) => one.day === day)?.mrr),
  ).toEqual([285, 285, 285, 285]);
  const idsOf = async (moved: string) => (await spaces({ ...may, moved })).data.items.map(({ id }) => id);
  expect(await Promise.all(moves.map(idsOf))).toEqual(
    [came, back, more, less, left].map(({ workspace }) => [workspace.workspaceId]),
  );
  const paying = async (days: Query) => (await spaces({ ...days, moved: 'paying' })).data.total;
  expect(await paying(may)).toBe(5);
  expect(await paying({ from: '2007-04-01', to: '2007-04-30' })).toBe(4);
  expect((await dashboard({ from: '2007-06-01', to: '2007-07-01' })).money).toMatchObject({ mrr: 0, arpa: null });
});

it('counts who signed up, day by day, and whose trial became a subscription', async () => {
  const made = (day: string, more: object) => ({ createdAt: `2005-03-${day}T12:00:00.000Z`, ...more });
  const [over, ahead] = ['2005-03-20T12:00:00.000Z', new Date(Date.now() + 86_400_000).toISOString()];
  const at = (day: string, more: object) =>
    signedInUser({ createdAt: `2005-03-${day}T12:00:00.000Z` }, made(day, more));
  await at('05', { trialEndsAt: over });
  await at('05', { trialEndsAt: ahead });
  await at('31', {});
  const { workspace } = await subscribedUser('starter');
  const march = { from: '2005-03-01', to: '2005-03-31' };
  const found = await dashboard(march);
  expect(found.people?.new).toBe(3);
  expect(found.series.filter(({ signUps }) => signUps !== 0).map(({ day, signUps }) => [day, signUps])).toEqual([
    ['2005-03-05', 2],
    ['2005-03-31', 1],
  ]);
  expect(found.money?.trialConversion).toBe(0);
  await Workspace.patch(workspace).set({ createdAt: '2005-03-10T12:00:00.000Z' }).go();
  await write([markPeople([workspace.workspaceId])]);
  expect((await dashboard(march)).money?.trialConversion).toBe(0.5);
  expect((await people(march)).data.total).toBe(3);
  expect((await people({ from: '2005-03-06', to: '2005-03-31' })).data.total).toBe(1);
  expect((await spaces({ q: workspace.workspaceId, standing: 'paying' })).data.total).toBe(1);
  expect((await dashboard({ from: '2005-04-01', to: '2005-04-30' })).money?.trialConversion).toBeNull();
});

it('each figure is the total of the list that it opens', async () => {
  const late = await subscribedUser('starter');
  await locally('PUT', `${of(late)}/card`, { card: '4000000000000341' });
  await locally('POST', `${of(late)}/advance`, { days: 32 });
  await syncs.runAll();
  await signedInUser({ status: 'suspended' }, { suspendedAt: new Date().toISOString() });
  const seenSince = (days: number) => people({ seenSince: addDays(today, -days) });
  const payments = (query: object) => call(searchPayments, { token: admin.token, query });
  const lists: [string, (found: AdminDashboard) => number | undefined, () => Promise<{ data: { total: number } }>][] = [
    ['people', ({ people: all }) => all?.total, () => people({})],
    ['new', ({ people: all }) => all?.new, () => people({ from: addDays(today, -29), to: today })],
    ['active7d', ({ people: all }) => all?.active7d, () => seenSince(6)],
    ['active30d', ({ people: all }) => all?.active30d, () => seenSince(29)],
    ['people suspended', ({ people: all }) => all?.suspended, () => people({ status: 'suspended' })],
    ['workspaces', ({ workspaces: all }) => all?.total, () => spaces({})],
    ['trialing', ({ workspaces: all }) => all?.trialing, () => spaces({ standing: 'trialing' })],
    ['paying', ({ workspaces: all }) => all?.paying, () => spaces({ standing: 'paying' })],
    ['pastDue', ({ workspaces: all }) => all?.pastDue, () => spaces({ standing: 'past_due' })],
    ['suspended', ({ workspaces: all }) => all?.suspended, () => spaces({ status: 'suspended' })],
    ['closing', ({ workspaces: all }) => all?.closing, () => spaces({ status: 'closing' })],
    ['openInvoices', ({ money }) => money?.openInvoices, () => payments({ status: 'open' })],
    ['failed30d', ({ money }) => money?.failed30d, () => payments({ status: 'failed', from: addDays(today, -29) })],
    ['failed', ({ toDo }) => countOf(toDo, 'failed_payments'), () => payments({ status: 'failed' })],
    ['disputed', ({ toDo }) => countOf(toDo, 'disputes'), () => payments({ status: 'disputed' })],
  ];
  const totals = () => Promise.all(lists.map(async ([, , list]) => (await list()).data.total));
  // Other tests make people meanwhile.
  const [before, found, after] = [await totals(), await dashboard(), await totals()];
  for (const [at, [name, figure]] of lists.entries()) {
    const ends = [before[at] ?? 0, after[at] ?? 0];
    expect(figure(found), name).toBeGreaterThanOrEqual(Math.min(...ends));
    expect(figure(found), name).toBeLessThanOrEqual(Math.max(...ends));
  }
  expect(found.workspaces?.pastDue).toBeGreaterThan(0);
  expect(found.toDo).toContainEqual({
    ...{ kind: 'failed_payments', count: expect.any(Number) },
    path: '/admin/payments?etat=failed',
  });
});

const countOf = (toDo: AdminDashboard['toDo'], kind: string) => toDo.find((one) => one.kind === kind)?.count ?? 0;

it('says that a chain is broken until it is found whole, and how many deliveries a day had', async () => {
  const chainId = `wks_${randomUUID()}`;
  const found = {
    ...{ ok: false, checked: 1, altered: [], missing: [], unknown: [], brokenAt: 1 },
    ...{ pending: 0, head: null, nextBlock: null },
  };
  await noteVerification(chainId, found, new Date());
  const before = await dashboard();
  expect(before.health?.chain?.ok).toBe(false);
  const broken = before.toDo.find(({ kind }) => kind === 'broken_chain');
  expect(broken?.path).toMatch(/^\/admin\/activity\?espace=/);
  await noteVerification(chainId, { ...found, ok: true, brokenAt: null }, new Date());
  const hour = (ago: number) => `${new Date(Date.now() - ago * 3_600_000).toISOString().slice(0, 13)}:00:00.000Z`;
  await addDeliveries('whk_1', hour(0), { succeeded: 3, failed: 2 });
  await addDeliveries('whk_1', hour(23), { succeeded: 1, failed: 0 });
  await addDeliveries('whk_1', hour(25), { succeeded: 100_000, failed: 0 });
  const { health, toDo } = await dashboard();
  expect(countOf(toDo, 'broken_chain')).toBe((broken?.count ?? 0) - 1);
  const added = (health?.deliveries24h ?? 0) - (before.health?.deliveries24h ?? 0);
  expect(added).toBeGreaterThanOrEqual(6);
  expect(added).toBeLessThan(100_000);
  expect(health?.queues?.map(({ name }) => name)).toContain('deliveries');
  expect(health?.schedules?.map(({ name }) => name)).toContain('reconcileBilling');
});
