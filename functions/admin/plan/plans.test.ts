import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../../../shared/admin/plan.contract.ts';
import { getAdminWorkspace, searchWorkspaces, updateAdminWorkspace } from '../../../shared/admin/workspace.contract.ts';
import { getProfile, register } from '../../../shared/auth/auth.contract.ts';
import { listPlans } from '../../../shared/billing/billing.contract.ts';
import { changeBilling } from '../../../shared/billing/changes.contract.ts';
import { listInvoices } from '../../../shared/billing/invoices.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { type PlanCode, plans } from '../../../shared/kernel/plans.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import {
  billedUser,
  billingOf,
  checkout,
  openStripe,
  pay,
  subscribedUser,
  syncs,
} from '../../billing/testing/stripe.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { Plan, plansPart } from '../../platform/plans/plan.entity.ts';
import { forgetPlanVersions } from '../../platform/plans/plan-versions.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';

const admin = await signedInUser({ role: 'admin' });
let stripe: Awaited<ReturnType<typeof openStripe>>;
beforeAll(async () => {
  stripe = await openStripe();
});
afterEach(async () => {
  const { data } = await Plan.query.all({ part: plansPart() }).go({ pages: 'all' });
  for (const { part, versionKey } of data) await Plan.remove({ part, versionKey }).go();
  forgetPlanVersions();
});

type Edit = Partial<ParsedInput<typeof contract.updatePlan>['body']>;
const plan = async (code: PlanCode) => {
  const { data } = await call(contract.listAdminPlans, { token: admin.token });
  return data.items.find((one) => one.code === code) ?? expect.fail('there is no such plan');
};
async function edit(code: PlanCode, body: Edit, version?: number) {
  const known = version ?? (await plan(code)).version;
  return call(contract.updatePlan, { token: admin.token, params: { code }, body: { ...body, version: known } });
}
const month = (amount: number): Edit => ({ prices: [{ interval: 'month', amount }] });

const registered = async () => {
  const email = `${randomUUID()}@example.com`;
  const body = { email, password: 'Un-mot-de-passe-solide-9', firstName: 'Ada', lastName: 'Martin' };
  return (await call(register, { body, ip: randomUUID() })).data.user;
};

it('is for who looks after plans', async () => {
  const owner = await signedInUser();
  expect((await call(contract.listAdminPlans, { token: owner.token })).status).toBe(403);
  const params = { code: 'starter' as const };
  expect((await call(contract.updatePlan, { token: owner.token, params, body: { version: 1 } })).status).toBe(403);
});

it('another price is made at Stripe at once, for who takes the plan since; who has it keeps theirs, counted', async () => {
  const early = await subscribedUser('starter');
  const { prices } = await plan('starter');
  const kept = prices.find(({ interval, amount }) => interval === 'month' && amount === 29)?.subscribers ?? 0;
  expect(kept).toBeGreaterThan(0);
  const { data } = await edit('starter', month(39.5));
  expect(data.plan).toMatchObject({ landingDiffers: true, landing: { prices: { month: 29, year: 290 } } });
  expect(data.plan.prices).toEqual(
    expect.arrayContaining([
      {
        id: 'reclame_starter_month_39.5',
        interval: 'month',
        amount: 39.5,
        currency: 'EUR',
        active: true,
        subscribers: 0,
      },
      {
        id: 'reclame_starter_month_29',
        interval: 'month',
        amount: 29,
        currency: 'EUR',
        active: false,
        subscribers: kept,
      },
    ]),
  );
  const { data: made } = await stripe.prices.list({ lookup_keys: ['reclame_starter_month_39.5'], active: true });
  expect(made.map(({ unit_amount }) => unit_amount)).toEqual([3_950]);
  const late = await subscribedUser('starter');
  expect([(await billingOf(early)).amount, (await billingOf(late)).amount]).toEqual([29, 39.5]);
});

it('a price of 0 and of 1,000,000 are prices; less, more and parts of a cent are none', async () => {
  for (const amount of [0, 1_000_000]) {
    const { status, data } = await edit('professional', month(amount));
    expect([status, data.plan.prices[0]?.amount]).toEqual([200, amount]);
    const owner = await subscribedUser('professional');
    expect(await billingOf(owner)).toMatchObject({ amount, source: 'stripe', plan: { code: 'professional' } });
  }
  for (const amount of [-1, 1_000_000.01, 9.999]) expect((await edit('professional', month(amount))).status).toBe(400);
  expect((await edit('enterprise', month(500))).status).toBe(400);
});

it('a limit that rises counts for all, one that falls for who takes the plan since', async () => {
  const early = await subscribedUser('starter');
  await edit('starter', { limits: { brands: 7, personas: 2 } });
  const late = await subscribedUser('starter');
  expect((await billingOf(early)).plan.limits).toMatchObject({ brands: 7, personas: 10 });
  expect((await billingOf(late)).plan.limits).toMatchObject({ brands: 7, personas: 2 });
});

it('of two who edit at once one is told, and nothing is written of what changes nothing', async () => {
  const { version } = await plan('enterprise');
  const both = await Promise.all([
    edit('enterprise', { limits: { brands: 40 } }, version),
    edit('enterprise', { limits: { brands: 50 } }, version),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await edit('enterprise', {})).data.plan.version).toBe(version + 1);
  const { data } = await AuditLine.query.byWorkspace({ workspaceId: 'platform' }).go({ pages: 'all' });
  const line = data.findLast(({ type }) => type === 'plan.updated');
  expect(line).toMatchObject({ entityId: 'enterprise', values: [{ field: 'brands', from: null }] });
});

it('an archived plan is sold to nobody new; who had it in their cart has it, and Starter stays', async () => {
  const [buyer, other] = [await billedUser(), await billedUser()];
  const { data } = await checkout(buyer, 'professional');
  expect((await edit('professional', { status: 'archived' })).data.plan.status).toBe('archived');
  const { data: sold } = await call(listPlans, { token: other.token });
  expect(sold.items.map(({ code }) => code)).not.toContain('professional');
  expect((await checkout(other, 'professional')).error?.reason).toBe('plan_not_sold');
  await pay(data.checkout.id);
  await syncs.runAll();
  expect(await billingOf(buyer)).toMatchObject({ source: 'stripe', plan: { code: 'professional' }, amount: 99 });
  expect((await edit('starter', { status: 'archived' })).error.reason).toBe('plan_is_fallback');
  expect((await edit('professional', { status: 'active' })).data.plan.status).toBe('active');
  expect((await checkout(other, 'professional')).status).toBe(201);
});

describe('a plan that administration makes', () => {
  const code = 'agence-xl';
  const make = (body: Partial<ParsedInput<typeof contract.createPlan>['body']> = {}, { token } = admin) =>
    call(contract.createPlan, { token, body: { code, name: 'Agence XL', limits: { brands: 80 }, ...body } });

  it('is there at once, unlimited where nothing was said, shown to nobody and last', async () => {
    const { status, data } = await make();
    expect([status, data.plan]).toMatchObject([
      201,
      { code, name: 'Agence XL', prices: [], public: false, position: 40, status: 'active', version: 1 },
    ]);
    expect(data.plan.limits).toEqual({ ...plans.enterprise.limits, brands: 80 });
    expect(data.plan.landingDiffers).toBe(false);
    expect((await plan(code)).name).toBe('Agence XL');
    const owner = await billedUser();
    const { data: shown } = await call(listPlans, { token: owner.token });
    expect(shown.items.map((one) => one.code)).not.toContain(code);
    expect((await checkout(owner, code)).error?.reason).toBe('plan_not_sold');
    const { data: log } = await AuditLine.query.byWorkspace({ workspaceId: 'platform' }).go({ pages: 'all' });
    const line = log.findLast(({ type }) => type === 'plan.created');
    expect(line).toMatchObject({
      entityId: code,
      values: expect.arrayContaining([{ field: 'brands', from: null, to: 80 }]),
    });
  });

  it('has a code of its own for ever, be it asked for twice at once', async () => {
    const both = await Promise.all([make({ name: 'Une' }), make({ name: 'Deux', prices: month(5).prices })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.error.reason).toBe('plan_exists');
    for (const taken of ['starter', code]) expect((await make({ code: taken })).error.reason).toBe('plan_exists');
    const wrong = ['', 'Agence', 'a_b', '-a', 'a-', 'a--b', '9a', 'é', 'a'.repeat(31), '../x'];
    for (const one of wrong) expect((await make({ code: one })).status).toBe(400);
    expect((await make({ code: 'trial', trialDays: 30 })).status).toBe(400);
    expect((await make({ code: 'x', name: undefined as never })).status).toBe(400);
    expect((await make({ code: 'x', limits: undefined as never })).status).toBe(400);
    expect((await make({}, await signedInUser())).status).toBe(403);
    const params = { code: 'nulle-part' };
    expect((await call(contract.updatePlan, { token: admin.token, params, body: { version: 1 } })).status).toBe(404);
  });

  it('is subscribed to once it has a price and is public, billed by its name, changed and kept when archived', async () => {
    await make();
    const priced = (await edit(code, { prices: [{ interval: 'month', amount: 199 }], public: true })).data.plan;
    expect(priced).toMatchObject({ public: true, landing: null, landingDiffers: true });
    expect(priced.prices).toMatchObject([{ id: 'reclame_agence-xl_month_199', interval: 'month', amount: 199 }]);
    const owner = await subscribedUser('professional');
    const { data: shown } = await call(listPlans, { token: owner.token });
    expect(shown.items.find((one) => one.code === code)).toMatchObject({ prices: { month: 199 } });
    expect((await checkout(await billedUser(), code, 'year')).error?.reason).toBe('plan_not_sold');
    expect((await checkout(await billedUser(), 'nulle-part')).error?.details?.[0]?.path).toBe('planCode');
    const changeTo = async (planCode: string) => {
      const { version } = await billingOf(owner);
      const body = { action: 'change', planCode, interval: 'month', version, acknowledgeExcess: true } as const;
      return (await call(changeBilling, { token: owner.token, body })).data.billing;
    };
    expect(await changeTo(code)).toMatchObject({
      plan: { code, name: 'Agence XL', limits: { brands: 80 } },
      amount: 199,
    });
    await syncs.runAll();
    const { data: invoices } = await call(listInvoices, { token: owner.token, query: {} });
    expect(invoices.items[0]?.lines.map(({ label }) => label.split(',')[0])).toEqual(['Professional', 'Agence XL']);
    await edit(code, { status: 'archived' });
    expect(await changeTo('starter')).toMatchObject({
      ...{ plan: { code }, scheduled: { planCode: 'starter', planName: 'Starter' } },
    });
    expect((await checkout(await billedUser(), code)).error?.reason).toBe('plan_not_sold');
    expect((await plan(code)).subscribers).toBe(1);
  });

  it('is agreed by hand, found by it, and not once it is archived', async () => {
    await make();
    const [one, other] = [await signedInUser(), await signedInUser()];
    const agree = async ({ workspace }: typeof one, planCode: string) => {
      const params = { id: workspace.workspaceId };
      const { data } = await call(getAdminWorkspace, { token: admin.token, params });
      const body = { planCode, reason: 'Accord du 3 novembre', version: data.workspace.version };
      return call(updateAdminWorkspace, { token: admin.token, params, body });
    };
    const { data } = await agree(one, code);
    expect(data.workspace).toMatchObject({
      planCode: code,
      planName: 'Agence XL',
      source: 'manual',
      limits: { brands: 80 },
    });
    expect(data.workspace.plans.map((plan) => plan.code)).toEqual(['starter', 'professional', 'enterprise', code]);
    const query = { planCode: [code], limit: '1' } as never;
    const { data: found } = await call(searchWorkspaces, { token: admin.token, query });
    expect(found.facets.planCode.find(({ value }) => value === code)?.label).toBe('Agence XL');
    expect((await call(getProfile, { token: one.token })).data.user.plan).toMatchObject({ code, name: 'Agence XL' });
    await edit(code, { status: 'archived' });
    for (const wrong of [code, 'nulle-part'])
      expect((await agree(other, wrong)).error?.details?.[0]?.path).toBe('planCode');
    expect((await agree(one, code)).status).toBe(200);
  });
});

it('what a plan says of itself is what people read, in its place, as long as it is public', async () => {
  const owner = await signedInUser();
  const said = { name: 'Studio', description: 'Pour les studios', features: ['SSO', '=1+1'], position: 5 };
  expect((await edit('enterprise', said)).data.plan).toMatchObject({ ...said, public: true, trialDays: null });
  const { data } = await call(listPlans, { token: owner.token });
  expect(data.items.map(({ code }) => code)).toEqual(['enterprise', 'starter', 'professional']);
  expect(data.items[0]).toMatchObject({ name: 'Studio', description: 'Pour les studios', features: ['SSO', '=1+1'] });
  const hidden = (await edit('professional', { public: false })).data.plan;
  expect(hidden).toMatchObject({ public: false, status: 'active', landingDiffers: true });
  expect(Date.parse(hidden.updatedAt)).toBeGreaterThan(Date.parse(hidden.createdAt));
  const { data: shown } = await call(listPlans, { token: owner.token });
  expect(shown.items.map(({ code }) => code)).toEqual(['enterprise', 'starter']);
  expect((await checkout(await billedUser(), 'professional')).error?.reason).toBe('plan_not_sold');
  const wrong: Edit[] = [
    { description: 'a'.repeat(301) },
    { features: Array.from({ length: 13 }, (_, at) => `${at}`) },
    { features: ['a'.repeat(101)] },
    { features: ['deux\nlignes'] },
    { position: -1 },
    { position: 1.5 },
    { public: 'oui' as never },
  ];
  for (const body of wrong) expect((await edit('starter', body)).status).toBe(400);
});

it('trials last as long as the plan says that they open, else as the setting says; no other plan has a trial', async () => {
  const daysOf = async () => {
    const { trialEndsAt } = (await registered()).plan;
    return Math.round((Date.parse(trialEndsAt ?? '') - Date.now()) / dayMs);
  };
  expect((await edit('professional', { trialDays: 30 })).data.plan.trialDays).toBe(30);
  expect(await daysOf()).toBe(30);
  await edit('professional', { trialDays: null });
  expect(await daysOf()).toBe(14);
  for (const trialDays of [13, 91, 20.5]) expect((await edit('professional', { trialDays })).status).toBe(400);
  const { status, error } = await edit('starter', { trialDays: 30 });
  expect([status, error.details?.[0]?.path]).toEqual([400, 'trialDays']);
  expect((await edit('starter', { trialDays: null })).status).toBe(200);
});
