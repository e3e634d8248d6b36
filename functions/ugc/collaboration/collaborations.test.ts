import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clauseIds } from '../../../shared/ugc/agreement/clauses.ts';
import * as agreement from '../../../shared/ugc/agreement.contract.ts';
import { getUgcCampaign, updateUgcCampaign } from '../../../shared/ugc/campaign.contract.ts';
import * as contract from '../../../shared/ugc/collaboration.contract.ts';
import { updateCreator } from '../../../shared/ugc/creator.contract.ts';
import * as message from '../../../shared/ugc/message.contract.ts';
import * as space from '../../../shared/ugc/space-collaboration.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { UgcPayment } from '../core/payment.entity.ts';
import { UgcRight } from '../core/right.entity.ts';
import { newBrand } from '../testing/brands.ts';
import {
  accept,
  act,
  answer,
  apply,
  commit,
  invitation,
  listedCreator,
  readAsBrand,
  sendFiles,
} from '../testing/collaborations.ts';

const typesOf = async (workspaceId: string) =>
  (await eventsOf({ workspaceId })).map(({ type }) => type).filter((type) => type.startsWith('ugc.'));
const counts = async (token: string, id: string) =>
  (await call(getUgcCampaign, { token, params: { id } })).data.campaign;

describe('a collaboration by an order', () => {
  it('goes from an invitation to what is paid and confirmed, each side in its turn', async () => {
    const { token, workspaceId, campaign, creator, id } = await invitation();
    expect(await readAsBrand(token, id)).toMatchObject({
      ...{ status: 'invited', turn: 'creator', version: 1, allowed: ['cancel_invitation', 'remind'] },
      ...{ creatorName: 'Léa Morin', campaignName: campaign.name, brandName: 'Atelier Fontaine' },
    });
    expect((await mailsTo(creator.email)).at(-1)?.subject).toBe('Atelier Fontaine vous invite à une campagne');
    const seen = await call(space.getSpaceCampaign, { token: creator.token, params: { id: campaign.id } });
    expect(seen.data).toMatchObject({ open: true, collaboration: { id }, campaign: { name: campaign.name } });
    expect(seen.data.campaign).not.toHaveProperty('budget');
    expect((await apply(creator, campaign, 210.5)).data.collaboration).toMatchObject({
      ...{ status: 'applied', quote: { fee: 210.5, message: null } },
      ...{ turn: 'brand', allowed: ['withdraw'], version: 2 },
    });
    await act(token, id, { action: 'shortlist' });
    // Until the first offer, the campaign may be of another advertiser: the offer is of that one.
    const brandId = (await newBrand(token, { name: 'Maison Rivière' })).id;
    const version = (await counts(token, campaign.id)).version;
    await call(updateUgcCampaign, { token, params: { id: campaign.id }, body: { brandId, version } });
    const early = await answer(creator, id, { action: 'submit' });
    expect([early.status, early.error.reason]).toEqual([409, 'illegal_transition']);
    expect(early.error.details).toEqual([{ path: 'action', message: 'withdraw' }]);
    expect(early.error.message).toContain('«\u00a0Présélectionné\u00a0»');
    const offer = (await commit(token, id, { action: 'offer', fee: 200 })).data.collaboration;
    expect(offer).toMatchObject({
      ...{
        brandId,
        brandName: 'Maison Rivière',
        status: 'offered',
        offer: { fee: 200, terms: { objective: 'Lancement du sérum' } },
      },
      agreement: { level: 'order', why: null, status: 'ready', counter: { threshold: 1000, this: 239, total: 239 } },
    });
    const { data: read } = await call(agreement.getSpaceContract, { token: creator.token, params: { id } });
    expect(createHash('sha256').update(read.html, 'utf8').digest('hex')).toBe(read.sha256);
    expect([...read.html.matchAll(/data-clause="(\w+)"/g)].map(([, clause]) => clause)).toEqual([...clauseIds]);
    expect(read.html).toContain('Léa Morin');
    const byBrand = (await call(agreement.getCollaborationContract, { token, params: { id } })).data;
    expect([byBrand.html.includes('Léa Morin'), byBrand.sha256]).toEqual([false, offer.agreement?.documentSha256]);
    const accepted = await accept(creator, id);
    expect(accepted.data.collaboration).toMatchObject({
      ...{ status: 'producing', turn: 'creator', agreement: { status: 'signed', documentSha256: read.sha256 } },
      deliverables: [{ type: 'video', status: 'expected' }],
    });
    expect((await answer(creator, id, { action: 'submit' })).error.reason).toBe('deliverables_missing');
    const { deliverables } = accepted.data.collaboration;
    await sendFiles({ id }, workspaceId, deliverables);
    expect((await answer(creator, id, { action: 'submit' })).data.collaboration.status).toBe('submitted');
    // What is taken back is waited for until the same moment, which an extension never brings nearer.
    const { dueAt } = accepted.data.collaboration;
    expect((await answer(creator, id, { action: 'retract' })).data.collaboration).toMatchObject({
      ...{ status: 'producing', dueAt },
    });
    const sooner = new Date(Date.parse(dueAt ?? '') - 3_600_000).toISOString();
    expect((await act(token, id, { action: 'extend', dueAt: sooner })).error.details?.[0]?.path).toBe('dueAt');
    await answer(creator, id, { action: 'submit' });
    expect((await act(token, id, { action: 'request_changes' })).error.details?.[0]?.path).toBe('note');
    await act(token, id, { action: 'request_changes', note: 'Plus près du flacon' });
    expect((await answer(creator, id, { action: 'submit' })).error.reason).toBe('deliverables_missing');
    await sendFiles({ id }, workspaceId, deliverables);
    await answer(creator, id, { action: 'submit' });
    const { data: approved } = await act(token, id, { action: 'approve' });
    expect(approved.collaboration).toMatchObject({
      ...{ status: 'approved', revisions: { used: 1, included: 2 }, deliverables: [{ status: 'approved' }] },
      payment: { amount: 200, vatAmount: 0, status: 'due', brandId },
    });
    const { data: rights } = await UgcRight.query.byWorkspace({ workspaceId }).go();
    expect(rights).toMatchObject([
      { brandId, collaborationId: id, deliverableIds: [deliverables[0]?.id], feeCents: 20_000 },
    ]);
    expect(await counts(token, campaign.id)).toMatchObject({
      ...{ frozen: true, counts: { invited: 0, engaged: 0, approved: 1 }, money: { committed: 200, paid: 0 } },
    });
    await commit(token, id, { action: 'mark_paid', paidOn: '2026-01-02', reference: 'VIR 12' });
    const closed = await answer(creator, id, { action: 'confirm_payment' });
    expect(closed.data.collaboration).toMatchObject({ status: 'closed', payment: { status: 'confirmed' } });
    expect((await counts(token, campaign.id)).money.paid).toBe(200);
    const { data: ofMonth } = await UgcPayment.query.byMonth({ month: '2026-01' }).go({ pages: 'all' });
    expect(ofMonth.filter(({ collaborationId }) => collaborationId === id)).toMatchObject([{ paidOn: '2026-01-02' }]);
    // The payment as the very move makes it.
    const told = (await eventsOf({ workspaceId })).flatMap(({ type, data }) =>
      type.startsWith('ugc.payment_') ? [data.collaboration.payment] : [],
    );
    expect(told).toMatchObject([
      { amount: 200, status: 'due', paidOn: null },
      { status: 'paid', paidOn: '2026-01-02', reference: 'VIR 12' },
    ]);
    // Of one instant, either may come first.
    expect((await typesOf(workspaceId)).sort()).toEqual(
      [
        'ugc.campaign_published',
        'ugc.application_received',
        'ugc.offer_accepted',
        ...Array.from({ length: 3 }, () => 'ugc.deliverable_submitted'),
        ...['ugc.deliverable_approved', 'ugc.payment_due', 'ugc.payment_paid'],
      ].sort(),
    );
    const timeline = await call(message.getSpaceTimeline, { token: creator.token, params: { id }, query: {} });
    expect(timeline.data.items.at(-1)).toMatchObject({
      act: 'invite',
      by: { kind: 'brand', name: 'Maison Rivière' },
    });
  });

  it('is nobody else’s, takes a permission to commit, and no act over an old version', async () => {
    const { token, workspaceId, campaign, creator, id } = await invitation();
    const stranger = await listedCreator();
    const { token: other } = await signedInUser();
    const theirs = await call(space.getSpaceCollaboration, { token: stranger.token, params: { id } });
    const elsewhere = await call(contract.getCollaboration, { token: other, params: { id } });
    expect([theirs.status, elsewhere.status]).toEqual([404, 404]);
    expect((await call(contract.getCollaboration, { token: creator.token, params: { id } })).status).toBe(401);
    const stale = { token, params: { id }, body: { action: 'remind' as const, version: 9 } };
    expect((await call(contract.actOnCollaboration, stale)).error.reason).toBe('conflict');
    await apply(creator, campaign);
    const colleague = await colleagueOf({ workspaceId }, { role: 'member' });
    const body = { action: 'offer' as const, fee: 10, version: 2 };
    const refused = await call(contract.commitToCollaboration, { token: colleague.token, params: { id }, body });
    expect(refused.status).toBe(403);
    const again = await call(contract.inviteCreators, {
      ...{ token, params: { id: campaign.id }, body: { creatorIds: [creator.creatorId, 'crt_x'] } },
    });
    expect(again.data.items.map(({ outcome }) => outcome)).toEqual(['already', 'not_found']);
    const listed = (await call(contract.listCollaborations, { token, query: { turn: 'brand' } })).data;
    expect([listed.total, listed.facets.status[0]?.value]).toEqual([1, 'applied']);
    // Whoever comes again begins anew; who is blocked does not come.
    await commit(token, id, { action: 'offer', fee: 10 });
    await answer(creator, id, { action: 'decline' });
    expect((await apply(creator, campaign)).data.collaboration).toMatchObject({
      ...{ status: 'applied', offer: null, agreement: null, quote: { fee: 200 } },
    });
    await answer(creator, id, { action: 'withdraw' });
    const blocked = { blocked: true, version: 0 };
    expect((await call(updateCreator, { token, params: { id: creator.creatorId }, body: blocked })).status).toBe(200);
    expect((await apply(creator, campaign)).error.reason).toBe('illegal_transition');
    const mine = (await call(space.listSpaceCollaborations, { token: creator.token })).data;
    expect(mine.items.map((one) => one.id)).toEqual([id]);
  });
});
