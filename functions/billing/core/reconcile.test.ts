import { beforeAll, describe, expect, it } from 'vitest';
import { changeBilling } from '../../../shared/billing/changes.contract.ts';
import { updateBillingDetails } from '../../../shared/billing/details.contract.ts';
import { firstVersion } from '../../../shared/kernel/plan-versions.ts';
import type { PlanCode } from '../../../shared/kernel/plans.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { Plan, planKey } from '../../platform/plans/plan.entity.ts';
import { forgetPlanVersions } from '../../platform/plans/plan-versions.ts';
import { call } from '../../platform/testing/call.ts';
import { agency } from '../testing/agency.ts';
import { look } from '../testing/invoices.ts';
import { billedUser, billingOf, checkout, locally, openStripe, subscribedUser, syncs } from '../testing/stripe.ts';
import { BillingAccount } from './billing-account.entity.ts';

let stripe: Awaited<ReturnType<typeof openStripe>>;
beforeAll(async () => {
  stripe = await openStripe();
});

type Owner = Awaited<ReturnType<typeof billedUser>>;
const of = ({ workspace }: Owner) => `/customers/${workspace.workspaceId}`;
const agree = ({ workspace: { workspaceId } }: Owner, plan: PlanCode) =>
  Workspace.patch({ workspaceId }).set({ plan }).go();

describe('a plan that was agreed by hand', () => {
  it('is not sold again', async () => {
    const owner = await billedUser();
    await agree(owner, 'enterprise');
    expect((await checkout(owner)).error.reason).toBe('already_subscribed');
    expect(await billingOf(owner)).toMatchObject({ source: 'manual', plan: { code: 'enterprise' } });
  });

  it('outlives a subscription that ends, or was over before', async () => {
    const owner = await subscribedUser('starter');
    await agree(owner, 'enterprise');
    await locally('POST', `${of(owner)}/cancel`);
    await syncs.runAll();
    expect(await billingOf(owner)).toMatchObject({ source: 'manual', plan: { code: 'enterprise' } });
    await locally('POST', `${of(owner)}/resend`);
    await syncs.runAll();
    expect(await billingOf(owner)).toMatchObject({ source: 'manual', plan: { code: 'enterprise' } });
  });
});

it('a subscription keeps the version of its plan until it changes', async () => {
  const owner = await subscribedUser('professional');
  const { workspaceId } = owner.workspace;
  const taken = async () => (await Workspace.get({ workspaceId }).go({ consistent: true })).data?.taken;
  expect(await taken()).toEqual({ planCode: 'professional', version: 1 });
  const next = { ...firstVersion('professional'), version: 2 };
  await Plan.create({ ...planKey(next), sold: next }).go();
  try {
    forgetPlanVersions();
    await locally('POST', `${of(owner)}/advance`, { days: 32 });
    await syncs.runAll();
    expect(await taken()).toMatchObject({ version: 1 });
    const { version } = await billingOf(owner);
    const body = { action: 'change', planCode: 'professional', interval: 'year', version } as const;
    expect((await call(changeBilling, { token: owner.token, body })).status).toBe(200);
    expect(await taken()).toMatchObject({ version: 2 });
    await locally('POST', `${of(owner)}/cancel`);
    await syncs.runAll();
    expect(await taken()).toBeUndefined();
  } finally {
    await Plan.remove(planKey(next)).go();
    forgetPlanVersions();
  }
});

it('who subscribed before versions were noted has the first one taken', async () => {
  const [owner, agreed] = [await subscribedUser('professional'), await subscribedUser('professional')];
  for (const { workspace } of [owner, agreed]) {
    const { data } = await BillingAccount.get(workspace).go({ consistent: true });
    const { planVersion: _, ...subscription } = data?.subscription ?? expect.fail('no subscription');
    await BillingAccount.patch(workspace).set({ subscription }).go();
    await Workspace.patch(workspace).remove(['taken']).go();
  }
  await agree(agreed, 'enterprise');
  for (const one of [owner, agreed]) expect(await look(one)).toBe(0);
  const standing = async ({ workspace }: Owner) => {
    const { data } = await Workspace.get(workspace).go({ consistent: true });
    return [data?.plan, data?.taken];
  };
  expect(await standing(owner)).toEqual(['professional', { planCode: 'professional', version: 1 }]);
  expect(await standing(agreed)).toEqual(['enterprise', undefined]);
});

it('a payment that waits for its holder is written once, though its page has another address at each reading', async () => {
  const owner = await subscribedUser('starter');
  await locally('PUT', `${of(owner)}/card`, { card: '4000002760003184' });
  await locally('POST', `${of(owner)}/advance`, { days: 32 });
  await syncs.runAll();
  const billing = await billingOf(owner);
  const url = billing.dunning?.confirmUrl ?? expect.fail('no page');
  const { subscription } = await locally('GET', of(owner));
  const read = await stripe.invoices.retrieve(subscription.latest_invoice);
  expect(read.hosted_invoice_url?.split('?')[0]).toBe(url.split('?')[0]);
  expect(read.hosted_invoice_url).not.toBe(url);
  for (let n = 0; n < 2; n++) expect(await look(owner)).toBe(0);
  expect(await billingOf(owner)).toEqual(billing);
});

it('who is billed, said anew, is told to Stripe with the VAT that follows', async () => {
  const owner = await subscribedUser();
  const { version } = await billingOf(owner);
  const moved = {
    ...agency,
    legalName: 'Rive Belgique',
    siren: '',
    vatNumber: 'BE0403019261',
    address: { line1: 'Rue Neuve 1', postalCode: '1000', city: 'Bruxelles', country: 'BE' },
  };
  const read = async () => {
    const { customer, subscription } = await locally('GET', of(owner));
    const { data } = await stripe.customers.listTaxIds(customer.id);
    return { customer, rates: subscription.default_tax_rates.length, numbers: data.map(({ value }) => value) };
  };
  expect(await read()).toMatchObject({ rates: 1, numbers: ['FR44732829320'] });
  await call(updateBillingDetails, { token: owner.token, body: { ...moved, version } });
  await syncs.runAll();
  expect(await read()).toMatchObject({
    customer: { name: 'Rive Belgique', tax_exempt: 'reverse', address: { city: 'Bruxelles', country: 'BE' } },
    rates: 0,
    numbers: ['BE0403019261'],
  });
  const { events } = await locally('GET', of(owner));
  await syncs.work(JSON.stringify({ workspaceId: owner.workspace.workspaceId }));
  expect((await locally('GET', of(owner))).events).toHaveLength(events.length);
});

it.each([{ livemode: true }, { api_version: '2099-01-01.later' }])(
  'an event of %o changes nothing, and is said',
  async (event) => {
    const owner = await subscribedUser();
    const state = await billingOf(owner);
    await locally('POST', `${of(owner)}/distort`, { event, subscription: { cancel_at_period_end: true } });
    const [message = ''] = await syncs.waiting();
    expect(await syncs.work(message)).toBe(1);
    expect(await billingOf(owner)).toEqual(state);
  },
);
