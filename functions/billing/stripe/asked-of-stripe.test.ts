import { beforeAll, expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { schedules } from '../../../shared/workers.ts';
import { BillingAccount } from '../core/billing-account.entity.ts';
import {
  billedUser,
  billingOf,
  checkout,
  locally,
  nights,
  openStripe,
  pay,
  subscribedUser,
  syncs,
} from '../testing/stripe.ts';
import { handler as nightly } from './reconcile-billing.schedule.ts';

beforeAll(async () => {
  await openStripe();
});

it('the night looks at an account as long as its last payment may be disputed, and again once a page of payment was opened', async () => {
  const owner = await subscribedUser();
  const { workspaceId } = owner.workspace;
  const isLookedAt = async () => {
    await runFunction(schedules.reconcileBilling, undefined, nightly);
    return (await nights.waiting()).includes(JSON.stringify({ workspaceId }));
  };
  const setBack = (days: number) =>
    BillingAccount.patch({ workspaceId })
      .set({ updatedAt: new Date(Date.now() - days * dayMs).toISOString() })
      .go();
  await setBack(300);
  expect(await isLookedAt()).toBe(true);
  await locally('POST', `/customers/${workspaceId}/cancel`);
  await syncs.runAll();
  await setBack(249);
  expect(await isLookedAt()).toBe(true);
  await setBack(251);
  expect(await isLookedAt()).toBe(false);
  await checkout(owner);
  expect(await isLookedAt()).toBe(true);
});

it('what is paid while the night runs waits behind none of its customers', async () => {
  await subscribedUser();
  const owner = await billedUser();
  const { data } = await checkout(owner);
  await runFunction(schedules.reconcileBilling, undefined, nightly);
  await pay(data.checkout.id);
  const own = JSON.stringify({ workspaceId: owner.workspace.workspaceId });
  const told = await syncs.waiting();
  expect(new Set(told)).toEqual(new Set([own]));
  expect(await syncs.work(...told)).toBe(0);
  expect(await billingOf(owner)).toMatchObject({ source: 'stripe', status: 'active' });
  expect((await nights.waiting()).length).toBeGreaterThanOrEqual(2);
});

it('what Stripe is asked too often is asked again', async () => {
  const owner = await subscribedUser();
  await locally('PUT', '/faults', { calls: [{ status: 429, times: 2 }] });
  expect(await syncs.work(JSON.stringify({ workspaceId: owner.workspace.workspaceId }))).toBe(0);
});
