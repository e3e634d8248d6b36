import { beforeAll, expect, it } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { actOnPayment, createPayment } from '../../../shared/admin/payment.contract.ts';
import { changeBilling } from '../../../shared/billing/changes.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { migrationTimeoutSeconds } from '../../../shared/kernel/worker-specs.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { BillingAccount } from '../core/billing-account.entity.ts';
import { handler as datePrices } from '../move/date-prices.ts';
import { look, of } from '../testing/invoices.ts';
import { sold } from '../testing/sold.ts';
import { billedUser, billingOf, locally, openStripe, subscribedUser, syncs } from '../testing/stripe.ts';
import { revenue } from './revenue.door.ts';

beforeAll(async () => {
  await openStripe();
});

type Owner = Awaited<ReturnType<typeof billedUser>>;
const today = parisDay();
const monthAgo = addDays(today, -30);

const spansOf = async ({ workspace: { workspaceId } }: Owner) =>
  (await revenue()).spans
    .filter((span) => span.workspaceId === workspaceId)
    .map(({ amountCents, months, from, until }) => [amountCents, months, from, until]);
const isLate = async ({ workspace }: Owner) => (await revenue()).lateIds.has(workspace.workspaceId);

/** Its first price is of a month ago. */
async function subscribedBefore(): Promise<Owner> {
  const owner = await subscribedUser('starter');
  const { data } = await BillingAccount.get(owner.workspace).go({ consistent: true });
  const [first] = data?.spans ?? expect.fail('no price');
  if (!first) expect.fail('no price');
  await BillingAccount.patch(owner.workspace)
    .set({ spans: [{ ...first, from: monthAgo }] })
    .go();
  return owner;
}

it('follows the prices of a subscription from its first day to its last', async () => {
  const owner = await subscribedUser('starter');
  expect(await spansOf(owner)).toEqual([[2_900, 1, today, null]]);
  await locally('POST', `${of(owner)}/advance`, { days: 32 });
  await syncs.runAll();
  expect(await spansOf(owner)).toEqual([[2_900, 1, today, null]]);
  expect(await isLate(owner)).toBe(false);
  await locally('PUT', `${of(owner)}/card`, { card: '4000000000000341' });
  await locally('POST', `${of(owner)}/advance`, { days: 31 });
  await syncs.runAll();
  expect([await spansOf(owner), await isLate(owner)]).toEqual([[[2_900, 1, today, null]], true]);
});

it('a change ends one price and begins another, the end of the subscription ends it', async () => {
  const owner = await subscribedBefore();
  const { version } = await billingOf(owner);
  const body = { action: 'change', planCode: 'professional', interval: 'year', version } as const;
  expect((await call(changeBilling, { token: owner.token, body })).status).toBe(200);
  const before = [2_900, 1, monthAgo, today];
  expect(await spansOf(owner)).toEqual([before, [99_000, 12, today, null]]);
  await locally('POST', `${of(owner)}/cancel`);
  await syncs.runAll();
  expect(await spansOf(owner)).toEqual([before]);
});

it('what was lost is found when Stripe is looked at again', async () => {
  const owner = await subscribedUser('starter');
  await BillingAccount.patch(owner.workspace).remove(['spans']).go();
  expect(await look(owner)).toBe(0);
  expect(await spansOf(owner)).toEqual([[2_900, 1, today, null]]);
});

it('counts what was agreed by hand for months, until it is cancelled', async () => {
  const [admin, owner] = [await signedInUser({ role: 'admin' }), await billedUser()];
  const { token } = admin;
  const { workspaceId } = owner.workspace;
  const transfer = { workspaceId, description: 'Accord', amount: 1_200, dueOn: today, method: 'transfer' as const };
  const make = async (more: { from?: string; to?: string }) => {
    const { data } = await sold(() => call(createPayment, { token, body: { ...transfer, ...more } }));
    return data.payment;
  };
  await make({});
  await make({ from: '2026-03-02', to: '2026-03-04' });
  expect(await spansOf(owner)).toEqual([]);
  const { id, version } = await make({ from: '2026-03-15', to: '2027-03-14' });
  expect(await spansOf(owner)).toEqual([[120_000, 12, '2026-03-15', '2027-03-15']]);
  const body = { action: 'void', version } as const;
  expect((await call(actOnPayment, { token, params: { id }, body })).status).toBe(200);
  expect(await spansOf(owner)).toEqual([]);
});

it('prices of before they were dated have the day that the log tells', async () => {
  const [lives, ended] = [await subscribedUser('professional', 'year'), await subscribedUser('starter')];
  await locally('POST', `${of(ended)}/cancel`);
  await syncs.runAll();
  for (const { workspace } of [lives, ended]) await BillingAccount.patch(workspace).remove(['spans']).go();
  const run = () =>
    runFunction({ name: 'datePrices', timeoutSeconds: migrationTimeoutSeconds }, undefined, () => datePrices());
  await Promise.all([run(), run()]);
  await run();
  expect(await spansOf(lives)).toEqual([[99_000, 12, today, null]]);
  const { data } = await BillingAccount.get(ended.workspace).go({ consistent: true });
  expect(data?.spans).toEqual([]);
});
