import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, vi } from 'vitest';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { getCollaborationTimeline } from '../../../shared/ugc/message.contract.ts';
import { listUgcPayments, orderUgcTransfer } from '../../../shared/ugc/payment.contract.ts';
import { updateSpaceIdentity } from '../../../shared/ugc/space-self.contract.ts';
import { documentClient } from '../../platform/db/client.ts';
import { newId } from '../../platform/new-id.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf } from '../../platform/testing/factories.ts';
import { UgcCollaboration } from '../core/collaboration.entity.ts';
import { UgcPayment } from '../core/payment.entity.ts';
import { act, answer, commit, listedCreator, readAsBrand } from '../testing/collaborations.ts';
import { approved, transferBody } from '../testing/payments.ts';
import { codeFor, identityBody } from '../testing/space.ts';
import { creditTransfer } from './credit-transfer.ts';

type Node = { name: string; text: string; children: Node[]; attributes: string };

/** The elements of a document without mixed content. */
function parse(xml: string): Node {
  const root: Node = { name: '', text: '', children: [], attributes: '' };
  const open = [root];
  for (const [, close, name = '', attributes = '', text = ''] of xml.matchAll(/<(\/?)([A-Za-z]\w*)([^>]*)>([^<]*)/g)) {
    if (close) {
      expect(open.pop()?.name).toBe(name);
      continue;
    }
    const node = { name, text, children: [], attributes: attributes.trim() };
    open.at(-1)?.children.push(node);
    open.push(node);
  }
  expect(open).toHaveLength(1);
  return root.children[0] as Node;
}

const sepa = /^[a-zA-Z0-9/\-?:().,'+ ]+$/;
const max = (length: number) => (text: string) => text.length <= length && sepa.test(text.replaceAll('&#39;', "'"));
const bic = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
const iban = /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/;
const amount = /^\d{1,15}\.\d{2}$/;
type Type = RegExp | ((text: string) => boolean) | [string, '1' | '?' | '+', Type][];

/** What the schema of pain.001.001.09 has in this order, of what SEPA's rules leave. */
const institution: Type = [['FinInstnId', '1', (text) => text === '']];
const account: Type = [['Id', '1', [['IBAN', '1', iban]]]];
const schema: Type = [
  [
    ...(['CstmrCdtTrfInitn', '1'] as const),
    [
      [
        ...(['GrpHdr', '1'] as const),
        [
          ['MsgId', '1', max(35)],
          ['CreDtTm', '1', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
          ['NbOfTxs', '1', /^[0-9]{1,15}$/],
          ['CtrlSum', '?', amount],
          ['InitgPty', '1', [['Nm', '?', max(70)]]],
        ],
      ],
      [
        ...(['PmtInf', '+'] as const),
        [
          ['PmtInfId', '1', max(35)],
          ['PmtMtd', '1', /^(CHK|TRF|TRA)$/],
          ['BtchBookg', '?', /^(true|false)$/],
          ['NbOfTxs', '?', /^[0-9]{1,15}$/],
          ['CtrlSum', '?', amount],
          ['PmtTpInf', '?', [['SvcLvl', '?', [['Cd', '1', /^SEPA$/]]]]],
          ['ReqdExctnDt', '1', [['Dt', '1', /^\d{4}-\d\d-\d\d$/]]],
          ['Dbtr', '1', [['Nm', '?', max(70)]]],
          ['DbtrAcct', '1', account],
          ['DbtrAgt', '1', institution],
          ['ChrgBr', '?', /^SLEV$/],
          [
            ...(['CdtTrfTxInf', '+'] as const),
            [
              ['PmtId', '1', [['EndToEndId', '1', max(35)]]],
              ['Amt', '1', [['InstdAmt', '1', amount]]],
              ['CdtrAgt', '?', institution],
              ['Cdtr', '?', [['Nm', '?', max(70)]]],
              ['CdtrAcct', '?', account],
              ['RmtInf', '?', [['Ustrd', '?', max(140)]]],
            ],
          ],
        ],
      ],
    ],
  ],
];

function conforms({ name, text, children }: Node, type: Type, path = name): void {
  if (!Array.isArray(type)) {
    const isRight = type instanceof RegExp ? type.test(text) : type(text);
    expect([path, text, isRight]).toEqual([path, text, true]);
    return;
  }
  expect([path, text]).toEqual([path, '']);
  const left = [...children];
  for (const [childName, often, childType] of type) {
    const found: Node[] = [];
    while (left[0]?.name === childName && (often === '+' || found.length === 0)) found.push(left.shift() as Node);
    if (often !== '?') expect([`${path}/${childName}`, found.length > 0]).toEqual([`${path}/${childName}`, true]);
    for (const one of found) conforms(one, childType, `${path}/${childName}`);
  }
  expect([path, left.map((one) => one.name)]).toEqual([path, []]);
}

const all = (node: Node, name: string): Node[] => [
  ...node.children.filter((child) => child.name === name),
  ...node.children.flatMap((child) => all(child, name)),
];
const texts = (node: Node, name: string) => all(node, name).map(({ text }) => text);

it('is a pain.001.001.09 as the schema has it, whatever names hold', () => {
  const one = { iban: 'FR7630006000011234567890189', otherwise: 'Léa', remittance: 'AF-1 Sérum d’été & « co »' };
  const xml = creditTransfer({
    ...{ messageId: 'a'.repeat(32), at: new Date('2026-11-28T05:06:07.890Z'), executionOn: '2026-12-01' },
    debtor: { name: `<b>Société</b> "A&B" ${'x'.repeat(90)}`, iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPPPAR' },
    transfers: [
      { ...one, id: 'due_1', cents: 5, name: '</Nm><Nm>Éve ]]>', bic: null },
      { ...one, id: 'due_2', cents: 123_456, name: 'Лев', bic: 'BNPAFRPP' },
    ],
  });
  expect(
    xml.startsWith(
      '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    ),
  ).toBe(true);
  const document = parse(xml.replace(/^<\?.*\n/, ''));
  conforms(document, schema);
  expect(texts(document, 'NbOfTxs')).toEqual(['2', '2']);
  expect(texts(document, 'CtrlSum')).toEqual(['1234.61', '1234.61']);
  expect(all(document, 'InstdAmt')).toMatchObject([
    { text: '0.05', attributes: 'Ccy="EUR"' },
    { text: '1234.56', attributes: 'Ccy="EUR"' },
  ]);
  expect(texts(document, 'Nm').slice(2)).toEqual(['./Nm..Nm.Eve ...', 'Lea']);
  expect(texts(document, 'BICFI')).toEqual(['PSSTFRPPPAR', 'BNPAFRPP']);
  for (const code of texts(document, 'BICFI')) expect(code).toMatch(bic);
});

it('orders what is due, all or none, and says why not', async () => {
  const creator = await listedCreator();
  const { token, workspaceId, id, payment } = await approved(200, {}, creator);
  const transfer = (body: ReturnType<typeof transferBody>, as = token) => call(orderUgcTransfer, { token: as, body });
  const body = transferBody([payment.id]);
  const colleague = await colleagueOf({ workspaceId }, { role: 'member' });
  expect((await transfer(body, colleague.token)).status).toBe(403);
  expect((await transfer({ ...body, debtor: { ...body.debtor, iban: 'FR1420041010050500013M02607' } })).status).toBe(
    400,
  );
  const past = await transfer({ ...body, executionOn: '2026-01-01' });
  expect(past.error.details?.[0]?.path).toBe('executionOn');
  expect((await transfer(transferBody([payment.id, 'due_none']))).status).toBe(404);

  await act(token, id, { action: 'open_dispute', reason: 'quality', text: 'Flou' });
  const disputed = await transfer(body);
  expect(disputed.error).toMatchObject({ reason: 'dispute_open', details: [{ path: 'ids.0', message: 'Léa Morin' }] });
  await act(token, id, { action: 'withdraw_dispute' });
  const say = async (identity: object) => {
    const code = await codeFor(creator, 'identity');
    await call(updateSpaceIdentity, { token: creator.token, body: { ...identityBody, ...identity, code } });
  };
  await say({ siret: null });
  expect((await transfer(body)).error.reason).toBe('not_billable');
  await say({ iban: null });
  expect((await transfer(body)).error.reason).toBe('iban_missing');
  await say({ legalName: 'Léa <Morin> & Cie' });
  const { data: item } = await UgcCollaboration.get({ workspaceId, collaborationId: id }).go();
  const unsigned = { ...item?.content, agreement: { ...item?.content.agreement, level: 'contract', status: 'ready' } };
  const set = (content: object) =>
    UgcCollaboration.patch({ workspaceId, collaborationId: id })
      .set({ content: content as never })
      .go();
  await set(unsigned);
  expect((await transfer(body)).error.reason).toBe('contract_required');
  await set(item?.content as object);
  expect((await readAsBrand(token, id)).payment?.status).toBe('due');

  const { status, text: xml } = await transfer({ ...body, ids: [payment.id, payment.id] });
  expect(status).toBe(200);
  const document = parse(xml.replace(/^<\?.*\n/, ''));
  conforms(document, schema);
  expect(texts(document, 'EndToEndId')).toEqual([payment.id.replace('_', '-')]);
  expect(texts(document, 'InstdAmt')).toEqual(['200.00']);
  expect(texts(document, 'IBAN')).toEqual(['FR1420041010050500013M02606', 'FR7630006000011234567890189']);
  expect(texts(document, 'Nm').at(-1)).toBe('Lea .Morin. + Cie');
  expect(texts(document, 'Dt')).toEqual([body.executionOn]);
  const ordered = await readAsBrand(token, id);
  expect(ordered.payment).toMatchObject({ status: 'ordered', version: 2 });
  expect(ordered.payment?.orderedAt?.slice(0, 4)).toBe(parisDay().slice(0, 4));
  const listed = (await call(listUgcPayments, { token, query: {} })).data;
  expect([listed.totals.due, listed.totals.ordered]).toEqual([0, 200]);
  const timeline = await call(getCollaborationTimeline, { token, params: { id }, query: {} });
  expect(timeline.data.items.some((step) => step.act === 'order_payment')).toBe(true);
  const again = await transfer(body);
  expect(texts(parse(again.text.replace(/^<\?.*\n/, '')), 'InstdAmt')).toEqual(['200.00']);
  expect((await readAsBrand(token, id)).payment).toEqual(ordered.payment);
  await commit(token, id, { action: 'mark_paid', paidOn: parisDay(), reference: 'VIR 12' });
  expect((await transfer(body)).error.reason).toBe('payment_settled');
  expect((await answer(creator, id, { action: 'confirm_payment' })).data.collaboration.payment?.status).toBe(
    'confirmed',
  );
});

/** Many that are due to one creator, who has been approved once: the others are copies of it. */
async function manyDue(count: number) {
  const { token, workspaceId, id, payment } = await approved(200);
  const [{ data: item }, { data: due }] = await Promise.all([
    UgcCollaboration.get({ workspaceId, collaborationId: id }).go(),
    UgcPayment.get({ workspaceId, paymentId: payment.id }).go(),
  ]);
  if (!item || !due) throw new Error('nothing is due');
  const copies = Array.from({ length: count - 1 }, () => ({ collaborationId: newId('clb'), paymentId: newId('due') }));
  for (const { collaborationId, paymentId } of copies) {
    const content = { ...item.content, payment: { paymentId, status: 'due' as const } };
    await UgcCollaboration.create({ ...item, collaborationId, content }).go();
    await UgcPayment.create({ ...due, collaborationId, paymentId }).go();
  }
  return { token, workspaceId, ids: [payment.id, ...copies.map(({ paymentId }) => paymentId)], last: copies.at(-1) };
}

it('orders more than a transaction holds, and none of them when one has moved meanwhile', async () => {
  const { token, workspaceId, ids, last } = await manyDue(40);
  const send = documentClient.send.bind(documentClient) as (command: unknown) => Promise<never>;
  let writes = 0;
  const spy = vi.spyOn(documentClient, 'send').mockImplementation(async (command: unknown) => {
    if (command instanceof TransactWriteCommand && ++writes === 2)
      await UgcCollaboration.patch({ workspaceId, collaborationId: last?.collaborationId ?? '' })
        .add({ version: 1 })
        .go();
    return send(command);
  });
  const refused = await call(orderUgcTransfer, { token, body: transferBody(ids) });
  spy.mockRestore();
  expect([refused.status, writes]).toEqual([409, 3]);
  const { totals } = (await call(listUgcPayments, { token, query: {} })).data;
  expect([totals.due, totals.ordered]).toEqual([8_000, 0]);
  const { status, text } = await call(orderUgcTransfer, { token, body: transferBody(ids) });
  expect(status).toBe(200);
  const document = parse(text.replace(/^<\?.*\n/, ''));
  conforms(document, schema);
  expect([texts(document, 'NbOfTxs')[0], texts(document, 'CtrlSum')[0]]).toEqual(['40', '8000.00']);
  expect((await call(listUgcPayments, { token, query: {} })).data.totals.ordered).toBe(8_000);
});
