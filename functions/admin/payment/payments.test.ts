import { beforeAll, describe, expect, it } from 'vitest';
import * as payments from '../../../shared/admin/payment.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { Payment, paymentKey } from '../../billing/payments/payment.entity.ts';
import { list, look, of } from '../../billing/testing/invoices.ts';
import { sold } from '../../billing/testing/sold.ts';
import { billedUser, checkout, locally, openStripe, pay, subscribedUser, syncs } from '../../billing/testing/stripe.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { setSetting } from '../../platform/testing/set-setting.ts';

type Owner = Awaited<ReturnType<typeof billedUser>>;
type Query = Parameters<typeof call<typeof payments.searchPayments>>[1]['query'];
type Act = ParsedInput<typeof payments.actOnPayment>['body'];
type Doing = Act extends infer One ? (One extends Act ? Omit<One, 'version'> & { version?: number } : never) : never;

let stripe: Awaited<ReturnType<typeof openStripe>>;
const admin = await signedInUser({ role: 'admin' });
beforeAll(async () => {
  stripe = await openStripe();
});

const search = (query: Query, { token } = admin) => call(payments.searchPayments, { token, query });
const ofOwner = async ({ workspace: { workspaceId } }: Owner) => {
  const { data } = await search({ workspaceId });
  return data.items;
};
async function onlyOf(owner: Owner) {
  const [payment, ...others] = await ofOwner(owner);
  expect(others).toEqual([]);
  return payment ?? expect.fail('nothing was paid');
}
const detail = async (id: string) => (await call(payments.getPayment, { token: admin.token, params: { id } })).data;
async function act(id: string, doing: Doing) {
  const version = doing.version ?? (await detail(id)).payment.version;
  return call(payments.actOnPayment, { token: admin.token, params: { id }, body: { ...doing, version } as Act });
}
const typesOf = async (id: string) => {
  const { data } = await AuditLine.query.byWorkspace({ workspaceId: 'platform' }).go({ pages: 'all' });
  return data.filter(({ entityId }) => entityId === id).map(({ type }) => type);
};
const transfer = (owner: Owner, more: object = {}) =>
  sold(() =>
    call(payments.createPayment, {
      token: admin.token,
      body: {
        ...{ workspaceId: owner.workspace.workspaceId, description: 'Accompagnement', amount: 500 },
        ...{ dueOn: '2026-12-31', method: 'transfer', ...more },
      } as never,
    }),
  );
async function failedOwner() {
  const owner = await subscribedUser('starter');
  await locally('PUT', `${of(owner)}/card`, { card: '4000000000000341' });
  await locally('POST', `${of(owner)}/advance`, { days: 32 });
  await syncs.runAll();
  const payment = (await ofOwner(owner)).find(({ status }) => status === 'failed');
  return { owner, payment: payment ?? expect.fail('nothing failed') };
}

it('is for who looks after payments', async () => {
  const owner = await signedInUser();
  expect((await search({}, owner)).status).toBe(403);
  expect((await call(payments.getPayment, { token: admin.token, params: { id: 'pay_none' } })).status).toBe(404);
});

describe('what is paid at Stripe', () => {
  it('is told with its invoice, and once however often it is looked at', async () => {
    const owner = await subscribedUser('starter');
    const payment = await onlyOf(owner);
    const [invoice] = await list(owner);
    expect(payment).toMatchObject({
      ...{ provider: 'stripe', method: 'card', status: 'paid', workspaceName: 'Agence' },
      ...{ amount: 29, vatAmount: 5.8, amountInclTax: 34.8, refundedInclTax: 0, currency: 'EUR' },
      ...{ invoice: { id: invoice?.id, number: invoice?.number }, creditNotes: [], failure: null, version: 1 },
      description: expect.stringMatching(/^Starter, du /),
    });
    expect((await detail(payment.id)).timeline.map(({ kind }) => kind)).toEqual(['created', 'paid']);
    expect(await look(owner)).toBe(0);
    expect((await onlyOf(owner)).version).toBe(1);
  });

  it('is told as failed with why, and as paid once it is tried again', async () => {
    const { owner, payment } = await failedOwner();
    expect(payment.failure?.message).toMatch(/^Refusé par la banque/);
    const refused = await act(payment.id, { action: 'retry' });
    expect([refused.status, refused.error.reason]).toEqual([402, 'payment_failed']);
    await locally('PUT', `${of(owner)}/card`, { card: '4242424242424242' });
    const { data } = await act(payment.id, { action: 'retry' });
    expect(data.payment).toMatchObject({ status: 'paid', failure: null });
    await syncs.runAll();
    expect((await ofOwner(owner)).map(({ status, invoice }) => [status, invoice !== null])).toEqual([
      ['paid', true],
      ['paid', true],
    ]);
    const { timeline } = await detail(payment.id);
    expect(timeline.map(({ kind }) => kind)).toContain('failed');
    expect(timeline.at(-1)?.kind).toBe('paid');
  });

  it('is not told of a page of payment that nobody pays', async () => {
    const owner = await billedUser();
    const { data } = await checkout(owner);
    await pay(data.checkout.id, '4000000000009995');
    await syncs.runAll();
    expect((await ofOwner(owner)).filter(({ status }) => status === 'paid')).toEqual([]);
  });
});

describe('a refund', () => {
  const refund = (id: string, amountInclTax: number, version?: number) =>
    act(id, { action: 'refund', amountInclTax, reason: '=Geste commercial', ...(version && { version }) });

  it('goes through Stripe, each time with its credit note, until nothing is left', async () => {
    const owner = await subscribedUser('starter');
    const { id } = await onlyOf(owner);
    const first = await refund(id, 10.01);
    expect(first.data.payment).toMatchObject({ status: 'partially_refunded', refundedInclTax: 10.01 });
    expect(first.data.payment.creditNotes).toHaveLength(1);
    expect((await refund(id, 24.8)).error.reason).toBe('refund_too_large');
    const last = await refund(id, 24.79);
    expect(last.data.payment).toMatchObject({ status: 'refunded', refundedInclTax: 34.8 });
    await syncs.runAll();
    const papers = await list(owner);
    expect(papers.map(({ kind }) => kind)).toEqual(['credit_note', 'credit_note', 'invoice']);
    expect((await refund(id, 1)).error.reason).toBe('illegal_transition');
    const { timeline } = await detail(id);
    expect(timeline.at(-1)).toMatchObject({ kind: 'refunded', amount: 24.79, text: '=Geste commercial' });
    expect(await typesOf(id)).toEqual(['payment.refunded', 'payment.refunded']);
  });

  it('never gives back more than was paid, whatever comes at once', async () => {
    const owner = await subscribedUser('starter');
    const { id, version } = await onlyOf(owner);
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund(id, 20, version)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, error } of answers) if (status !== 200) expect(error.reason).toBe('conflict');
    // As those who read again each time ask.
    const more = await Promise.all([refund(id, 10), refund(id, 10), refund(id, 10)]);
    await syncs.runAll();
    const { payment } = await detail(id);
    expect(payment.refundedInclTax).toBeLessThanOrEqual(34.8);
    expect(payment.refundedInclTax).toBe(20 + 10 * more.filter(({ status }) => status === 200).length);
    const { data } = await stripe.refunds.list({ limit: 100 });
    const there = data.filter(({ metadata }) => metadata?.reason === '=Geste commercial');
    expect(there.length).toBeGreaterThan(0);
    expect((await list(owner)).filter(({ kind }) => kind === 'credit_note')).toHaveLength(payment.creditNotes.length);
  });

  it('is refused of what was refunded at Stripe by hand, before anyone was told', async () => {
    const owner = await subscribedUser('starter');
    const { id } = await onlyOf(owner);
    const { customer } = await locally('GET', of(owner));
    const { data: charges } = await stripe.charges.list({ customer: customer.id });
    await stripe.refunds.create({ charge: charges[0]?.id ?? '', amount: 3_000 });
    expect((await refund(id, 10)).error.reason).toBe('refund_too_large');
    const { payment } = await detail(id);
    expect(payment).toMatchObject({ status: 'partially_refunded', refundedInclTax: 30 });
    expect(payment.creditNotes).toHaveLength(1);
  });

  it('is refused of a payment that is disputed, before and after it is known', async () => {
    const owner = await subscribedUser('starter');
    const { id } = await onlyOf(owner);
    await locally('POST', `${of(owner)}/dispute`, {});
    expect((await refund(id, 10)).error.reason).toBe('illegal_transition');
    expect((await detail(id)).payment.status).toBe('disputed');
    expect((await refund(id, 10)).error.reason).toBe('illegal_transition');
    await locally('POST', `${of(owner)}/dispute`, { outcome: 'won' });
    await syncs.runAll();
    expect((await detail(id)).payment.status).toBe('paid');
    // This machine's Stripe refunds nothing that was ever disputed: what was noted of it is left again.
    expect((await refund(id, 10)).error.reason).toBe('illegal_transition');
    expect((await detail(id)).payment).toMatchObject({ status: 'paid', refundedInclTax: 0 });
    expect(await typesOf(id)).toEqual(['payment.refunded', 'payment.refund_refused']);
  });

  it('whose function died before it asked Stripe is asked for by the worker, once', async () => {
    const owner = await subscribedUser('starter');
    const { id } = await onlyOf(owner);
    const at = new Date(Date.now() - 61_000).toISOString();
    const asked = [{ refundKey: newId('rfd'), cents: 500, reason: 'Geste', at }];
    await Payment.patch(paymentKey(id)).set({ asked }).go();
    expect(await look(owner)).toBe(0);
    await syncs.runAll();
    expect(await look(owner)).toBe(0);
    expect((await detail(id)).payment).toMatchObject({ status: 'partially_refunded', refundedInclTax: 5 });
    expect((await list(owner)).map(({ kind }) => kind)).toEqual(['credit_note', 'invoice']);
  });
});

describe('a payment by transfer', () => {
  it('has its invoice, is noted as received, refunded in parts, and mailed', async () => {
    const owner = await billedUser();
    const { status, data } = await transfer(owner);
    const { id } = data.payment;
    expect(status).toBe(201);
    expect(data.payment).toMatchObject({
      ...{ provider: 'manual', method: 'transfer', status: 'open', dueOn: '2026-12-31' },
      ...{ amount: 500, vatAmount: 100, amountInclTax: 600, providerUrl: null },
    });
    const [invoice] = await list(owner);
    expect(invoice).toMatchObject({ status: 'open', dueOn: '2026-12-31', number: data.payment.invoice?.number });
    expect((await act(id, { action: 'mark_paid', paidOn: '2999-01-01', reference: 'x' })).status).toBe(400);
    const paid = await act(id, { action: 'mark_paid', paidOn: parisDay(), reference: 'VIR 42' });
    expect(paid.data.payment).toMatchObject({ status: 'paid', reference: 'VIR 42' });
    expect((await list(owner))[0]?.status).toBe('paid');
    for (const action of ['void', 'retry'] as const)
      expect((await act(id, { action })).error.reason).toBe('illegal_transition');
    const asked = { action: 'refund', amountInclTax: 400, reason: 'Trop facturé', version: 2 } as const;
    const both = await Promise.all([act(id, asked), act(id, asked)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    expect((await act(id, { ...asked, version: 3 })).error.reason).toBe('refund_too_large');
    const rest = await act(id, { ...asked, amountInclTax: 200, version: 3 });
    expect(rest.data.payment).toMatchObject({ status: 'refunded', refundedInclTax: 600 });
    expect((await list(owner)).map(({ kind, status: one }) => [kind, one])).toEqual([
      ['credit_note', 'paid'],
      ['credit_note', 'paid'],
      ['invoice', 'refunded'],
    ]);
    expect((await act(id, { action: 'resend_invoice' })).status).toBe(200);
    const mails = await mailsTo('compta@agence-rive.example');
    expect(mails.filter(({ subject }) => subject.includes(invoice?.number ?? '-')).length).toBeGreaterThan(0);
  });

  it('is voided by a credit note of all of it', async () => {
    const owner = await billedUser();
    const { id } = (await transfer(owner)).data.payment;
    const { data } = await act(id, { action: 'void' });
    expect(data.payment).toMatchObject({ status: 'void', refundedInclTax: 0 });
    expect(data.payment.creditNotes).toHaveLength(1);
    const [credit, invoice] = await list(owner);
    expect([credit?.kind, credit?.totals.inclTax, invoice?.status]).toEqual(['credit_note', 600, 'void']);
    expect((await act(id, { action: 'mark_paid', paidOn: '2026-01-01', reference: 'x' })).error.reason).toBe(
      'illegal_transition',
    );
  });

  it('is refused without whom to bill, who sells, or a sum that makes sense', async () => {
    const [owner, nobody] = [await billedUser(), await signedInUser()];
    const unknown = { workspaceId: 'wks_none' };
    expect((await transfer(owner, unknown)).status).toBe(404);
    const { workspaceId } = nobody.workspace;
    expect((await transfer(owner, { workspaceId })).error.reason).toBe('billing_details_missing');
    for (const amount of [0, -1, 1.005, 1_000_000.01]) expect((await transfer(owner, { amount })).status).toBe(400);
    expect((await transfer(owner, { amount: 1_000_000 })).data.payment.amountInclTax).toBe(1_200_000);
    await setSetting('seller.siren', '732829320');
    const body = { workspaceId: owner.workspace.workspaceId, description: 'Audit', amount: 1 } as const;
    const ask = () =>
      call(payments.createPayment, { token: admin.token, body: { ...body, dueOn: '2026-12-31', method: 'transfer' } });
    // Of another company than its VAT number.
    expect((await ask()).error.reason).toBe('seller_incomplete');
    await setSetting('seller.siren', '303265045');
    expect((await ask()).status).toBe(201);
    await setSetting('seller.address', null);
    expect((await ask()).error.reason).toBe('seller_incomplete');
    await setSetting('seller.address', '1 rue de la Paix, 75002 Paris');
  });
});

describe('the list', () => {
  it('finds by words, filters, sorts and adds up', async () => {
    const owner = await billedUser();
    const { workspaceId } = owner.workspace;
    for (const amount of [100, 300, 200]) await transfer(owner, { amount, description: `Lot ${amount}` });
    const { data } = await search({ workspaceId, sort: 'amount', limit: '2' });
    expect(data.items.map(({ amount }) => amount)).toEqual([300, 200]);
    expect([data.total, data.totals]).toEqual([3, { paid: 0, open: 720, refunded: 0, failed: 0 }]);
    const rest = await search({ workspaceId, sort: 'amount', limit: '2', cursor: data.nextCursor ?? '' });
    expect(rest.data.items.map(({ amount }) => amount)).toEqual([100]);
    const number = data.items[0]?.invoice?.number ?? '';
    expect((await search({ q: number })).data.items.map(({ amount }) => amount)).toEqual([300]);
    expect((await search({ q: 'lot agence', workspaceId })).data.total).toBe(3);
    await act(rest.data.items[0]?.id ?? '', { action: 'mark_paid', paidOn: '2026-01-02', reference: 'R' });
    const paid = await search({ workspaceId, status: ['paid'] });
    expect([paid.data.total, paid.data.totals]).toEqual([1, { paid: 120, open: 600, refunded: 0, failed: 0 }]);
    expect((await search({ workspaceId, to: '2000-01-01' })).data.total).toBe(0);
    expect((await search({ from: '2026-02-01', to: '2026-01-01' })).status).toBe(400);
  });
});

describe('exports', () => {
  const exported = (kind: 'ledger' | 'vat' | 'dac7', from: string, to: string) =>
    call(payments.exportPayments, { token: admin.token, query: { kind, from, to } });

  it('tell each paper, safe for spreadsheets, and the VAT by the day of payment', async () => {
    const owner = await billedUser();
    const today = parisDay();
    const { id, invoice } = (await transfer(owner, { description: '=HYPERLINK("x")' })).data.payment;
    const line = async () =>
      (await exported('ledger', today, today)).text.split('\r\n').find((one) => one.includes(invoice?.number ?? '-'));
    expect(await line()).toMatch(
      /;Facture;Agence Rive SAS;732829320;FR44732829320;"'=HYPERLINK\(""x""\)";500;100;600;EUR;0,2;/,
    );
    const vat = async () => {
      const lines = (await exported('vat', '2026-01-01', '2026-01-31')).text.split('\r\n');
      return Number(
        lines
          .find((one) => one.startsWith('2026-01;France;0,2;'))
          ?.split(';')[4]
          ?.replace(',', '.') ?? 0,
      );
    };
    const before = await vat();
    await act(id, { action: 'mark_paid', paidOn: '2026-01-15', reference: 'R' });
    expect(await vat()).toBe(before + 500);
    const creators = await exported('dac7', today, today);
    expect([creators.status, creators.error.details?.[0]?.message]).toEqual([
      400,
      expect.stringMatching(/année civile/),
    ]);
    expect((await exported('ledger', '2025-01-01', '2026-06-01')).status).toBe(400);
  });
});
