import { beforeAll, expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { schedules } from '../../../shared/workers.ts';
import { BillingAccount } from '../core/billing-account.entity.ts';
import { checkout, locally, openStripe, subscribedUser, syncs } from '../testing/stripe.ts';
import { handler as nightly } from './reconcile-billing.schedule.ts';

beforeAll(async () => {
  await openStripe();
});

it('the night looks at an account as long as its last payment may be disputed, and again once a page of payment was opened', async () => {
  const owner = await subscribedUser();
  const { workspaceId } = owner.workspace;
  const isLookedAt = async () => {
    await runFunction(schedules.reconcileBilling, undefined, nightly);
    return (await syncs.waiting()).includes(JSON.stringify({ workspaceId }));
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

it('what Stripe is asked too often is asked again', async () => {
  const owner = await subscribedUser();
  await locally('PUT', '/faults', { calls: [{ status: 429, times: 2 }] });
  expect(await syncs.work(JSON.stringify({ workspaceId: owner.workspace.workspaceId }))).toBe(0);
});
