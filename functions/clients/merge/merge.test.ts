import { describe, expect, it } from 'vitest';
import * as watch from '../../../shared/ads/watch.contract.ts';
import * as boards from '../../../shared/boards/board.contract.ts';
import * as clients from '../../../shared/clients/client.contract.ts';
import { listActivity } from '../../../shared/journal/activity.contract.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { FollowedAdvertiser } from '../../ads/watch/followed-advertiser.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { clientMoves, followFor, newClientOf, putClient } from '../testing/clients.ts';

const merge = (token: string, keepId: string, ...mergeIds: string[]) =>
  call(clients.mergeClients, { token, body: { keepId, mergeIds } });
const read = (token: string, id: string) => call(clients.getClient, { token, params: { id } });
const followedFor = async (token: string, clientId: string) =>
  (await call(watch.listFollowedAdvertisers, { token, query: { clientId, limit: '100' } })).data.items;

describe('a merge of clients', () => {
  it('gives everything to the one that is kept, and says so while it runs', async () => {
    const { token, user } = await signedInUser();
    const kept = await newClientOf(token, { name: 'Rivière' });
    const one = await newClientOf(token, { name: 'Riviere SAS' });
    const other = await newClientOf(token, { name: 'Maison Rivière' });
    for (const [n, { id }] of [kept, one, one, other].entries()) await followFor(token, id, `${n}`);
    for (const clientId of [one.id, other.id]) {
      await call(boards.createBoard, { token, body: { name: 'Veille', clientId } });
      await call(prospects.createProspect, { token, body: { company: 'A', clientId } });
    }
    const { status, data } = await merge(token, kept.id, one.id, other.id, one.id);
    expect([status, data.client.id]).toEqual([200, kept.id]);
    expect((await read(token, one.id)).data.client.mergingInto).toBe(kept.id);
    expect((await followFor(token, one.id, '9')).status).toBe(400);
    const params = { id: one.id };
    const edit = await call(clients.updateClient, { token, params, body: { name: 'X', version: 1 } });
    expect(edit.error.reason).toBe('client_merging');
    expect((await call(clients.deleteClient, { token, params: { id: kept.id } })).status).toBe(409);
    await clientMoves.runAll();
    const counts = { boards: 2, followedAdvertisers: 4, prospects: 2, campaigns: 0 };
    expect((await read(token, kept.id)).data.client.counts).toEqual(counts);
    expect([(await read(token, one.id)).status, (await read(token, other.id)).status]).toEqual([404, 404]);
    await newClientOf(token, { name: 'RIVIÈRE SAS' });
    const deleted = (await eventsOf({ workspaceId: user.workspaceId })).filter(({ type }) => type === 'client.deleted');
    expect(deleted.map(({ data: told }) => told)).toEqual(expect.arrayContaining([{ id: one.id }, { id: other.id }]));
  });

  it('loses nothing that is filed under the others at the same moment', async () => {
    const { token } = await signedInUser();
    for (let round = 0; round < 5; round++) {
      const kept = await newClientOf(token, { name: `A ${round}` });
      const one = await newClientOf(token, { name: `B ${round}` });
      const filings = [0, 1, 2, 3].map((n) => followFor(token, one.id, `${round}${n}`));
      const [merged, ...filed] = await Promise.all([merge(token, kept.id, one.id), ...filings]);
      expect(merged?.status).toBe(200);
      await clientMoves.runAll();
      const written = filed.filter(({ status }) => status === 201).length;
      expect(await followedFor(token, one.id)).toEqual([]);
      expect(await followedFor(token, kept.id)).toHaveLength(written);
    }
  });

  it('is one of two that cross each other', async () => {
    const { token } = await signedInUser();
    const [one, other] = [await newClientOf(token, { name: 'A' }), await newClientOf(token, { name: 'B' })];
    await followFor(token, one.id, '1');
    await followFor(token, other.id, '2');
    const answers = await Promise.all([merge(token, one.id, other.id), merge(token, other.id, one.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await clientMoves.runAll();
    const { data } = await call(clients.listClients, { token, query: {} });
    expect(data.items).toMatchObject([{ counts: { followedAdvertisers: 2 } }]);
  });

  it('leaves what comes to a client a place to come to', async () => {
    const { token } = await signedInUser();
    const ids = await Promise.all(['A', 'B', 'C'].map(async (name) => (await newClientOf(token, { name })).id));
    const [a = '', b = '', c = ''] = ids;
    await followFor(token, a, '1');
    expect((await merge(token, b, a)).status).toBe(200);
    expect((await merge(token, c, b)).error.reason).toBe('client_merging');
    expect((await merge(token, a, c)).error.reason).toBe('client_merging');
    await clientMoves.runAll();
    expect((await merge(token, c, b)).status).toBe(200);
    await clientMoves.runAll();
    expect(await followedFor(token, c)).toHaveLength(1);
  });

  it('is refused with itself, with an unknown client and with that of another workspace', async () => {
    const { token } = await signedInUser();
    const { id } = await newClientOf(token);
    const foreign = await putClient((await signedInUser()).user.workspaceId, { name: 'A' });
    expect((await merge(token, id, id)).error.details?.[0]?.path).toBe('mergeIds');
    expect((await merge(token, id, foreign.clientId)).error.details?.[0]?.path).toBe('mergeIds.0');
    expect((await merge(token, foreign.clientId, id)).error.details?.[0]?.path).toBe('keepId');
    expect((await read(token, id)).data.client.mergingInto).toBeNull();
  });
});

it('leaves a line in the log that names the client that is kept, while it runs and after', async () => {
  const { token } = await signedInUser();
  const [kept, one, other] = [
    await newClientOf(token, { name: 'Rivière' }),
    await newClientOf(token, { name: 'Riviere SAS' }),
    await newClientOf(token, { name: 'Maison Rivière' }),
  ];
  await merge(token, kept.id, one.id, other.id);
  const said = async () =>
    (await call(listActivity, { token, query: { word: 'clients', type: ['client.merged', 'client.updated'] } })).data
      .items;
  const line = { said: 'a réuni d’autres clients à {}', entityId: kept.id, entity: { name: 'Rivière' } };
  expect(await said()).toMatchObject([line]);
  await clientMoves.runAll();
  expect(await said()).toMatchObject([line]);
});

describe('advertisers followed for clients', () => {
  it('are filed, filed elsewhere and found by client', async () => {
    const { token } = await signedInUser();
    const client = await newClientOf(token);
    const { data } = await followFor(token, client.id, '1');
    await followFor(token, null, '2');
    const ids = async (clientId: string | string[]) =>
      (await call(watch.listFollowedAdvertisers, { token, query: { clientId } })).data.items.map(
        ({ advertiserId }) => advertiserId,
      );
    expect(await ids(client.id)).toEqual(['1']);
    expect(await ids('none')).toEqual(['2']);
    expect((await ids([client.id, 'none'])).sort()).toEqual(['1', '2']);
    const params = { id: data.followedAdvertiser.id };
    const update = (clientId: string | null, version: number) =>
      call(watch.updateFollowedAdvertiser, { token, params, body: { clientId, version } });
    const { data: changed } = await update(null, 1);
    expect(changed.followedAdvertiser).toMatchObject({ clientId: null, version: 2 });
    expect((await update(client.id, 1)).status).toBe(409);
    const foreign = await putClient((await signedInUser()).user.workspaceId, { name: 'A' });
    const { status, error } = await update(foreign.clientId, 2);
    expect([status, error.details?.[0]?.path]).toEqual([400, 'clientId']);
    expect((await update(client.id, 2)).data.followedAdvertiser.clientId).toBe(client.id);
    expect((await followFor(token, 'cli_x', '3')).status).toBe(400);
  });

  it('are filed many at once, each told of', async () => {
    const { token, user } = await signedInUser();
    const stranger = await signedInUser();
    const { id: clientId } = await newClientOf(token);
    const at = new Date().toISOString();
    const said = { name: 'A', country: 'FR', startedAds: 0, stoppedAds: 0, createdAt: at, updatedAt: at, version: 1 };
    const ids = Array.from({ length: 60 }, (_, n) => `fol_${10 + n}`);
    const follows = ids.map((followedId) => ({
      workspaceId: user.workspaceId,
      followedId,
      advertiserId: followedId,
      ...said,
    }));
    await FollowedAdvertiser.put(follows).go();
    const foreign = (await followFor(stranger.token, null, '1')).data.followedAdvertiser.id;
    const bulk = (body: { ids: string[]; clientId: string | null }, as = token) =>
      call(watch.bulkFollowedAdvertisers, { token: as, body });
    const { status, data } = await bulk({ ids: [...ids, foreign, ids[0] ?? ''], clientId });
    expect([status, data.items]).toEqual([
      200,
      [
        ...ids.map((id) => ({ id, ok: true, message: null })),
        { id: foreign, ok: false, message: 'Ressource introuvable' },
      ],
    ]);
    expect(await followedFor(token, clientId)).toHaveLength(60);
    for (const unknown of ['cli_x', (await newClientOf(stranger.token)).id]) {
      const refused = await bulk({ ids, clientId: unknown });
      expect([refused.status, refused.error.details?.[0]?.path]).toEqual([400, 'clientId']);
    }
    for (const wrong of [[], Array.from({ length: 101 }, (_, at) => `fol_${at}`)])
      expect((await bulk({ ids: wrong, clientId })).status).toBe(400);
    expect(await followedFor(token, clientId)).toHaveLength(60);
    const two = await Promise.all([bulk({ ids: ids.slice(0, 40), clientId: null }), bulk({ ids, clientId: null })]);
    expect(two.flatMap((answer) => answer.data.items).every(({ ok }) => ok)).toBe(true);
    expect(await followedFor(token, 'none')).toHaveLength(60);
  });
});

describe('prospects and boards of a client', () => {
  it('are not lost when they are filed while it is merged', async () => {
    const { token } = await signedInUser();
    const kept = await newClientOf(token, { name: 'A' });
    const one = await newClientOf(token, { name: 'B' });
    const clientId = one.id;
    const [merged, ...filed] = await Promise.all([
      merge(token, kept.id, clientId),
      ...[1, 2, 3].map((n) => call(prospects.createProspect, { token, body: { company: `P${n}`, clientId } })),
      ...[1, 2, 3].map((n) => call(boards.createBoard, { token, body: { name: `B${n}`, clientId } })),
    ]);
    expect(merged.status).toBe(200);
    for (const { status } of filed) expect([201, 400]).toContain(status);
    await clientMoves.runAll();
    const { boards: ofBoards, prospects: ofProspects } = (await read(token, kept.id)).data.client.counts;
    expect(ofBoards + ofProspects).toBe(filed.filter(({ status }) => status === 201).length);
    expect((await read(token, clientId)).status).toBe(404);
  });
});
