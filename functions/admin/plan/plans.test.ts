import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, it } from 'vitest';
import * as contract from '../../../shared/admin/plan.contract.ts';
import { register } from '../../../shared/auth/auth.contract.ts';
import { listPlans } from '../../../shared/billing/billing.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import type { PlanCode } from '../../../shared/kernel/plans.ts';
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
