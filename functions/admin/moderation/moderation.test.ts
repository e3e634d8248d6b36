import { expect, it } from 'vitest';
import { getAdminDashboard } from '../../../shared/admin/dashboard.contract.ts';
import * as contract from '../../../shared/admin/moderation.contract.ts';
import * as campaigns from '../../../shared/ugc/campaign.contract.ts';
import { getCreator } from '../../../shared/ugc/creator.contract.ts';
import * as message from '../../../shared/ugc/message.contract.ts';
import * as report from '../../../shared/ugc/report.contract.ts';
import { getOpenCall } from '../../../shared/ugc/space-call.contract.ts';
import * as space from '../../../shared/ugc/space-collaboration.contract.ts';
import * as self from '../../../shared/ugc/space-self.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { setSetting } from '../../platform/testing/set-setting.ts';
import { actOn, newCampaignOf, openCampaign } from '../../ugc/testing/campaigns.ts';
import { apply, invitation } from '../../ugc/testing/collaborations.ts';
import { newCreator } from '../../ugc/testing/space.ts';

const why = 'Ce contenu promet des gains garantis';
const administrator = async () => (await signedInUser({ role: 'admin' })).token;
type Decision = { decision: 'approve' | 'reject'; reason?: string; version?: number };
const decide = (token: string, id: string, body: Decision) =>
  call(contract.decideModeration, { token, params: { id }, body });

/** All that waits, a page after the other. */
async function waiting(token: string, limit = '100') {
  const items: Awaited<ReturnType<typeof first>>['data']['items'] = [];
  const first = (cursor?: string) =>
    call(contract.listModeration, { token, query: { limit, ...(cursor && { cursor }) } });
  for (let cursor: string | undefined; ; ) {
    const { data } = await first(cursor);
    items.push(...data.items);
    if (!data.nextCursor) return items;
    cursor = data.nextCursor;
  }
}
const waitingOf = async (token: string, subjectId: string) =>
  (await waiting(token)).filter(({ subject }) => subject.id === subjectId);
const moderatedOf = async (workspaceId: string) =>
  (await eventsOf({ workspaceId })).flatMap(({ type, data }) =>
    type === 'ugc.moderated' ? [(data as { moderation: { kind: string; outcome: string } }).moderation] : [],
  );

it('opens a brief of the marketplace once it was read, and sends it back with the reason', async () => {
  const admin = await administrator();
  const { token, user } = await signedInUser();
  const { workspaceId } = user;
  await setSetting('ugc.briefReview', true);
  try {
    const draft = await newCampaignOf(token, { visibility: 'marketplace' });
    const { data } = await actOn(token, draft, 'publish');
    expect(data.campaign).toMatchObject({ status: 'in_review', publicUrl: null });
    expect((await eventsOf({ workspaceId })).map(({ type }) => type)).not.toContain('ugc.campaign_published');
    const [one] = await waitingOf(admin, draft.id);
    expect(one).toMatchObject({
      ...{ kind: 'brief', workspace: { id: workspaceId, name: 'Agence' }, report: null, version: 1 },
      said: expect.arrayContaining([
        { field: 'brand', text: 'Atelier Fontaine' },
        { field: 'messages', text: 'Il pénètre en dix secondes' },
      ]),
    });
    const id = one?.id ?? '';
    // What is changed while it waits is read anew.
    const edit = { objective: 'Le sérum, en mieux', version: data.campaign.version };
    const edited = await call(campaigns.updateUgcCampaign, { token, params: { id: draft.id }, body: edit });
    expect((await decide(admin, id, { decision: 'approve', version: 1 })).error.reason).toBe('conflict');
    for (const reason of [undefined, 'Non'])
      expect((await decide(admin, id, { decision: 'reject', ...(reason && { reason }) })).error.details).toMatchObject([
        { path: 'reason' },
      ]);
    expect((await decide(admin, id, { decision: 'reject', reason: why })).status).toBe(200);
    expect((await decide(admin, id, { decision: 'approve' })).error.reason).toBe('already_decided');
    const read = async () => (await call(campaigns.getUgcCampaign, { token, params: { id: draft.id } })).data.campaign;
    const back = await read();
    expect(back).toMatchObject({ status: 'draft', moderation: { outcome: 'refused', reason: why } });
    expect(back.version).toBe(edited.data.campaign.version + 1);
    expect(await waitingOf(admin, draft.id)).toEqual([]);

    // Handed in again, two decide at once: one does.
    await actOn(token, back, 'publish');
    const [again] = await waitingOf(admin, draft.id);
    expect((await waiting(admin, '1')).map((item) => item.id)).toContain(again?.id);
    const { data: seen } = await call(getAdminDashboard, { token: admin, query: {} });
    expect(seen.toDo.find(({ kind }) => kind === 'moderation')?.count).toBeGreaterThan(0);
    const both = await Promise.all(
      ['approve' as const, 'approve' as const].map((decision) => decide(admin, again?.id ?? '', { decision })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const open = await read();
    expect(open).toMatchObject({ status: 'open', moderation: null, objective: 'Le sérum, en mieux' });
    const path = new URL(open.publicUrl ?? '').pathname.split('/').at(-1) ?? '';
    expect((await call(getOpenCall, { params: { token: path } })).data.call.open).toBe(true);
    const told = (await eventsOf({ workspaceId })).filter(({ type }) => type === 'ugc.campaign_published');
    expect(told.map(({ data }) => data)).toEqual([{ campaign: open }]);
    expect((await moderatedOf(workspaceId)).map(({ outcome }) => outcome)).toEqual(['refused', 'opened']);

    // What is public already goes on as it is edited, and is read again: one case for all that changed since.
    const change = async (body: object) => {
      const { version } = (await call(campaigns.getUgcCampaign, { token, params: { id: draft.id } })).data.campaign;
      return call(campaigns.updateUgcCampaign, { token, params: { id: draft.id }, body: { ...body, version } });
    };
    expect((await change({ name: 'Entre nous' })).status).toBe(200);
    expect(await waitingOf(admin, draft.id)).toEqual([]);
    expect((await change({ objective: 'Gains garantis' })).data.campaign.status).toBe('open');
    await change({ objective: 'Gains garantis en un jour' });
    const [seenAgain, ...others] = await waitingOf(admin, draft.id);
    expect([others, seenAgain]).toMatchObject([[], { kind: 'report', report: null, version: 2 }]);
    expect(seenAgain?.said).toContainEqual({ field: 'objective', text: 'Gains garantis en un jour' });
    await decide(admin, seenAgain?.id ?? '', { decision: 'approve' });
    await change({ objective: 'Doublez vos gains' });
    const [next] = await waitingOf(admin, draft.id);
    expect(next?.id).not.toBe(seenAgain?.id);
    await decide(admin, next?.id ?? '', { decision: 'reject', reason: why });
    const gone = (await change({ objective: 'Lancement du sérum' })).data.campaign;
    expect(gone).toMatchObject({ status: 'open', publicUrl: null, moderation: { outcome: 'withdrawn' } });
    expect(await waitingOf(admin, draft.id)).toEqual([]);

    // Nothing waits of what was cancelled, and no open brief slips onto the marketplace.
    const other = await newCampaignOf(token, { brandId: draft.brandId, visibility: 'marketplace' });
    const submitted = (await actOn(token, other, 'publish')).data.campaign;
    expect((await actOn(token, submitted, 'cancel')).data.campaign.status).toBe('cancelled');
    expect(await waitingOf(admin, other.id)).toEqual([]);
    const byLink = await openCampaign(token, { brandId: draft.brandId });
    const body = { visibility: 'marketplace' as const, version: byLink.version };
    const moved = await call(campaigns.updateUgcCampaign, { token, params: { id: byLink.id }, body });
    expect(moved.error.reason).toBe('illegal_transition');
  } finally {
    await setSetting('ugc.briefReview', null);
  }
});

it('shows a creator to all once they were read, and whoever was refused waits again', async () => {
  const [admin, { token }, creator] = [await administrator(), await signedInUser(), await newCreator()];
  const { creatorId: id, email } = creator;
  let { version } = creator.creator;
  const save = async (body: { listed?: boolean; bio?: string }) => {
    const { data } = await call(self.updateSpaceProfile, { token: creator.token, body: { ...body, version } });
    version = data.creator.version;
    return data.creator;
  };
  const isFound = async () => (await call(getCreator, { token, params: { id } })).status === 200;
  await setSetting('ugc.creatorReview', true);
  try {
    expect(await save({ listed: true })).toMatchObject({ listed: false, listingReview: { status: 'pending' } });
    await save({ bio: 'Gains garantis' });
    const [one] = await waitingOf(admin, id);
    expect(one).toMatchObject({ kind: 'creator', workspace: null, version: 2 });
    expect(one?.said).toContainEqual({ field: 'bio', text: 'Gains garantis' });
    expect(await isFound()).toBe(false);
    await decide(admin, one?.id ?? '', { decision: 'reject', reason: why });
    const texts = (await mailsTo(email)).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/gains garantis[\s\S]*contester cette décision/));
  } finally {
    await setSetting('ugc.creatorReview', null);
  }
  const refused = await save({ bio: 'Je filme chez moi' });
  expect(refused.listingReview).toEqual({ status: 'refused', reason: why });
  expect((await save({ listed: true })).listingReview?.status).toBe('pending');
  // Whoever thinks better of it waits for nothing.
  expect((await save({ listed: false })).listed).toBe(false);
  expect(await waitingOf(admin, id)).toEqual([]);
  await save({ listed: true });
  const [again] = await waitingOf(admin, id);
  expect((await decide(admin, again?.id ?? '', { decision: 'approve' })).status).toBe(200);
  expect(await isFound()).toBe(true);
  expect((await save({ bio: 'Je filme dehors' })).listed).toBe(true);
  expect(await waitingOf(admin, id)).toEqual([]);
  await setSetting('ugc.creatorReview', true);
  try {
    expect((await save({ bio: 'Gains garantis dehors' })).listed).toBe(true);
    const [edited] = await waitingOf(admin, id);
    expect(edited).toMatchObject({ kind: 'report', report: null, workspace: null });
    await decide(admin, edited?.id ?? '', { decision: 'reject', reason: why });
    expect(await isFound()).toBe(false);
    await save({ listed: true });
    const [anew] = await waitingOf(admin, id);
    await decide(admin, anew?.id ?? '', { decision: 'approve' });
    await save({ bio: 'Je filme encore' });
    expect(await waitingOf(admin, id)).toHaveLength(1);
  } finally {
    await setSetting('ugc.creatorReview', null);
  }

  // Reported, they leave it; who leaves for good takes what waits along.
  const body = { kind: 'creator' as const, id, text: why };
  const filed = await call(report.createUgcReport, { token, body });
  await decide(admin, filed.data.id, { decision: 'reject', reason: why });
  expect(await isFound()).toBe(false);
  expect((await save({ listed: true })).listingReview?.status).toBe('pending');
  expect((await call(self.deleteSpace, { token: creator.token })).status).toBe(200);
  expect(await waitingOf(admin, id)).toEqual([]);
});

it('leaves what is reported, or takes it away; both sides are told', async () => {
  const admin = await administrator();
  const { token, workspaceId, campaign, creator, id } = await invitation({ visibility: 'marketplace' });
  await apply(creator, campaign);
  const params = { id };
  const said = await call(message.sendSpaceMessage, { token: creator.token, params, body: { text: 'Payez-moi' } });
  const ours = await call(message.sendCollaborationMessage, { token, params, body: { text: 'Tais-toi' } });
  const file = async (kind: 'campaign' | 'message', subject: string) =>
    (await call(report.createSpaceReport, { token: creator.token, body: { kind, id: subject, text: why } })).data.id;
  const kept = await file('campaign', campaign.id);
  await decide(admin, kept, { decision: 'approve', reason: 'Rien ne l’interdit' });
  const texts = (await mailsTo(creator.email)).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringMatching(/reste en place[\s\S]*Rien ne l’interdit/));
  expect(await moderatedOf(workspaceId)).toEqual([]);

  const body = { kind: 'message' as const, id: said.data.message.id, text: why };
  const theirs = (await call(report.createUgcReport, { token, body })).data.id;
  await decide(admin, theirs, { decision: 'reject', reason: why });
  await decide(admin, await file('message', ours.data.message.id), { decision: 'reject', reason: why });
  const { data } = await call(message.listCollaborationMessages, { token, params, query: {} });
  const gone = 'Message retiré par la modération.';
  expect(data.items.map(({ text }) => text)).toEqual([gone, gone]);
  expect((await mailsTo(creator.email)).some(({ text }) => text.includes('Un de vos messages a été retiré'))).toBe(
    true,
  );

  await decide(admin, await file('campaign', campaign.id), { decision: 'reject', reason: why });
  const read = await call(campaigns.getUgcCampaign, { token, params: { id: campaign.id } });
  expect(read.data.campaign).toMatchObject({ status: 'open', publicUrl: null, moderation: { outcome: 'withdrawn' } });
  const stranger = await newCreator();
  const theirParams = { id: campaign.id };
  expect((await call(space.getSpaceCampaign, { token: stranger.token, params: theirParams })).status).toBe(404);
  // Who is in it goes on.
  expect((await call(space.getSpaceCampaign, { token: creator.token, params: theirParams })).status).toBe(200);
  expect((await moderatedOf(workspaceId)).map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['message', 'withdrawn'],
    ['campaign', 'withdrawn'],
  ]);

  // The administration of others, or of nothing, is refused.
  const support = (await signedInUser({ adminGrants: ['admin:activity'] })).token;
  expect((await call(contract.listModeration, { token: support, query: {} })).status).toBe(403);
  expect((await decide(support, kept, { decision: 'approve' })).status).toBe(403);
  expect((await decide(admin, 'mod_nothing', { decision: 'approve' })).status).toBe(404);
});
