import { beforeAll, expect, it } from 'vitest';
import * as workspaces from '../../../shared/admin/workspace.contract.ts';
import { createBrand } from '../../../shared/ai/brands.contract.ts';
import * as auth from '../../../shared/auth/auth.contract.ts';
import { searchProspects } from '../../../shared/prospects/prospect.contract.ts';
import { searchEverything } from '../../../shared/search/search.contract.ts';
import { updateWorkspace } from '../../../shared/settings/workspace.contract.ts';
import { billingOf, openStripe, subscribedUser } from '../../billing/testing/stripe.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { list, noticesTo } from '../../notifications/testing/told.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, joined, signedInUser } from '../../platform/testing/factories.ts';
import { newApiKey } from '../../settings/testing/api-keys.ts';

type Owner = Awaited<ReturnType<typeof signedInUser>>;
type Body = Parameters<typeof call<typeof workspaces.updateAdminWorkspace>>[1]['body'];

const admin = await signedInUser({ role: 'admin' });
beforeAll(async () => {
  await openStripe();
});

const search = (query: Parameters<typeof call<typeof workspaces.searchWorkspaces>>[1]['query'], { token } = admin) =>
  call(workspaces.searchWorkspaces, { token, query });
const get = (id: string) => call(workspaces.getAdminWorkspace, { token: admin.token, params: { id } });
const reason = 'Convenu au téléphone';
const change = (
  { workspace }: Pick<Owner, 'workspace'>,
  body: Partial<Body> & { version: number },
  { token } = admin,
) => call(workspaces.updateAdminWorkspace, { token, params: { id: workspace.workspaceId }, body: { reason, ...body } });
const prospects = (token: string) => call(searchProspects, { token, query: {} });
const soon = new Date(Date.now() + 40 * 86_400_000).toISOString();
const linesOf = async (workspaceId: string, chain = workspaceId) => {
  const { data } = await AuditLine.query.byWorkspace({ workspaceId: chain }).go({ pages: 'all' });
  return data
    .filter(({ entityId, values }) => entityId === workspaceId && values)
    .map(({ type, values }) => [type, values]);
};

it('finds workspaces by the words of their name, as soon as anything of them has changed', async () => {
  const word = `w${Date.now()}`;
  const owner = await signedInUser({ firstName: 'Anne' }, { name: `Été ${word}` });
  const { workspaceId } = owner.workspace;
  const found = async (q: string) => (await search({ q })).data.items.map(({ id }) => id);
  expect(await found(`ete ${word}`)).toEqual([workspaceId]);
  expect(await found(workspaceId)).toEqual([workspaceId]);
  await call(updateWorkspace, { token: owner.token, body: { name: `Hiver ${word}`, version: 1 } });
  expect(await found(`hiver ${word}`)).toEqual([workspaceId]);
  expect(await found(`ete ${word}`)).toEqual([]);
  const made = await call(auth.createWorkspace, { token: owner.token, body: { name: `Second ${word}` } });
  expect(await found(`second ${word}`)).toEqual([made.data.workspace.id]);
  expect((await search({}, owner)).status).toBe(403);
});

it('filters, counts and sorts, a page at a time', async () => {
  const word = `f${Date.now()}`;
  const [trial, agreed, none, shut] = await Promise.all([
    signedInUser({}, { name: `${word} C`, trialEndsAt: soon, createdAt: '2026-01-04T00:00:00.000Z' }),
    signedInUser({}, { name: `${word} A`, plan: 'enterprise', createdAt: '2026-01-03T00:00:00.000Z' }),
    signedInUser(
      {},
      {
        name: `${word} B`,
        plan: 'professional',
        paidUntil: '2026-01-02T00:00:00.000Z',
        createdAt: '2026-01-02T00:00:00.000Z',
      },
    ),
    signedInUser(
      {},
      { name: `${word} D`, suspendedAt: '2026-01-02T00:00:00.000Z', createdAt: '2026-01-01T00:00:00.000Z' },
    ),
  ]);
  const ids = [trial, agreed, none, shut].map(({ workspace }) => workspace.workspaceId);
  const idsOf = ({ data }: Awaited<ReturnType<typeof search>>) => data.items.map(({ id }) => id);
  const all = await search({ q: word });
  expect(idsOf(all)).toEqual(ids);
  expect(all.data.items.map(({ planCode, source, status, mrr }) => [planCode, source, status, mrr])).toEqual([
    ['professional', 'trial', 'active', 0],
    ['enterprise', 'manual', 'active', null],
    ['starter', 'none', 'active', 0],
    ['starter', 'none', 'suspended', 0],
  ]);
  expect(all.data.items[0]).toMatchObject({ members: 1, owner: { email: trial.email }, trialEndsAt: soon, version: 1 });
  expect(idsOf(await search({ q: word, sort: 'name' }))).toEqual([ids[1], ids[2], ids[0], ids[3]]);
  const some = await search({ q: word, status: ['active'], source: ['none', 'manual'] });
  expect([idsOf(some), some.data.total]).toEqual([[ids[1], ids[2]], 2]);
  const counts = (of: { value: string; count: number }[]) =>
    Object.fromEntries(of.map((one) => [one.value, one.count]));
  expect(counts(some.data.facets.status)).toEqual({ active: 2, suspended: 1, closing: 0 });
  expect(counts(some.data.facets.source)).toEqual({ stripe: 0, manual: 1, trial: 1, none: 1 });
  expect(counts(some.data.facets.planCode)).toEqual({ starter: 1, professional: 0, enterprise: 1 });
  expect(idsOf(await search({ q: word, planCode: ['starter'] }))).toEqual([ids[2], ids[3]]);
  const first = await search({ q: word, limit: '3' });
  const rest = await search({ q: word, limit: '3', cursor: first.data.nextCursor ?? '' });
  expect([idsOf(first), idsOf(rest), rest.data.nextCursor]).toEqual([ids.slice(0, 3), ids.slice(3), null]);
});

it('tells what a workspace pays, is allowed and uses, and no more', async () => {
  const owner = await subscribedUser('professional');
  const { data } = await get(owner.workspace.workspaceId);
  expect(data.workspace).toMatchObject({ source: 'stripe', mrr: 99, limits: { prospects: 10_000 }, overrides: {} });
  expect(data.workspace.paidUntil).toBe((await billingOf(owner)).currentPeriodEnd);
  expect(data.workspace.usage.find(({ limit }) => limit === 'members')).toMatchObject({ used: 1 });
  const refused = await change(owner, { planCode: 'enterprise', version: data.workspace.version });
  expect([refused.status, refused.error.reason]).toEqual([409, 'has_subscription']);
  const { version } = data.workspace;
  const limited = await change(owner, { overrides: { prospects: 12_000 }, version });
  expect(limited.data.workspace).toMatchObject({
    source: 'stripe',
    planCode: 'professional',
    limits: { prospects: 12_000 },
  });
  expect((await get('wks_unknown')).status).toBe(404);
});

it('agrees an offer and its limits: they hold at the next call, the owner is told, and both logs say what has changed', async () => {
  const owner = await signedInUser({}, { trialEndsAt: soon });
  const { workspaceId } = owner.workspace;
  const { data } = await change(owner, {
    planCode: 'enterprise',
    paidUntil: soon,
    overrides: { brands: 0 },
    version: 1,
  });
  expect(data.workspace).toMatchObject({
    planCode: 'enterprise',
    source: 'manual',
    trialEndsAt: null,
    paidUntil: soon,
    version: 2,
  });
  expect(data.workspace.decisions).toMatchObject([{ reason, by: { id: admin.user.userId } }]);
  const brand = (name: string) => call(createBrand, { token: owner.token, body: { name } });
  expect((await brand('Océane')).error.reason).toBe('brand_limit');
  await change(owner, { overrides: { brands: 1 }, version: 2 });
  expect((await brand('Océane')).status).toBe(201);
  // What exists stays: only another one is refused.
  expect(
    (await change(owner, { overrides: { brands: 0 }, version: 3 })).data.workspace.usage.find(
      ({ limit }) => limit === 'brands',
    ),
  ).toMatchObject({ used: 1, max: 0, over: true });
  expect((await brand('Ariane')).error.reason).toBe('brand_limit');
  const offer = [
    { field: 'planCode', from: 'starter', to: 'enterprise' },
    { field: 'trialEndsAt', from: soon, to: null },
    { field: 'paidUntil', from: null, to: soon },
    { field: 'brands', from: null, to: 0 },
  ];
  for (const chain of [workspaceId, 'platform'])
    expect((await linesOf(workspaceId, chain))[0]).toEqual(['workspace.offer_changed', offer]);
  await dispatchAll((await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all' })).data);
  expect((await list(owner)).items.map(({ title }) => title)).toContain(
    'Votre espace est à l’offre Enterprise, par accord',
  );
  expect((await noticesTo(owner)).length).toBeGreaterThan(0);
  const back = await change(owner, { planCode: 'starter', version: 4 });
  expect(back.data.workspace).toMatchObject({ planCode: 'starter', source: 'none', paidUntil: null });
});

it('refuses what cannot be agreed, and changes nothing', async () => {
  const owner = await signedInUser({}, { plan: 'enterprise' });
  const past = '2026-01-01T00:00:00.000Z';
  for (const body of [
    { trialEndsAt: soon },
    { paidUntil: past },
    { planCode: 'starter' as const, paidUntil: soon },
    { planCode: 'starter' as const, trialEndsAt: '2099-01-01T00:00:00.000Z' },
    { overrides: { brands: -1 } },
    { status: 'suspended' as const, reason: 'court' },
  ])
    expect([(await change(owner, { ...body, version: 1 })).status, body]).toEqual([400, body]);
  expect((await get(owner.workspace.workspaceId)).data.workspace).toMatchObject({ version: 1, status: 'active' });
  expect((await change(owner, { status: 'suspended', version: 1 }, owner)).status).toBe(403);
});

it('of two who change a workspace at once, one is told', async () => {
  const owner = await signedInUser();
  const answers = await Promise.all(
    (['professional', 'enterprise'] as const).map((planCode) => change(owner, { planCode, version: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { data } = await get(owner.workspace.workspaceId);
  expect(data.workspace.version).toBe(2);
  expect(answers.find(({ status }) => status === 200)?.data.workspace.planCode).toBe(data.workspace.planCode);
});

it('suspends at the next call, of people and of servers, and gives all back', async () => {
  const owner = await signedInUser({ emailProvenAt: '2026-01-01T00:00:00.000Z' });
  const { workspaceId } = owner.workspace;
  const [member, elsewhere] = await Promise.all([colleagueOf(owner.workspace), signedInUser()]);
  await joined(member.user, elsewhere.workspace.workspaceId);
  const { key } = await newApiKey(owner.token, ['prospects:read', 'pixel:track']);
  expect((await prospects(key)).status).toBe(200);
  const { data } = await change(owner, { status: 'suspended', version: 1 });
  expect(data.workspace).toMatchObject({ status: 'suspended', version: 2 });
  for (const token of [owner.token, member.token, key]) {
    const refused = await prospects(token);
    expect([refused.status, refused.error.reason]).toEqual([403, 'workspace_suspended']);
  }
  expect((await call(searchEverything, { token: owner.token, query: { q: 'abc' } })).error.reason).toBe(
    'workspace_suspended',
  );
  // Who they are, and their other workspaces, stay open.
  expect((await call(auth.getProfile, { token: owner.token })).data.user.workspaceSuspendedAt).toBeTruthy();
  const body = { workspaceId: elsewhere.workspace.workspaceId };
  const moved = await call(auth.switchWorkspace, { token: member.token, body });
  expect((await prospects(moved.data.token)).status).toBe(200);
  for (const chain of [workspaceId, 'platform'])
    expect(await linesOf(workspaceId, chain)).toEqual([
      ['workspace.suspended', [{ field: 'status', from: 'active', to: 'suspended' }]],
    ]);
  await dispatchAll((await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all' })).data);
  expect((await noticesTo(owner)).map(({ subject }) => subject)).toEqual(['L’espace Agence est suspendu']);
  expect(await noticesTo(member)).toEqual([]);
  await change(owner, { status: 'active', version: 2 });
  for (const token of [owner.token, key]) expect((await prospects(token)).status).toBe(200);
  expect((await list(owner)).items.map(({ title }) => title)).toContain('L’espace Agence est suspendu');
});
