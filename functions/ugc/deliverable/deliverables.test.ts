import { describe, expect, it } from 'vitest';
import * as deliverables from '../../../shared/ugc/deliverable.contract.ts';
import { impersonated } from '../../auth/testing/impersonate.ts';
import { readAccessToken } from '../../platform/identity/access-token.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { newApiKey } from '../../settings/testing/api-keys.ts';
import { act, answer, readAsBrand } from '../testing/collaborations.ts';
import { commented } from '../testing/media-recipes.ts';
import { newCreator } from '../testing/space.ts';

const read = async (token: string, id: string) =>
  (await call(deliverables.getUgcDeliverable, { token, params: { id } })).data.deliverable;

describe('getUgcDeliverable, getSpaceDeliverable, createUgcComment, createSpaceComment, updateUgcComment', () => {
  it('has both sides speak of a version, the brand calling done what it asked for', async () => {
    const { creator, token, deliverableId, versionId, comment } = await commented();
    const params = { id: deliverableId };
    const body = { versionId, parentId: comment.id, text: 'C’est fait' };
    const reply = await call(deliverables.createSpaceComment, { token: creator.token, params, body });
    expect(reply.status).toBe(201);
    const own = await call(deliverables.getSpaceDeliverable, { token: creator.token, params });
    expect(own.data.deliverable.comments.map(({ mine, author }) => [mine, author.kind])).toEqual([
      [true, 'creator'],
      [false, 'brand'],
    ]);
    expect((await read(token, deliverableId)).openComments).toBe(1);
    const one = { id: deliverableId, commentId: comment.id };
    const edit = (change: object) => call(deliverables.updateUgcComment, { token, params: one, body: change as never });
    const done = await edit({ resolved: true, version: 1 });
    expect(done.data.comment?.resolvedAt).not.toBeNull();
    expect((await edit({ resolved: false, version: 1 })).status).toBe(409);
    expect((await read(token, deliverableId)).openComments).toBe(0);
    const theirs = { id: deliverableId, commentId: reply.data.comment.id };
    const taken = { deleted: true, version: 1 } as const;
    expect((await call(deliverables.updateUgcComment, { token, params: theirs, body: taken })).status).toBe(403);
    expect((await edit({ deleted: true, version: 2 })).data.comment).toBeNull();
    expect((await read(token, deliverableId)).comments.map(({ id }) => id)).toEqual([reply.data.comment.id]);
  });

  it('refuses moments outside of the film, what is of another version, whoever is of elsewhere', async () => {
    const { token, deliverableId, versionId } = await commented();
    const params = { id: deliverableId };
    const say = (body: object) =>
      call(deliverables.createUgcComment, { token, params, body: { versionId, text: 'Oui', ...body } as never });
    const faults = await Promise.all([
      say({ atMs: 90_000 }),
      say({ atMs: 800, untilMs: 200 }),
      say({ untilMs: 200 }),
      say({ text: '  ' }),
      say({ area: { x: 2, y: 0, w: 0, h: 0 } }),
      say({ versionId: 'ver_none' }),
      say({ parentId: 'ucm_none' }),
    ]);
    expect(faults.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 404, 404]);
    const [other, stranger] = [await signedInUser(), await newCreator()];
    expect((await call(deliverables.getUgcDeliverable, { token: other.token, params })).status).toBe(404);
    expect((await call(deliverables.getSpaceDeliverable, { token: stranger.token, params })).status).toBe(404);
    expect((await call(deliverables.getSpaceDeliverable, { token, params })).status).toBe(401);
  });
});

describe('listUgcDeliverables, updateUgcDeliverable', () => {
  it('lists them by what they are, and says where one is shown', async () => {
    const { token, deliverableId, campaign } = await commented();
    const list = async (query: object) =>
      (await call(deliverables.listUgcDeliverables, { token, query: query as never })).data.items.map(({ id }) => id);
    expect(await list({ campaignId: campaign.id, limit: '1' })).toHaveLength(1);
    expect(await list({ status: 'approved' })).toEqual([]);
    const edit = (body: object) =>
      call(deliverables.updateUgcDeliverable, { token, params: { id: deliverableId }, body: body as never });
    const { data } = await edit({ adName: 'Accroche 2', version: 1 });
    expect([data.deliverable.adName, data.deliverable.version]).toEqual(['Accroche 2', 2]);
    expect((await edit({ adName: null, version: 1 })).status).toBe(409);
    expect((await edit({ adName: null, version: 2 })).data.deliverable.adName).toBeNull();
  });

  it('goes from hand to hand: handed in, opened, sent back, and approved', async () => {
    const { creator, token, workspaceId, id, deliverableId } = await commented();
    expect((await answer(creator, id, { action: 'submit' })).status).toBe(200);
    const { key } = await newApiKey(token, ['ugc:read']);
    const { userId = '' } = (await readAccessToken(token)) ?? {};
    const support = await impersonated({ user: { userId }, workspace: { workspaceId } });
    for (const other of [key, support.token]) expect((await read(other, deliverableId)).status).toBe('submitted');
    expect((await answer(creator, id, { action: 'retract' })).status).toBe(200);
    expect((await answer(creator, id, { action: 'submit' })).status).toBe(200);
    await read(token, deliverableId);
    expect((await answer(creator, id, { action: 'retract' })).error.reason).toBe('illegal_transition');
    expect((await act(token, id, { action: 'request_changes' })).status).toBe(200);
    expect((await read(token, deliverableId)).status).toBe('changes_requested');
    const early = await answer(creator, id, { action: 'submit' });
    expect(early.error.reason).toBe('deliverables_missing');
    expect((await readAsBrand(token, id)).revisions.used).toBe(1);
  });
});
