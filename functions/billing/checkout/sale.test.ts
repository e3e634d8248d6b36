import { afterEach, beforeAll, expect, it } from 'vitest';
import { changeBilling, previewBilling } from '../../../shared/billing/changes.contract.ts';
import { createCheckout } from '../../../shared/billing/checkout.contract.ts';
import type { SoldPlan } from '../../../shared/billing/prices.ts';
import { firstVersion, type PlanVersion } from '../../../shared/kernel/plan-versions.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { Plan, planKey } from '../../platform/plans/plan.entity.ts';
import { forgetPlanVersions } from '../../platform/plans/plan-versions.ts';
import { call } from '../../platform/testing/call.ts';
import { billedUser, billingOf, checkout, locally, openStripe, pay, subscribedUser, syncs } from '../testing/stripe.ts';

beforeAll(async () => {
  await openStripe();
});

const made: PlanVersion[] = [];
async function sell(planCode: SoldPlan, version: number, over: Partial<PlanVersion>) {
  const sold = { ...firstVersion(planCode), version, ...over };
  await Plan.create({ ...planKey(sold), sold }).go();
  made.push(sold);
  forgetPlanVersions();
}
afterEach(async () => {
  for (const one of made.splice(0)) await Plan.remove(planKey(one)).go();
  forgetPlanVersions();
});

type Owner = Awaited<ReturnType<typeof billedUser>>;
const taken = async ({ workspace }: Owner) => (await Workspace.get(workspace).go({ consistent: true })).data?.taken;
const notedAt = async ({ workspace }: Owner) =>
  (await locally('GET', `/customers/${workspace.workspaceId}`)).subscription.metadata;
const changeTo = async (owner: Owner, planCode: SoldPlan) => {
  const { version } = await billingOf(owner);
  return call(changeBilling, { token: owner.token, body: { action: 'change', planCode, interval: 'month', version } });
};

it('a plan that is sold no more is sold to nobody, and to who asks what it costs', async () => {
  const [owner, subscribed] = [await billedUser(), await subscribedUser('starter')];
  await sell('professional', 2, { unlisted: true });
  const asked = { token: owner.token, body: { planCode: 'professional', interval: 'month' } } as const;
  const refusals = [
    await checkout(owner),
    await call(previewBilling, asked),
    await changeTo(subscribed, 'professional'),
  ];
  for (const { status, error } of refusals) expect([status, error?.reason]).toEqual([409, 'plan_not_sold']);
  expect(await billingOf(subscribed)).toMatchObject({ plan: { code: 'starter' }, amount: 29 });
});

it('a plan that there is none of, or that is private, ends no payment page that is open', async () => {
  const owner = await billedUser();
  const { data } = await checkout(owner);
  await sell('starter', 2, { public: false });
  const asked = { interval: 'month', acknowledgeExcess: true } as const;
  for (const planCode of ['nothing', 'enterprise', 'starter']) {
    const { error } = await call(createCheckout, { token: owner.token, body: { ...asked, planCode } });
    expect(error).toBeDefined();
  }
  await pay(data.checkout.id);
  await syncs.runAll();
  expect(await billingOf(owner)).toMatchObject({ plan: { code: 'professional' }, status: 'active' });
});

it('another price is made at its first sale, and a version is the one that was sold, whatever is sold since', async () => {
  const owner = await billedUser();
  await sell('starter', 2, { prices: { month: 39, year: 390 } });
  const { data } = await checkout(owner, 'starter');
  await sell('starter', 3, { prices: { month: 49, year: 490 } });
  await pay(data.checkout.id);
  await syncs.runAll();
  expect(await billingOf(owner)).toMatchObject({ amount: 39 });
  expect(await taken(owner)).toEqual({ planCode: 'starter', version: 2 });
  expect(await notedAt(owner)).toMatchObject({ planCode: 'starter', interval: 'month', planVersion: '2' });
});

it('a change notes at Stripe what was sold, at once or for the end of the period', async () => {
  const owner = await subscribedUser('starter');
  await sell('professional', 2, {});
  expect((await changeTo(owner, 'professional')).error).toBeUndefined();
  expect(await notedAt(owner)).toMatchObject({ planCode: 'professional', planVersion: '2' });
  await sell('starter', 2, {});
  expect((await changeTo(owner, 'starter')).error).toBeUndefined();
  await sell('starter', 3, {});
  await locally('POST', `/customers/${owner.workspace.workspaceId}/advance`, { days: 32 });
  await syncs.runAll();
  expect(await taken(owner)).toEqual({ planCode: 'starter', version: 2 });
  expect(await notedAt(owner)).toMatchObject({ planCode: 'starter', interval: 'month', planVersion: '2' });
});
