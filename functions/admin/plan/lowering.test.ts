import { afterEach, beforeAll, expect, it } from 'vitest';
import * as contract from '../../../shared/admin/plan.contract.ts';
import { addDays, parisDay, parisMidnight } from '../../../shared/kernel/paris-day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { createPersona } from '../../../shared/personas/persona.contract.ts';
import { workspaceWrites } from '../../auth/account/new-workspace.ts';
import { remindWorkspace } from '../../billing/notices/remind-workspace.ts';
import { billingOf, openStripe, subscribedUser } from '../../billing/testing/stripe.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { noticesTo } from '../../notifications/testing/told.ts';
import { ThingCount } from '../../platform/db/thing-count.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { Plan, plansPart } from '../../platform/plans/plan.entity.ts';
import { forgetPlanVersions, planOf } from '../../platform/plans/plan-versions.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';

const admin = await signedInUser({ role: 'admin' });
beforeAll(async () => {
  await openStripe();
});
afterEach(async () => {
  const { data } = await Plan.query.all({ part: plansPart() }).go({ pages: 'all' });
  for (const { part, versionKey } of data) await Plan.remove({ part, versionKey }).go();
  forgetPlanVersions();
});

type Owner = Awaited<ReturnType<typeof signedInUser>>;
async function edit(code: string, body: Partial<ParsedInput<typeof contract.updatePlan>['body']>) {
  const { data } = await call(contract.listAdminPlans, { token: admin.token });
  const { version = 0 } = data.items.find((one) => one.code === code) ?? {};
  return call(contract.updatePlan, { token: admin.token, params: { code }, body: { ...body, version } });
}
const personasAt = async ({ workspace }: Owner, at: Date) => {
  const { data } = await Workspace.get(workspace).go({ consistent: true });
  return (await planOf(data ?? expect.fail('it is gone'), at)).limits.personas;
};
const eventsOf = async ({ workspace }: Owner) => {
  const { data } = await Event.query.byWorkspace(workspace).go({ consistent: true, pages: 'all' });
  return data.filter(({ type }) => type === 'billing.limits_lowered');
};

it('a limit lowered for who has the plan falls for them on its day alone, for who takes it at once', async () => {
  const early = await subscribedUser('starter');
  const { data } = await edit('starter', { limits: { personas: 4, brands: 9 }, applyToCurrent: true });
  const effectiveOn = addDays(parisDay(new Date()), 31);
  expect(data.effectiveOn).toBe(effectiveOn);
  expect(data.plan.lowerings).toEqual([{ limits: ['personas'], effectiveOn }]);
  const [late, free] = [await subscribedUser('starter'), await signedInUser()];
  expect((await billingOf(early)).plan.limits).toMatchObject({ personas: 10, brands: 9 });
  expect((await billingOf(late)).plan.limits.personas).toBe(4);
  const midnight = parisMidnight(effectiveOn);
  for (const owner of [early, free]) {
    expect(await personasAt(owner, new Date(midnight - 1))).toBe(10);
    expect(await personasAt(owner, new Date(midnight))).toBe(4);
  }
  // Another edit neither brings it forward nor takes it back.
  expect((await edit('starter', { description: 'Pour commencer' })).data.effectiveOn).toBeNull();
  expect(await personasAt(free, new Date())).toBe(10);
  expect(await personasAt(early, new Date(midnight))).toBe(4);
});

it('what was lowered for who takes the plan since can be lowered for the others later; nothing is said of what rises', async () => {
  const early = await subscribedUser('starter');
  expect((await edit('starter', { limits: { personas: 4 } })).data.effectiveOn).toBeNull();
  expect((await edit('starter', { limits: { personas: 6 }, applyToCurrent: true })).data.effectiveOn).not.toBeNull();
  expect((await edit('starter', { limits: { personas: 20 }, applyToCurrent: true })).data.effectiveOn).toBeNull();
  expect((await edit('starter', { applyToCurrent: true })).data.effectiveOn).toBeNull();
  expect((await billingOf(early)).plan.limits.personas).toBe(20);
});

it('who has the plan is told once by mail of what falls for them, whoever looks and however often', async () => {
  const [early, agreed] = [await subscribedUser('starter'), await signedInUser({}, { limits: { personas: 8 } })];
  const other = await signedInUser({}, { plan: 'enterprise' });
  await edit('starter', { limits: { personas: 4 }, applyToCurrent: true });
  const late = await subscribedUser('starter');
  const now = new Date();
  for (const { workspace } of [early, early, agreed, other, late]) await remindWorkspace(workspace.workspaceId, now);
  await Promise.all([1, 2, 3].map(() => remindWorkspace(early.workspace.workspaceId, now)));
  const told = await eventsOf(early);
  expect(told.map(({ data }) => JSON.parse(data ?? ''))).toEqual([
    {
      ...{ planName: 'Starter', effectiveOn: addDays(parisDay(now), 31) },
      limits: [{ limit: 'personas', from: 10, to: 4 }],
    },
  ]);
  for (const owner of [agreed, other, late]) expect(await eventsOf(owner)).toEqual([]);
  await dispatchAll(told);
  const mails = await noticesTo(early);
  expect(mails.map(({ subject }) => subject)).toEqual(['Des limites de l’offre vont baisser']);
});

it('500 workspaces above a lower limit are counted before it is, and blocked from nothing but creations after', async () => {
  const code = 'cinq-cents';
  const body = { code, name: 'Cinq cents', limits: { brands: 80 } };
  await call(contract.createPlan, { token: admin.token, body });
  const owner = await signedInUser({}, { plan: code });
  for (let n = 0; n < 3; n++) await call(createPersona, { token: owner.token, body: { name: `P ${n}` } as never });
  const now = new Date();
  const made = Array.from({ length: 501 }, (_, at) => ({
    ...{ workspaceId: newId('wks', now), name: `Espace ${at}`, plan: code, createdAt: now.toISOString() },
    ...{ updatedAt: now.toISOString(), ...(at === 0 && { limits: { brands: 50 } }) },
  }));
  for (let at = 0; at < made.length; at += 20) {
    const some = made.slice(at, at + 20);
    await write([
      ...some.flatMap((workspace) => workspaceWrites(workspace)),
      ...some.map(({ workspaceId }) => put(ThingCount.put({ workspaceId, name: 'brands', count: 41 }))),
      markPeople(some.map(({ workspaceId }) => workspaceId)),
    ]);
  }
  const count = (query: object, { token } = admin, params = { code }) =>
    call(contract.getPlanExcess, { token, params, query });
  const { data } = await count({ brands: '40', personas: '3' });
  expect(data).toEqual({
    workspaces: 502,
    items: [
      { limit: 'brands', label: 'Marques', max: 40, over: 500 },
      { limit: 'personas', label: 'Personas', max: 3, over: 0 },
    ],
  });
  expect((await count({ brands: '41' })).data.items[0]?.over).toBe(0);
  expect((await count({})).data.items).toEqual([]);
  for (const query of [{ brands: '-1' }, { brands: 'x' }, { autre: '1' }])
    expect((await count(query)).status).toBe(400);
  expect((await count({}, await signedInUser())).status).toBe(403);
  expect((await count({}, admin, { code: 'nulle-part' })).status).toBe(404);
  await edit(code, { limits: { personas: 2 } });
  const refused = await call(createPersona, { token: owner.token, body: { name: 'P 4' } as never });
  expect([refused.status, refused.error?.reason]).toEqual([402, 'persona_limit']);
  expect((await billingOf(owner)).usage.find(({ limit }) => limit === 'personas')).toMatchObject({
    used: 3,
    over: true,
  });
});
