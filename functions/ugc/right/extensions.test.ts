import { expect, it } from 'vitest';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { extensionDays } from '../../../shared/rules/ugc/right-days.ts';
import { getCollaborationContract } from '../../../shared/ugc/agreement.contract.ts';
import { getUgcCampaign } from '../../../shared/ugc/campaign.contract.ts';
import { getCreator } from '../../../shared/ugc/creator.contract.ts';
import {
  actOnUgcPayment,
  exportUgcPayments,
  listUgcPayments,
  orderUgcTransfer,
} from '../../../shared/ugc/payment.contract.ts';
import { movesWithIt, paymentMoved } from '../../../shared/ugc/payment.rules.ts';
import * as contract from '../../../shared/ugc/right.contract.ts';
import { extendedEnough, extensionBeyondOrder, noCreatorToAsk, noExtension } from '../../../shared/ugc/right.rules.ts';
import * as space from '../../../shared/ugc/space-right.contract.ts';
import { getSpace } from '../../../shared/ugc/space-self.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { UgcInvoice } from '../core/invoice.entity.ts';
import { UgcRight } from '../core/right.entity.ts';
import { ThresholdCount } from '../core/threshold-count.entity.ts';
import { confirmPayments } from '../deadlines/confirm-payments.ts';
import { answer, commit, listedCreator, readAsBrand } from '../testing/collaborations.ts';
import { extended } from '../testing/extensions.ts';
import { approved, transferBody } from '../testing/payments.ts';
import { endingRight } from '../testing/rights.ts';
import { codeFor } from '../testing/space.ts';
import { remindRights } from './remind-rights.ts';

type Approved = Awaited<ReturnType<typeof approved>>;
type SpaceBody = RouteInput<typeof space.actOnSpaceRight>['body'];

/** The right of what was approved, and what both sides do of it. */
async function extendable(one: Approved) {
  const { token, creator, workspaceId, id: collaborationId } = one;
  const read = async () => {
    const { items } = (await call(contract.listUgcRights, { token, query: {} })).data;
    return items.find((right) => right.collaborationId === collaborationId) ?? never();
  };
  const { id } = await read();
  const params = { id };
  return {
    ...{ id, read },
    propose: async (months: number, fee: number, version?: number) => {
      const body = { action: 'propose_extension' as const, months, fee, version: version ?? (await read()).version };
      return call(contract.actOnUgcRight, { token, params, body });
    },
    annex: () => call(space.getSpaceAnnex, { token: creator.token, params }),
    answer: (body: SpaceBody) => call(space.actOnSpaceRight, { token: creator.token, params, body }),
    accept: async (documentSha256?: string) => {
      const code = await codeFor(creator, 'accept');
      const { version } = await read();
      const body = { action: 'accept_extension' as const, code, version, ...(documentSha256 && { documentSha256 }) };
      return call(space.actOnSpaceRight, { token: creator.token, params, body });
    },
    remind: (days: number) =>
      remindRights(new Date(`${addDays(parisDay(), days)}T12:00:00Z`), (item) => item.workspaceId === workspaceId),
    counted: async () =>
      (await ThresholdCount.query.byWorkspace({ workspaceId }).go()).data.flatMap((one) => one.counted),
    types: async () =>
      (await eventsOf({ workspaceId })).map(({ type }) => type).filter((type) => type.includes('extension')),
  };
}
const never = (): never => {
  throw new Error('not there');
};

it('rights go on for as long as their creator has accepted: an annex, a payment and the count of the year come with it', async () => {
  const one = await approved(500, { diffusion: 'creator_account' });
  const { token, creator, id, workspaceId } = one;
  const right = await extendable(one);
  const { endsOn, version } = await right.read();
  expect((await right.annex()).error.message).toBe(noExtension);
  // An order never grows to the threshold: 500, the 39 of the product, and this.
  expect((await right.propose(3, 461)).error).toMatchObject({
    reason: 'contract_required',
    message: extensionBeyondOrder,
  });
  expect((await right.propose(121, 10)).status).toBe(400);
  expect((await right.propose(3, 10, version + 1)).error.reason).toBe('conflict');
  expect((await right.propose(6, 90)).data.right.extension).toMatchObject({ months: 6, fee: 90, status: 'proposed' });
  // A new proposal takes the place of the one that waits, and nothing has moved.
  const { data } = await right.propose(3, 120);
  const days = extensionDays(endsOn, 3, parisDay());
  expect(data.right).toMatchObject({ endsOn, version: version + 2, extension: { months: 3, ...days } });
  expect(days.startsOn).toBe(addDays(endsOn, 1));
  expect((await call(getSpace, { token: creator.token })).data.rights[0]?.extension).toMatchObject({ fee: 120 });
  const { html, sha256 } = (await right.annex()).data;
  expect(html).toContain('data-clause="extension"');
  expect(html).toContain('120,00');
  const wrong = { action: 'accept_extension' as const, code: '000000', version: version + 2 };
  expect((await right.answer(wrong)).error.reason).toBe('code_invalid');
  expect((await right.answer({ ...wrong, version: version + 1 })).error.reason).toBe('conflict');
  expect((await right.accept('a'.repeat(64))).error.reason).toBe('document_changed');
  const { creator: stranger } = await approved(100);
  const other = { token: stranger.token, params: { id: right.id } };
  expect((await call(space.getSpaceAnnex, other)).status).toBe(404);
  const accepted = (await right.accept(sha256)).data.right;
  expect(accepted).toMatchObject({ endsOn: days.endsOn, extension: { status: 'accepted' }, takenDownAt: null });
  expect((await right.accept(sha256)).error.message).toBe(noExtension);
  const counted = await right.counted();
  expect(counted.map(({ cents }) => cents)).toEqual([53_900, 12_000]);
  const { withUs } = (await call(getCreator, { token, params: { id: creator.creatorId } })).data.creator;
  expect(withUs).toMatchObject({ spentThisYear: 620, counters: [{ total: 659 }] });
  const due = (await call(listUgcPayments, { token, query: {} })).data;
  expect(due.items.map(({ invoice }) => invoice?.number.slice(-4))).toEqual(['0001', '0002']);
  expect(due.totals).toEqual({ due: 620, ordered: 0, paid: 0, late: 0 });
  expect(due.items.map(({ kind, amount, rightId }) => [kind, amount, rightId])).toEqual([
    ['collaboration', 500, null],
    ['extension', 120, right.id],
  ]);
  expect((await call(getSpace, { token: creator.token })).data.payments.map(({ kind }) => kind)).toEqual([
    ...['collaboration', 'extension'],
  ]);
  const signed = (await call(getCollaborationContract, { token, params: { id } })).data;
  expect(signed.annexes).toMatchObject([{ rightId: right.id, html, sha256 }]);
  expect(signed.evidence.events.slice(-2).map(({ party, act }) => [party, act])).toEqual([
    ['brand', 'propose_extension'],
    ['creator', 'accept_extension'],
  ]);
  expect(signed.evidence.events.at(-1)).toMatchObject({ name: 'Léa Morin', sha256 });
  // It counts in what comes after: the next one reaches the threshold.
  expect((await right.propose(1, 341)).error.reason).toBe('contract_required');
  expect((await right.propose(1, 340.99)).status).toBe(200);
  await right.answer({ action: 'decline_extension', version: (await right.read()).version });
  expect((await right.read()).extension?.status).toBe('declined');
  // What nobody answers ends by itself, once.
  await right.propose(1, 0);
  await right.remind(7);
  expect((await right.read()).extension?.status).toBe('proposed');
  for (const later of [8, 9]) await right.remind(later);
  expect(await right.types()).toEqual(['ugc.extension_accepted', 'ugc.extension_declined', 'ugc.extension_expired']);
  const subjects = (await mailsTo(creator.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('prolong'))).toHaveLength(5);
  // What was signed has room for twelve annexes.
  const own = { workspaceId, rightId: right.id };
  const { extension } = (await UgcRight.get(own).go()).data ?? never();
  const twelfth = extension && { ...extension, nth: 12, status: 'accepted' as const };
  await UgcRight.patch(own).set({ extension: twelfth }).go();
  expect((await right.propose(1, 0)).error.message).toBe(extendedEnough);
  await UgcRight.patch(own).set({ extension }).go();
  // What both give up later leaves no debt, in no count.
  await answer(creator, id, { action: 'open_dispute', reason: 'other', text: 'Rien n’est arrivé' });
  expect((await right.propose(1, 0)).error.reason).toBe('dispute_open');
  await commit(token, id, { action: 'propose_settlement', kind: 'cancel', text: 'D’accord' });
  const { campaignId } = await readAsBrand(token, id);
  const money = async () => (await call(getUgcCampaign, { token, params: { id: campaignId } })).data.campaign.money;
  expect(await money()).toMatchObject({ committed: 620, paid: 0 });
  await answer(creator, id, { action: 'accept_settlement' });
  expect(await right.counted()).toEqual([]);
  expect(await money()).toMatchObject({ committed: 0, paid: 0 });
  const after = (await call(listUgcPayments, { token, query: {} })).data;
  expect(after.items.map(({ status, invoice }) => [status, invoice])).toEqual([
    ['cancelled', null],
    ['cancelled', null],
  ]);
  // Each invoice is given back, without a gap.
  const papers = (await UgcInvoice.query.byWorkspace({ workspaceId }).go()).data.map(({ content }) => content);
  expect(papers.map(({ number, kind }) => [number.slice(-4), kind]).sort()).toEqual([
    ['0001', 'invoice'],
    ['0002', 'invoice'],
    ['0003', 'credit_note'],
    ['0004', 'credit_note'],
  ]);
  expect((await right.propose(1, 0)).error.reason).toBe('right_over');
  // Nobody answers for what was bought elsewhere.
  const { rightId } = await endingRight(workspaceId);
  const body = { action: 'propose_extension' as const, months: 1, fee: 0, version: 1 };
  const external = await call(contract.actOnUgcRight, { token, params: { id: rightId }, body });
  expect(external.error).toMatchObject({ reason: 'illegal_transition', message: noCreatorToAsk });
});

it('rights that ended begin again, and one acceptance alone counts of those that cross', async () => {
  const creator = await listedCreator();
  const one = await approved(300, {}, creator);
  const right = await extendable(one);
  const { workspaceId } = one;
  const ended = { endsOn: addDays(parisDay(), -10), takenDownAt: new Date().toISOString() };
  await UgcRight.patch({ workspaceId, rightId: right.id }).set(ended).go();
  const proposed = (await right.propose(2, 50)).data.right;
  expect(proposed).toMatchObject({ status: 'expired', extension: extensionDays(ended.endsOn, 2, parisDay()) });
  expect(proposed.extension?.startsOn).toBe(parisDay());
  const codes = [await codeFor(creator, 'accept'), await codeFor(creator, 'accept')];
  const { version } = await right.read();
  const answers = await Promise.all(codes.map((code) => right.answer({ action: 'accept_extension', code, version })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await right.counted()).map(({ cents }) => cents)).toEqual([33_900, 5_000]);
  expect(await right.read()).toMatchObject({ takenDownAt: null, status: 'active', extension: { status: 'accepted' } });
});

it('what an extension owes is ordered, paid, contested, and confirmed by itself, beside what its collaboration owes', async () => {
  const { token, creator, workspaceId, id, payment } = await extended(60);
  const { data: read } = await call(listUgcPayments, { token, query: {} });
  const own = read.items.find(({ kind }) => kind === 'collaboration') ?? never();
  const { campaignId } = await readAsBrand(token, id);
  const money = async () => (await call(getUgcCampaign, { token, params: { id: campaignId } })).data.campaign.money;
  expect(await money()).toMatchObject({ committed: own.amount + 60, paid: 0 });
  const file = await call(orderUgcTransfer, { token, body: transferBody([own.id, payment.id]) });
  expect(file.status).toBe(200);
  const ordered = (await call(listUgcPayments, { token, query: {} })).data.items;
  expect(ordered.map(({ status }) => status)).toEqual(['ordered', 'ordered']);
  const pay = (which: { id: string; version: number }, paidOn = parisDay()) =>
    call(actOnUgcPayment, {
      ...{ token, params: { id: which.id } },
      body: { action: 'mark_paid', paidOn, reference: 'VIR 7', version: which.version },
    });
  const { version } = ordered.find(({ kind }) => kind === 'extension') ?? never();
  expect((await pay({ id: own.id, version: 2 })).error.message).toBe(movesWithIt);
  expect((await pay({ id: payment.id, version: 1 })).error.reason).toBe('conflict');
  expect((await pay({ id: payment.id, version }, addDays(parisDay(), 1))).error.details?.[0]?.path).toBe('paidOn');
  const paid = (await pay({ id: payment.id, version })).data.payment;
  expect(paid).toMatchObject({ status: 'paid', reference: 'VIR 7', kind: 'extension' });
  expect((await money()).paid).toBe(60);
  const say = (body: RouteInput<typeof space.actOnSpacePayment>['body'], { token: who } = creator) =>
    call(space.actOnSpacePayment, { token: who, params: { id: payment.id }, body });
  const other = await listedCreator();
  expect((await say({ action: 'confirm_payment', version: paid.version }, other)).status).toBe(404);
  const invoice = { action: 'send_invoice' as const, uploadId: 'fil_1', number: 'F1', issuedOn: parisDay() };
  expect((await say({ ...invoice, version: paid.version })).error.message).toBe(paymentMoved);
  const contested = (await say({ action: 'contest_payment', text: 'Rien', version: paid.version })).data.payment;
  expect((await money()).paid).toBe(0);
  expect((await pay(contested)).data.payment.status).toBe('paid');
  const confirm = (days: number) =>
    confirmPayments(new Date(`${addDays(parisDay(), days)}T12:00:00Z`), (item) => item.workspaceId === workspaceId);
  const statusOf = async () =>
    (await call(listUgcPayments, { token, query: {} })).data.items.find(({ kind }) => kind === 'extension')?.status;
  await confirm(15);
  expect(await statusOf()).toBe('paid');
  for (const days of [16, 17]) await confirm(days);
  expect(await statusOf()).toBe('confirmed');
  expect(await money()).toMatchObject({ committed: own.amount + 60, paid: 60 });
  const query = { kind: 'rights' as const, year: parisDay().slice(0, 4) };
  const { text } = await call(exportUgcPayments, { token, query });
  expect(text.trim().split(';').at(-1)).toBe('60');
  expect((await readAsBrand(token, id)).payment).toMatchObject({ id: own.id, status: 'ordered' });
  const types = (await eventsOf({ workspaceId }))
    .map(({ type }) => type)
    .filter((type) => type.startsWith('ugc.payment'));
  expect(types.sort()).toEqual(['ugc.payment_contested', 'ugc.payment_due', 'ugc.payment_paid', 'ugc.payment_paid']);
});
