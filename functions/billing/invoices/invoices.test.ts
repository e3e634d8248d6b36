import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getInvoice } from '../../../shared/billing/invoices.contract.ts';
import { readFile } from '../../platform/clients/files.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { setSetting } from '../../platform/testing/set-setting.ts';
import { list, look, of, paymentOf } from '../testing/invoices.ts';
import { billedUser, checkout, locally, openStripe, pay, subscribedUser, syncs } from '../testing/stripe.ts';
import { Invoice } from './invoice.entity.ts';
import type { Draft, issue } from './issue.ts';

let stripe: Awaited<ReturnType<typeof openStripe>>;
beforeAll(async () => {
  stripe = await openStripe();
});
afterEach(() => {
  vi.useRealTimers();
});

type Owner = Awaited<ReturnType<typeof billedUser>>;
const read = (token: string, id: string) => call(getInvoice, { token, params: { id } });

/** The file inside a PDF. */
function attachmentOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const start = text.indexOf('stream\n', text.indexOf('/Type /EmbeddedFile')) + 7;
  return inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString();
}

async function textOf({ workspace }: Owner, id: string): Promise<string> {
  const kept = (await readFile(`invoices/${workspace.workspaceId}/${id}.pdf`)) ?? Buffer.alloc(0);
  const pdf = await getDocumentProxy(new Uint8Array(kept));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

describe('an invoice', () => {
  it('is made of each payment, once, with what the law wants said', async () => {
    const owner = await subscribedUser('professional');
    const [invoice, ...others] = await list(owner);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^F20\d\d-\d{5}$/),
      ...{ kind: 'invoice', status: 'paid', related: null, transmission: 'to_send' },
      seller: { legalName: 'Réclame' },
      buyer: { legalName: 'Agence Rive SAS', siren: '732829320', vatNumber: 'FR44732829320' },
      lines: [{ label: expect.stringMatching(/^Professional, du /), quantity: 1, unitAmount: 99, vatRate: 0.2 }],
      totals: { exclTax: 99, vat: 19.8, inclTax: 118.8 },
    });
    expect(invoice?.mentions.join()).toMatch(/L441-10/);
    await locally('POST', `${of(owner)}/resend`, { times: 2, order: 'reverse' });
    await syncs.runAll();
    expect(await list(owner)).toEqual([invoice]);
    await locally('POST', `${of(owner)}/advance`, { days: 32 });
    await syncs.runAll();
    expect(await list(owner)).toHaveLength(2);
  });

  it('is none of what was not paid', async () => {
    const owner = await billedUser();
    const { data } = await checkout(owner);
    await pay(data.checkout.id, '4000000000009995');
    await syncs.runAll();
    expect(await list(owner)).toEqual([]);
  });

  it('is a PDF that carries its data, for who may read it', async () => {
    const owner = await subscribedUser('starter');
    const [invoice] = await list(owner);
    const id = invoice?.id ?? '';
    const { status, data } = await read(owner.token, id);
    expect([status, data.invoice]).toEqual([200, invoice]);
    expect(data.xml).toContain('<ram:TypeCode>380</ram:TypeCode>');
    expect(data.xml).toContain('urn:cen.eu:en16931:2017');
    expect(data.xml).toContain(`<ram:ID>${invoice?.number}</ram:ID>`);
    expect(data.xml).toContain('<ram:GrandTotalAmount>34.80</ram:GrandTotalAmount>');
    expect(data.pdfUrl).toContain(`invoices/${owner.workspace.workspaceId}/${id}.pdf`);
    const kept = (await readFile(`invoices/${owner.workspace.workspaceId}/${id}.pdf`)) ?? Buffer.alloc(0);
    expect(kept.toString('latin1')).toMatch(/pdfaid:part>3</);
    expect(attachmentOf(kept)).toBe(data.xml);
    const text = await textOf(owner, id);
    for (const said of [
      `Facture ${invoice?.number}`,
      'Agence Rive SAS',
      '34,80 €',
      'SIREN 732829320',
      '40 €',
      'Payée par carte',
    ])
      expect(text).toContain(said);
    const member = await colleagueOf(owner.workspace);
    expect((await read(member.token, id)).status).toBe(403);
    expect((await read((await signedInUser()).token, id)).status).toBe(404);
  });
});

it('says which company sells, as administrators gave it; what is issued keeps its own', async () => {
  const owner = await subscribedUser('starter');
  const [before] = await list(owner);
  await setSetting('seller.name', 'Réclame SAS');
  await setSetting('seller.legalForm', 'SAS');
  await setSetting('seller.capital', '10 000 €');
  await setSetting('seller.registration', 'Bordeaux 732 829 320');
  await setSetting('seller.siren', '732 829 320');
  await setSetting('seller.vatNumber', 'FR 44 732829320');
  const other = await subscribedUser('starter');
  const [invoice] = await list(other);
  const said = 'SAS au capital de 10 000 €, RCS Bordeaux 732 829 320';
  expect(invoice?.seller).toMatchObject({
    ...{ legalName: 'Réclame SAS', registration: said, siren: '732829320', vatNumber: 'FR44732829320' },
  });
  const { data } = await read(other.token, invoice?.id ?? '');
  expect(data.xml).toContain(`<ram:Description>${said}</ram:Description>`);
  expect(await textOf(other, invoice?.id ?? '')).toContain(said);
  expect((await list(owner))[0]).toEqual(before);
  expect(before?.seller.registration).toBeUndefined();
});

describe('what is paid back', () => {
  it('has a credit note each time, and in the end nothing of the invoice is left', async () => {
    const owner = await subscribedUser('starter');
    const payment_intent = await paymentOf(stripe, owner);
    await stripe.refunds.create({ payment_intent, amount: 1_001 });
    await look(owner);
    const [first, invoice] = await list(owner);
    expect(first).toMatchObject({
      ...{ kind: 'credit_note', number: expect.stringMatching(/^A20\d\d-\d{5}$/), related: invoice?.id },
      totals: { exclTax: 8.34, vat: 1.67, inclTax: 10.01 },
    });
    expect(invoice?.status).toBe('paid');
    await stripe.refunds.create({ payment_intent });
    await look(owner);
    const [second, , refunded] = await list(owner);
    expect(second?.totals).toEqual({ exclTax: 20.66, vat: 4.13, inclTax: 24.79 });
    expect(refunded?.status).toBe('refunded');
    const { data } = await read(owner.token, second?.id ?? '');
    expect(data.xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(await textOf(owner, second?.id ?? '')).not.toMatch(/échéance|payée/i);
    expect(data.xml).toContain(`<ram:IssuerAssignedID>${invoice?.number}</ram:IssuerAssignedID>`);
  });
});

describe('numbers', () => {
  const draft = (workspaceId: string, sourceKey: string): Draft => ({
    ...{ workspaceId, sourceKey, kind: 'invoice', vatRule: 'fr' },
    buyer: {
      ...{ legalName: 'Rive', siren: null, vatNumber: null, email: null },
      address: { line1: null, line2: null, postalCode: null, city: null, country: 'FR' },
    },
    lines: [{ label: 'Starter', quantity: 1, unitAmount: 29, vatRate: 0.2, from: '2041-01-01', to: '2041-02-01' }],
    totals: { exclTax: 29, vat: 5.8, inclTax: 34.8 },
  });

  it('follow each other without a gap, whatever comes at once, and one source has one', async () => {
    const { workspace } = await signedInUser();
    const { workspaceId } = workspace;
    const processes: { issue: typeof issue }[] = [];
    for (let n = 0; n < 4; n++) {
      vi.resetModules();
      processes.push(await import('./issue.ts'));
    }
    // A series of its own: other tests issue too.
    const year = 2041 + Math.floor(Math.random() * 5_000);
    vi.useFakeTimers({ now: new Date(`${year}-06-01T10:00:00Z`), toFake: ['Date'] });
    const sources = Array.from({ length: 100 }, (_, n) => `in_${workspaceId}_${n % 90}`);
    await Promise.all(sources.map((source, n) => processes[n % 4]?.issue(() => draft(workspaceId, source))));
    const { data } = await Invoice.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
    expect(data.map(({ content }) => content.number).sort()).toEqual(
      Array.from({ length: 90 }, (_, n) => `F${year}-${String(n + 1).padStart(5, '0')}`),
    );
  });
});
