import { beforeAll, expect, it } from 'vitest';
import { listInvoices } from '../../../shared/billing/invoices.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { liveThrough } from '../testing/life.ts';
import { billedUser, billingOf, locally, openStripe } from '../testing/stripe.ts';

let stripe: Awaited<ReturnType<typeof openStripe>>;
beforeAll(async () => {
  stripe = await openStripe();
});

/** A thousand in the bench: `BILLING_LIVES=1000`. */
const lives = Number(process.env.BILLING_LIVES ?? 2);

/** What a life ends in, without what no two have alike. */
async function endOf(seed: number) {
  const owner = await billedUser();
  await liveThrough(owner, stripe, seed);
  const [billing, { data }, kept, { invoices }] = await Promise.all([
    billingOf(owner),
    call(listInvoices, { token: owner.token, query: { limit: '100' } }),
    eventsOf(owner.workspace),
    locally('GET', `/customers/${owner.workspace.workspaceId}`),
  ]);
  const told = (type: string) => kept.filter((one) => one.type === type);
  const { plan, source, status, cancelAt, scheduled, dunning, trialEndsAt } = billing;
  return {
    state: { plan: plan.code, source, status, cancelAt, scheduled, dunning, trialEndsAt },
    papers: data.items.map(({ kind, status, lines }) => [kind, status, lines.length]).sort(),
    /** Parts of a month are of the second at which a plan was changed. */
    whole: data.items.flatMap(({ totals, lines }) => (lines.length === 1 ? [totals.inclTax] : [])).sort(),
    perPayment: data.items.filter(({ kind }) => kind === 'invoice').length,
    paidThere: invoices.filter((one: { status: string; total: number }) => one.status === 'paid' && one.total > 0)
      .length,
    toldOf: new Set(told('billing.invoice_issued').map(({ entityId }) => entityId)).size,
    told: told('billing.invoice_issued').length,
    doubles:
      told('billing.payment_failed').length -
      new Set(told('billing.payment_failed').map(({ data }) => `${data.attempts}`)).size,
    ends: told('billing.plan_changed').filter(({ data }) => data.planCode === null).length,
  };
}

it(
  'a life ends the same, whatever order the news of it come in, twice, late, or not at all',
  async () => {
    const first = await endOf(1);
    expect(first).toMatchObject({
      state: { plan: 'starter', source: 'none', status: 'ended', cancelAt: null, scheduled: null, dunning: null },
      ...{ perPayment: first.paidThere, told: first.papers.length, toldOf: first.papers.length, doubles: 0, ends: 1 },
    });
    expect(first.papers.filter(([kind]) => kind === 'credit_note')).toHaveLength(1);
    for (let seed = 2; seed <= lives; seed++) expect([seed, await endOf(seed)]).toEqual([seed, first]);
  },
  lives * 180_000,
);
