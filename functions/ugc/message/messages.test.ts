import { describe, expect, it } from 'vitest';
import { listActivity } from '../../../shared/journal/activity.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import * as message from '../../../shared/ugc/message.contract.ts';
import * as space from '../../../shared/ugc/space-collaboration.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { UgcCampaign } from '../core/campaign.entity.ts';
import { UgcCollaboration } from '../core/collaboration.entity.ts';
import { passDeadlines } from '../deadlines/pass-deadlines.ts';
import {
  accept,
  answer,
  apply,
  invitation,
  offered,
  readAsBrand,
  sendFiles,
  sentPaper,
} from '../testing/collaborations.ts';

const typesOf = async (workspaceId: string) =>
  (await eventsOf({ workspaceId })).map(({ type }) => type).filter((type) => type.startsWith('ugc.'));
describe('messages and the clock', () => {
  it('tell the other side', async () => {
    const { token, workspaceId, campaign, creator, id } = await invitation();
    const say = (text: string) => call(message.sendCollaborationMessage, { token, params: { id }, body: { text } });
    expect((await say('Bonjour')).error.reason).toBe('illegal_transition');
    await apply(creator, campaign);
    const { lastMessage, creatorName } = await readAsBrand(token, id);
    expect(lastMessage).toBeNull();
    // The log of the workspace says who it was.
    const log = await call(listActivity, { token, query: { type: ['ugc_collaboration.apply'] } });
    expect(log.data.items.map(({ actor }) => [actor.kind, actor.name])).toEqual([['creator', creatorName]]);
    expect((await say('Bonjour')).data.message).toMatchObject({ mine: true, text: 'Bonjour' });
    // One mail speaks of both.
    const mailed = async () =>
      (await UgcCollaboration.get({ workspaceId, collaborationId: id }).go({ consistent: true })).data?.mailedAt;
    const first = await mailed();
    await say('Et bienvenue');
    expect([typeof first, await mailed()]).toEqual(['string', first]);
    const theirs = { token: creator.token, params: { id } };
    expect((await call(space.getSpaceCollaboration, theirs)).data.collaboration.unreadMessages).toBe(2);
    const read = await call(message.listSpaceMessages, { ...theirs, query: {} });
    expect(read.data.items).toMatchObject([
      { text: 'Et bienvenue' },
      { mine: false, by: { kind: 'brand', name: 'Atelier Fontaine' } },
    ]);
    expect((await call(space.getSpaceCollaboration, theirs)).data.collaboration.unreadMessages).toBe(0);
    await call(message.sendSpaceMessage, { ...theirs, body: { text: 'Merci' } });
    expect(await readAsBrand(token, id)).toMatchObject({ unreadMessages: 1, lastMessage: { by: 'creator' } });
    expect(await typesOf(workspaceId)).toContain('ugc.message_received');
    const own = await call(message.listCollaborationMessages, { token, params: { id }, query: { limit: '1' } });
    expect([own.data.items[0]?.text, own.data.nextCursor !== null]).toEqual(['Merci', true]);
  });

  it('ends what has waited too long, and tells what is late, each once', async () => {
    const product = { name: 'Sérum Rosée', value: 39, shipping: 'refund' as const };
    const late = await offered(150, { product, delays: { tacitApproval: true } });
    await accept(late.creator, late.id);
    // What they laid out is shown by a paper that they have sent for it.
    const laidOut = (uploadId: string) =>
      answer(late.creator, late.id, { action: 'confirm_receipt', amount: 39, uploadId });
    expect((await laidOut('fil_x')).error.details?.[0]?.path).toBe('uploadId');
    const begun = (await laidOut(await sentPaper(late, 'receipt'))).data.collaboration;
    expect(begun).toMatchObject({
      status: 'producing',
      shipment: { receiptUrl: expect.stringContaining('ticket.pdf') },
    });
    const { deliverables } = begun;
    const waiting = await invitation();
    const at = (days: number) => new Date(Date.now() + days * dayMs);
    // The table is that of all tests: those of other workspaces stay as they are.
    const ours = [late.workspaceId, waiting.workspaceId];
    const pass = (days: number) => passDeadlines(at(days), ({ workspaceId }) => ours.includes(workspaceId));
    await pass(13);
    expect((await readAsBrand(waiting.token, waiting.id)).status).toBe('invited');
    await Promise.all([pass(16), pass(16)]);
    await pass(16);
    expect(await readAsBrand(waiting.token, waiting.id)).toMatchObject({ status: 'expired', version: 2, turn: null });
    const lateTypes = (await typesOf(late.workspaceId)).filter((type) => type === 'ugc.deliverable_late');
    expect(lateTypes.length).toBeLessThanOrEqual(2);
    expect((await mailsTo(late.creator.email)).filter(({ subject }) => subject.startsWith('Échéance'))).toHaveLength(
      lateTypes.length,
    );
    expect((await apply(waiting.creator, waiting.campaign)).data.collaboration.status).toBe('applied');
    // What nobody looked at is told once, and taken for approved only then.
    await sendFiles({ id: late.id }, late.workspaceId, deliverables);
    await answer(late.creator, late.id, { action: 'submit' });
    await pass(14);
    await pass(14);
    expect((await readAsBrand(late.token, late.id)).status).toBe('submitted');
    await pass(16);
    expect((await readAsBrand(late.token, late.id)).status).toBe('approved');
    expect((await typesOf(late.workspaceId)).filter((type) => type === 'ugc.review_due')).toHaveLength(1);
    // The next hour has nothing to say of a campaign that is gone.
    const gone = await invitation();
    await UgcCampaign.delete({ workspaceId: gone.workspaceId, campaignId: gone.campaign.id }).go();
    await passDeadlines(at(16), ({ workspaceId }) => workspaceId === gone.workspaceId);
  });
});
