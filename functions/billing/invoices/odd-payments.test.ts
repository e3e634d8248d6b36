import type Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshBilling } from '../../../shared/billing/changes.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { list, look, of, paymentOf } from '../testing/invoices.ts';
import { type billedUser, locally, openStripe, subscribedUser, syncs } from '../testing/stripe.ts';

let stripe: Awaited<ReturnType<typeof openStripe>>;
beforeAll(async () => {
  stripe = await openStripe();
});

type Owner = Awaited<ReturnType<typeof billedUser>>;
const distort = (owner: Owner, body: object) => locally('POST', `${of(owner)}/distort`, body);

describe('what nobody expects of Stripe', () => {
  /** Someone who paid three times, the second time as it is said. */
  async function paidThrice(second: (invoice: Stripe.Invoice) => object) {
    const owner = await subscribedUser('starter');
    for (let n = 0; n < 2; n++) await locally('POST', `${of(owner)}/advance`, { days: 31 });
    const { invoices } = await locally('GET', of(owner));
    await distort(owner, { invoice: { id: invoices[1].id, ...second(invoices[1]) } });
    return owner;
  }
  const withLines = ({ lines }: Stripe.Invoice, change: (line: Stripe.InvoiceLineItem) => object[]) => ({
    lines: { ...lines, data: lines.data.flatMap((line) => change(line).map((made) => ({ ...line, ...made }))) },
  });

  it('a price of no plan is said in its own words', async () => {
    const product = await stripe.products.create({ name: 'Formation' });
    const { id } = await stripe.prices.create({ product: product.id, currency: 'eur', unit_amount: 2_900 });
    const pricing = { price_details: { price: id, product: product.id } };
    const owner = await paidThrice((invoice) => withLines(invoice, () => [{ pricing, description: 'Une formation' }]));
    expect(await look(owner)).toBe(0);
    const labels = (await list(owner)).map(({ lines: [line] }) => line?.label.split(',')[0]);
    expect(labels).toEqual(['Starter', 'Une formation', 'Starter']);
  });

  it('more lines than Stripe lists at once are all said, less what was taken off them', async () => {
    const owner = await paidThrice((invoice) =>
      withLines(invoice, ({ id }) =>
        Array.from({ length: 12 }, (_, n) => ({
          ...{ id: `${id}_${n}`, amount: 250 },
          discount_amounts: n === 0 ? [{ amount: 100, discount: 'di_1' }] : [],
        })),
      ),
    );
    expect(await look(owner)).toBe(0);
    const [, invoice] = await list(owner);
    expect(invoice?.lines.map(({ unitAmount }) => unitAmount)).toEqual([1.5, ...Array(11).fill(2.5)]);
  });

  it('so small a sum that its VAT is none is no reverse charge', async () => {
    const owner = await paidThrice((invoice) => ({
      ...withLines(invoice, () => [{ amount: 2 }]),
      ...{ subtotal: 2, total_excluding_tax: 2, total: 2 },
    }));
    await look(owner);
    const [, invoice] = await list(owner);
    expect(invoice).toMatchObject({ lines: [{ vatRate: 0.2 }], totals: { exclTax: 0.02, vat: 0, inclTax: 0.02 } });
    expect(invoice?.mentions.join()).not.toMatch(/autoliquidation/i);
  });

  it.each([
    [{ customer_tax_exempt: 'reverse' }, /Autoliquidation/],
    [{ customer_address: { country: 'CH', postal_code: '1000' } }, /259-1°/],
    [{ customer_address: { country: 'FR', postal_code: '97300' } }, /294/],
  ])('no VAT is for the reason that Stripe gives, wherever who is billed has gone since: %o', async (why, mention) => {
    const owner = await paidThrice(({ subtotal }) => ({ ...why, total: subtotal, total_excluding_tax: subtotal }));
    expect(await look(owner)).toBe(0);
    const [, invoice] = await list(owner);
    expect(invoice).toMatchObject({ buyer: { address: { country: 'FR' } }, totals: { vat: 0 } });
    expect(invoice?.mentions.join()).toMatch(mention);
  });

  it.each([{ currency: 'usd' }, { total_excluding_tax: 2_800 }])(
    '%o is refused to the worker, and keeps nothing else from being issued or answered',
    async (wrong) => {
      const owner = await paidThrice(() => wrong);
      await syncs.waiting();
      expect((await call(refreshBilling, { token: owner.token })).status).toBe(200);
      expect(await list(owner)).toHaveLength(1);
      const { workspaceId } = owner.workspace;
      expect(await syncs.waiting()).toContain(JSON.stringify({ workspaceId }));
      expect(await look(owner)).toBe(1);
      expect(await list(owner)).toHaveLength(2);
    },
  );
});

describe('refunds that change', () => {
  it('are never credited above the invoice', async () => {
    const owner = await subscribedUser('starter');
    const payment_intent = await paymentOf(stripe, owner);
    const { id, charge } = await stripe.refunds.create({ payment_intent });
    await look(owner);
    // The bank did not take it: what was paid back is none, and it is paid back again.
    await distort(owner, {
      refund: { id, status: 'failed' },
      charge: { id: charge, amount_refunded: 0, refunded: false },
    });
    await stripe.refunds.create({ payment_intent });
    expect(await look(owner)).toBe(1);
    expect((await list(owner)).map(({ kind, status }) => [kind, status])).toEqual([
      ['credit_note', 'paid'],
      ['invoice', 'refunded'],
    ]);
  });

  it('are all credited, be there more of a payment than Stripe lists at once', async () => {
    const owner = await subscribedUser('starter');
    const payment_intent = await paymentOf(stripe, owner);
    for (let n = 0; n < 12; n++) await stripe.refunds.create({ payment_intent, amount: 290 });
    expect(await look(owner)).toBe(0);
    const papers = await list(owner);
    expect(papers.map(({ kind }) => kind)).toEqual([...Array(12).fill('credit_note'), 'invoice']);
    expect(papers.at(-1)?.status).toBe('refunded');
  });

  it('are credited in the order in which they succeed, all of the invoice in the end', async () => {
    const owner = await subscribedUser('starter');
    const payment_intent = await paymentOf(stripe, owner);
    const { id } = await stripe.refunds.create({ payment_intent, amount: 1_001 });
    await distort(owner, { refund: { id, status: 'pending', created: 1 } });
    await stripe.refunds.create({ payment_intent, amount: 2_479 });
    await look(owner);
    await distort(owner, { refund: { id, status: 'succeeded' } });
    await look(owner);
    const [last, first, invoice] = await list(owner);
    expect([last?.totals.inclTax, first?.totals.inclTax]).toEqual([10.01, 24.79]);
    expect(invoice?.status).toBe('refunded');
    expect((last?.totals.vat ?? 0) + (first?.totals.vat ?? 0)).toBeCloseTo(5.8, 6);
  });
});

describe('a payment that the holder of the card disputes', () => {
  const dispute = (owner: Owner, outcome?: 'won' | 'lost') =>
    locally('POST', `${of(owner)}/dispute`, outcome ? { outcome } : {});

  it('has a credit note once it is lost, of what was not paid back before; none while it is open, or won', async () => {
    const [lost, won] = [await subscribedUser('starter'), await subscribedUser('starter')];
    await stripe.refunds.create({ payment_intent: await paymentOf(stripe, lost), amount: 480 });
    for (const owner of [lost, won]) {
      await dispute(owner);
      expect(await look(owner)).toBe(0);
    }
    expect(await list(lost)).toHaveLength(2);
    await dispute(lost, 'lost');
    await dispute(won, 'won');
    for (const owner of [lost, won, lost]) expect(await look(owner)).toBe(0);
    const [credit, , invoice] = await list(lost);
    expect(credit).toMatchObject({ kind: 'credit_note', related: invoice?.id, totals: { inclTax: 30, vat: 5 } });
    expect(credit?.lines[0]?.label).toMatch(/contesté, repris par la banque/);
    expect([invoice?.status, (await list(lost)).length]).toEqual(['refunded', 3]);
    expect((await list(won)).map(({ kind }) => kind)).toEqual(['invoice']);
  });

  it('is looked at by the event alone, which names a charge and no customer', async () => {
    const owner = await subscribedUser('starter');
    await dispute(owner);
    await syncs.runAll();
    await dispute(owner, 'lost');
    const { events } = await locally('GET', of(owner));
    const told = events.filter(({ type }: { type: string }) => type.startsWith('charge.dispute.'));
    expect(told.map(({ payload }: { payload: string }) => JSON.parse(payload).data.object.customer)).toEqual([
      undefined,
      undefined,
    ]);
    await syncs.runAll();
    expect((await list(owner)).map(({ kind }) => kind)).toEqual(['credit_note', 'invoice']);
  });
});
