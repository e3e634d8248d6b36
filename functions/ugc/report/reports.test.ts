import { expect, it } from 'vitest';
import * as message from '../../../shared/ugc/message.contract.ts';
import * as contract from '../../../shared/ugc/report.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { ModerationCase } from '../core/moderation-case.entity.ts';
import { newCampaignOf } from '../testing/campaigns.ts';
import { apply, invitation, listedCreator } from '../testing/collaborations.ts';
import { newOwnCreator } from '../testing/creators.ts';
import { newCreator } from '../testing/space.ts';

const text = 'Ce contenu promet des gains garantis.';
const caseOf = async (caseId: string) => (await ModerationCase.get({ caseId }).go({ consistent: true })).data;

it('hands what both sides see of each other over to the moderation, and says so by mail', async () => {
  const { token, workspaceId, campaign, creator, id } = await invitation();
  await apply(creator, campaign);
  const params = { id };
  const theirs = await call(message.sendSpaceMessage, { token: creator.token, params, body: { text: 'Payez-moi' } });
  const ours = await call(message.sendCollaborationMessage, { token, params, body: { text: 'Bonjour' } });
  const { user, ...colleague } = await colleagueOf({ workspaceId });
  const report = (body: { kind: 'creator' | 'campaign' | 'message'; id: string }, key?: string) =>
    call(contract.createUgcReport, {
      token: colleague.token,
      body: { ...body, text },
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const tell = (body: { kind: 'creator' | 'campaign' | 'message'; id: string }, token = creator.token) =>
    call(contract.createSpaceReport, { token, body: { ...body, text } });

  const [messageId, creatorId] = [theirs.data.message.id, creator.creatorId];
  const first = await report({ kind: 'message', id: messageId }, 'once');
  expect([first.status, (await report({ kind: 'message', id: messageId }, 'once')).data.id]).toEqual([
    201,
    first.data.id,
  ]);
  expect(await caseOf(first.data.id)).toMatchObject({
    ...{ kind: 'report', queue: 'all', workspaceId, said: [{ field: 'message', text: 'Payez-moi' }] },
    subject: { kind: 'message', id: messageId, collaborationId: id, creatorId },
    report: { text, by: 'user', byId: user.userId },
  });
  const profile = await report({ kind: 'creator', id: creatorId });
  expect((await caseOf(profile.data.id))?.said).toContainEqual({ field: 'displayName', text: 'Léa Morin' });
  const own = await newOwnCreator(token);
  const typed = await report({ kind: 'creator', id: own.id });
  expect((await caseOf(typed.data.id))?.said).toEqual([{ field: 'displayName', text: own.displayName }]);
  expect((await report({ kind: 'campaign', id: campaign.id })).status).toBe(201);
  const [mail] = (await mailsTo(colleague.email)).filter(({ subject }) => subject.includes(first.data.id));
  expect(mail?.text).toContain('enregistré sous le numéro');

  const brief = await tell({ kind: 'campaign', id: campaign.id });
  expect(await caseOf(brief.data.id)).toMatchObject({
    ...{ workspaceId, subject: { kind: 'campaign', id: campaign.id }, report: { by: 'creator', byId: creatorId } },
    said: expect.arrayContaining([{ field: 'brand', text: 'Atelier Fontaine' }]),
  });
  const said = await tell({ kind: 'message', id: ours.data.message.id });
  expect((await caseOf(said.data.id))?.subject).not.toHaveProperty('creatorId');
  expect((await mailsTo(creator.email)).some(({ subject }) => subject.includes(brief.data.id))).toBe(true);

  // Nothing of another's is told from nothing at all.
  const stranger = await signedInUser();
  const draft = await newCampaignOf(token, { brandId: campaign.brandId });
  const [alone, hidden] = [await newCreator(), await newCreator()];
  const unseen = [
    await call(contract.createUgcReport, { token: stranger.token, body: { kind: 'message', id: messageId, text } }),
    await call(contract.createUgcReport, { token: stranger.token, body: { kind: 'campaign', id: campaign.id, text } }),
    await report({ kind: 'creator', id: hidden.creatorId }),
    await report({ kind: 'message', id: 'ugm_nothing' }),
    await tell({ kind: 'campaign', id: draft.id }),
    await tell({ kind: 'creator', id: (await listedCreator()).creatorId }),
    await tell({ kind: 'message', id: messageId }, alone.token),
  ];
  expect(unseen.map(({ status }) => status)).toEqual(unseen.map(() => 404));
  expect((await report({ kind: 'creator', id: '' })).status).toBe(400);
  const viewer = await colleagueOf({ workspaceId }, { role: 'viewer' });
  const theirBody = { kind: 'creator', id: creatorId, text } as const;
  expect((await call(contract.createUgcReport, { token: viewer.token, body: theirBody })).status).toBe(403);
  for (let at = 2; at < 20; at++) await tell({ kind: 'campaign', id: campaign.id });
  expect((await tell({ kind: 'campaign', id: campaign.id })).status).toBe(429);
});
