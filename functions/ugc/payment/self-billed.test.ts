import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { getUgcInvoice } from '../../../shared/ugc/payment.contract.ts';
import { getSpaceInvoice } from '../../../shared/ugc/space-collaboration.contract.ts';
import { updateSpaceIdentity } from '../../../shared/ugc/space-self.contract.ts';
import { readFile } from '../../platform/clients/files.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { UgcInvoice } from '../core/invoice.entity.ts';
import { openCampaign } from '../testing/campaigns.ts';
import {
  accept,
  act,
  answer,
  apply,
  type Creator,
  commit,
  invite,
  listedCreator,
  offered,
  readAsBrand,
  sendFiles,
} from '../testing/collaborations.ts';
import { approved } from '../testing/payments.ts';
import { codeFor, identityBody } from '../testing/space.ts';

const year = parisDay().slice(0, 4);
const papersOf = async (workspaceId: string) =>
  (await UgcInvoice.query.byWorkspace({ workspaceId }).go({ consistent: true })).data
    .map(({ content }) => content)
    .sort((a, b) => (a.number < b.number ? -1 : 1));

async function say(creator: Creator, identity: object) {
  const code = await codeFor(creator, 'identity');
  await call(updateSpaceIdentity, { token: creator.token, body: { ...identityBody, ...identity, code } });
}

/** What is kept where the address leads. */
async function textAt(url: string): Promise<string> {
  const key = /invoices\/\w+\/\w+\.pdf/.exec(url)?.[0] ?? '';
  const pdf = await getDocumentProxy(new Uint8Array((await readFile(key)) ?? []));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items
    .map((one) => ('str' in one ? one.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

it('is written in the name of a creator who let the brand, as the fee becomes due, and read by both', async () => {
  const { token, workspaceId, creator, id, payment } = await approved(200);
  expect(payment.invoice).toMatchObject({ kind: 'self_billed', issuedOn: parisDay(), pdfUrl: null });
  expect(payment.invoice?.number).toMatch(new RegExp(`^AF-[0-9A-Z]{6}-${year}-0001$`));
  const [paper, ...others] = await papersOf(workspaceId);
  expect(others).toEqual([]);
  expect(paper).toMatchObject({
    ...{ kind: 'invoice', dueOn: payment.dueOn, isSelfBilled: true, isOwed: true, vatRule: 'franchise' },
    seller: { legalName: 'Léa Morin', siren: '732829320', vatNumber: null },
    buyer: { legalName: 'Atelier Fontaine SAS', siren: '732829320' },
    totals: { exclTax: 200, vat: 0, inclTax: 200 },
  });
  const params = { id: payment.id };
  const { status, data } = await call(getUgcInvoice, { token, params });
  expect([status, data.number]).toEqual([200, payment.invoice?.number]);
  const text = await textAt(data.pdfUrl);
  expect(text).toContain(
    'Autofacturation : facture établie par Atelier Fontaine SAS au nom et pour le compte de Léa Morin',
  );
  expect(text).toContain('TVA non applicable, art. 293 B du CGI');
  expect((await call(getSpaceInvoice, { token: creator.token, params: { id }, query: {} })).data.number).toBe(
    data.number,
  );
  const [stranger, other] = await Promise.all([signedInUser(), listedCreator()]);
  expect((await call(getUgcInvoice, { token: stranger.token, params })).status).toBe(404);
  expect((await call(getSpaceInvoice, { token: other.token, params: { id }, query: {} })).status).toBe(404);
});

it('has its number without a gap, however many are written at once, and its VAT where there is one', async () => {
  const creator = await listedCreator();
  await say(creator, { vatLiable: true, vatNumber: 'FR44732829320' });
  const one = await offered(200, {}, creator);
  const campaign = await openCampaign(one.token, { brandId: one.campaign.brandId });
  const second = await invite(one.token, campaign, creator);
  await apply(creator, campaign);
  await commit(one.token, second, { action: 'offer', fee: 100 });
  for (const id of [one.id, second]) {
    const { data } = await accept(creator, id);
    await sendFiles({ id }, one.workspaceId, data.collaboration.deliverables);
    await answer(creator, id, { action: 'submit' });
  }
  await Promise.all([one.id, second].map((id) => act(one.token, id, { action: 'approve' })));
  const papers = await papersOf(one.workspaceId);
  expect(papers.map(({ number }) => number.slice(-4))).toEqual(['0001', '0002']);
  expect(papers.map(({ totals }) => totals).sort((a, b) => a.vat - b.vat)).toEqual([
    { exclTax: 100, vat: 20, inclTax: 120 },
    { exclTax: 200, vat: 40, inclTax: 240 },
  ]);
});

it('is taken back by a credit note where both sides settle on less, and another is written', async () => {
  const { token, workspaceId, creator, id, payment } = await approved(200);
  await act(token, id, { action: 'open_dispute', reason: 'quality', text: 'Flou' });
  await commit(token, id, { action: 'propose_settlement', kind: 'pay_part', amount: 120, text: 'D’accord' });
  await answer(creator, id, { action: 'accept_settlement' });
  const papers = await papersOf(workspaceId);
  expect(papers.map(({ kind, totals }) => [kind, totals.inclTax])).toEqual([
    ['invoice', 200],
    ['credit_note', 200],
    ['invoice', 120],
  ]);
  expect(papers[1]?.relatedNumber).toBe(payment.invoice?.number);
  expect((await readAsBrand(token, id)).payment).toMatchObject({ amount: 120, invoice: { number: papers[2]?.number } });
});

it('is left to who has no SIRET, pays taxes elsewhere or keeps their invoices to themselves', async () => {
  const creator = await listedCreator();
  for (const identity of [{ invoicingMandate: false }, { legalStatus: 'artist_author', siret: null }]) {
    await say(creator, identity);
    const { workspaceId, payment } = await approved(200, {}, creator);
    expect([payment.invoice, await papersOf(workspaceId)]).toEqual([null, []]);
  }
});
