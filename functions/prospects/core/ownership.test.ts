import { describe, expect, it } from 'vitest';
import { bulkProspects } from '../../../shared/prospects/bulk.contract.ts';
import { mergeProspects } from '../../../shared/prospects/duplicates.contract.ts';
import * as contract from '../../../shared/prospects/prospect.contract.ts';
import { getProspectStats } from '../../../shared/prospects/stats.contract.ts';
import { Client } from '../../clients/core/client.entity.ts';
import { putClient } from '../../clients/testing/clients.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, joined, signedIn, signedInUser } from '../../platform/testing/factories.ts';
import { newApiKey } from '../../settings/testing/api-keys.ts';
import { fetchProspect, newProspect, search } from '../testing/prospects.ts';
import { Prospect, prospectKey } from './prospect.entity.ts';

async function team() {
  const me = await signedInUser();
  const { token, workspace, user } = me;
  const { workspaceId } = workspace;
  const colleague = await colleagueOf(workspace, { role: 'member' }, { firstName: 'Paul', lastName: 'Marchand' });
  const { clientId } = await putClient(workspaceId, { name: 'Maison Rivière' });
  return { me, token, workspaceId, myId: user.userId, colleague, paulId: colleague.user.userId, clientId };
}

const detailsOf = ({ error }: { error?: { details?: unknown } | undefined }) => error?.details;
const noMember = (path: string) => [{ path, message: 'Membre introuvable' }];
const noClient = (path: string) => [{ path, message: 'Client introuvable' }];

describe('whose a prospect is', () => {
  it('is who makes it, unless they say someone else, or nobody', async () => {
    const { token, myId, paulId } = await team();
    expect((await newProspect(token)).ownerId).toBe(myId);
    expect((await newProspect(token, { lastName: 'A', ownerId: paulId })).ownerId).toBe(paulId);
    expect((await newProspect(token, { lastName: 'B', ownerId: null })).ownerId).toBeNull();
  });

  it('is nobody when a server makes it', async () => {
    const { token } = await team();
    const { key } = await newApiKey(token, ['prospects:write']);
    expect((await newProspect(key)).ownerId).toBeNull();
  });

  it('changes by an edit, which tells it and raises the version', async () => {
    const { token, paulId, clientId } = await team();
    const { id, version } = await newProspect(token);
    const edit = (body: object) =>
      call(contract.updateProspect, { token, params: { id }, body: { version, ...body } as never });
    const { status, data } = await edit({ ownerId: paulId, clientId });
    expect([status, data.prospect]).toMatchObject([200, { ownerId: paulId, clientId, version: version + 1 }]);
    expect((await edit({ ownerId: null })).status).toBe(409);
    expect((await edit({ ownerId: null, clientId: null, version: 2 })).data.prospect).toMatchObject({
      ownerId: null,
      clientId: null,
    });
  });

  it.each(['createProspect', 'updateProspect'] as const)('refuses strangers and other clients: %s', async (act) => {
    const { token } = await team();
    const other = await team();
    const prospect = await newProspect(token);
    const send = (body: object) =>
      act === 'createProspect'
        ? call(contract.createProspect, { token, body: { lastName: 'A', ...body } })
        : call(contract.updateProspect, { token, params: { id: prospect.id }, body: { version: 1, ...body } });
    for (const ownerId of [other.myId, 'usr_unknown']) {
      const answer = await send({ ownerId });
      expect([answer.status, detailsOf(answer)]).toEqual([400, noMember('ownerId')]);
    }
    for (const clientId of [other.clientId, 'cli_unknown']) {
      const answer = await send({ clientId });
      expect([answer.status, detailsOf(answer)]).toEqual([400, noClient('clientId')]);
    }
    expect((await search(token)).items).toEqual([prospect]);
  });
});

describe('many at once', () => {
  it('are given to a member, to oneself, to nobody, and filed under a client', async () => {
    const { token, myId, paulId, colleague, clientId } = await team();
    const ids: string[] = [];
    for (const lastName of ['A', 'B', 'C']) ids.push((await newProspect(token, { lastName })).id);
    const bulk = async (action: 'owner' | 'client', value: string, by = token) => {
      const { data } = await call(bulkProspects, { token: by, body: { ids, action, value } });
      expect(data.items.every(({ ok }) => ok)).toBe(true);
      return (await search(token)).items;
    };
    expect((await bulk('owner', paulId)).map(({ ownerId, version }) => [ownerId, version])).toEqual(
      ids.map(() => [paulId, 2]),
    );
    expect((await bulk('owner', 'me', colleague.token)).every(({ version }) => version === 2)).toBe(true);
    expect((await bulk('owner', 'me')).every(({ ownerId }) => ownerId === myId)).toBe(true);
    expect((await bulk('owner', 'none')).every(({ ownerId }) => ownerId === null)).toBe(true);
    expect((await bulk('client', clientId)).every((one) => one.clientId === clientId)).toBe(true);
    expect((await bulk('client', 'none')).every((one) => one.clientId === null)).toBe(true);
  });

  it('are refused together for a stranger, another client, or no value', async () => {
    const { token } = await team();
    const other = await team();
    const { id } = await newProspect(token);
    const bulk = (body: { action: 'owner' | 'client'; value?: string }) =>
      call(bulkProspects, { token, body: { ids: [id], ...body } });
    const answers = [
      await bulk({ action: 'owner', value: other.myId }),
      await bulk({ action: 'client', value: other.clientId }),
      await bulk({ action: 'owner' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(answers.slice(0, 2).map(detailsOf)).toEqual([noMember('value'), noClient('value')]);
    expect((await fetchProspect(token, id))?.version).toBe(1);
  });
});

describe('searching by owner and client', () => {
  it('filters, and counts each facet by the others, with names', async () => {
    const { token, myId, paulId, colleague, clientId } = await team();
    await newProspect(token, { lastName: 'A', clientId });
    await newProspect(token, { lastName: 'B', ownerId: paulId, clientId });
    await newProspect(token, { lastName: 'C', ownerId: null });
    const names = async (query: object, by = token) => (await search(by, query)).items.map(({ lastName }) => lastName);
    expect(await names({ ownerId: 'me' })).toEqual(['A']);
    expect(await names({ ownerId: 'me' }, colleague.token)).toEqual(['B']);
    expect(await names({ ownerId: ['me', 'none'] })).toEqual(['C', 'A']);
    expect(await names({ clientId })).toEqual(['B', 'A']);
    expect(await names({ clientId: 'none' })).toEqual(['C']);
    const { facets, total } = await search(token, { ownerId: paulId });
    expect(total).toBe(1);
    expect(facets.ownerId).toEqual([
      { value: myId < paulId ? myId : paulId, label: expect.any(String), count: 1 },
      { value: myId < paulId ? paulId : myId, label: expect.any(String), count: 1 },
      { value: 'none', label: 'Non attribué', count: 1 },
    ]);
    expect(facets.ownerId.map(({ label }) => label).sort()).toEqual([
      'Camille Moreau',
      'Non attribué',
      'Paul Marchand',
    ]);
    expect(facets.clientId).toEqual([{ value: clientId, label: 'Maison Rivière', count: 1 }]);
  });

  it('names no client to who may not read clients', async () => {
    const { token, me, clientId } = await team();
    await newProspect(token, { lastName: 'Roux', clientId });
    const { token: other } = await colleagueOf(me.workspace, { role: 'member', refusals: ['clients:read'] });
    expect((await search(other, {})).facets.clientId).toEqual([]);
    const exported = await call(contract.exportProspects, { token: other, query: {} });
    expect([exported.status, exported.text.includes('Roux'), exported.text.includes('Maison Rivière')]).toEqual([
      200,
      true,
      false,
    ]);
  });

  it('reads prospects that were stored before there were owners', async () => {
    const { token, workspaceId } = await team();
    const { id } = await newProspect(token);
    await Prospect.patch(prospectKey(workspaceId, id)).remove(['ownerId', 'clientId']).go();
    expect(await fetchProspect(token, id)).toMatchObject({ ownerId: null, clientId: null });
    expect((await search(token, { ownerId: 'none', clientId: 'none' })).total).toBe(1);
    expect((await call(contract.exportProspects, { token, query: {} })).status).toBe(200);
  });

  it('shows nothing of another workspace to who is in both', async () => {
    const { me, token } = await team();
    const other = await team();
    await newProspect(other.token, { lastName: 'Ailleurs', clientId: other.clientId });
    await joined(me.user, other.workspaceId);
    const there = await signedIn(me.user, other.workspaceId);
    await newProspect(there.token, { lastName: 'Là-bas' });
    expect((await search(token, { ownerId: 'me' })).total).toBe(0);
    expect((await search(token, { clientId: other.clientId })).total).toBe(0);
    expect((await search(there.token, { ownerId: 'me' })).items).toMatchObject([{ lastName: 'Là-bas' }]);
  });
});

it('tells owners by their e-mails and clients by their names in an export', async () => {
  const { token, paulId, colleague, clientId } = await team();
  await newProspect(token, { lastName: 'Durand', ownerId: paulId, clientId });
  const { text } = await call(contract.exportProspects, { token, query: {} });
  const [header = '', row = ''] = text.split('\r\n');
  const cell = (name: string) => row.split(';')[header.split(';').indexOf(name)];
  expect([cell('Propriétaire'), cell('Client de l’agence')]).toEqual([colleague.email, 'Maison Rivière']);
});

it('counts by owner what is open, won and lost, and what it is worth', async () => {
  const { token, myId, paulId } = await team();
  await newProspect(token, { lastName: 'A', value: 1000 });
  await newProspect(token, { lastName: 'B', value: 500, status: 'won' });
  await newProspect(token, { lastName: 'C', status: 'lost', ownerId: paulId });
  await newProspect(token, { lastName: 'D', value: 9, ownerId: null });
  const { data } = await call(getProspectStats, { token, query: {} });
  expect(data.byOwner).toEqual([
    { value: myId, label: 'Camille Moreau', count: 2, open: 1, won: 1, lost: 0, openValue: 1000, wonValue: 500 },
    { value: paulId, label: 'Paul Marchand', count: 1, open: 0, won: 0, lost: 1, openValue: 0, wonValue: 0 },
    { value: 'none', label: 'Non attribué', count: 1, open: 1, won: 0, lost: 0, openValue: 9, wonValue: 0 },
  ]);
  expect((await call(getProspectStats, { token, query: { ownerId: 'me' } })).data.total).toBe(2);
});

describe('a client that goes', () => {
  it('lets a deleted prospect come back without it, or under the one that it was merged into', async () => {
    const { token, workspaceId, clientId } = await team();
    const kept = await putClient(workspaceId, { name: 'Rivière' });
    const leaving = await putClient(workspaceId, { name: 'Autre' });
    const first = await newProspect(token, { lastName: 'A', clientId });
    const second = await newProspect(token, { lastName: 'B', clientId: leaving.clientId });
    for (const { id } of [first, second]) await call(contract.deleteProspect, { token, params: { id } });
    await Client.patch({ workspaceId, clientId }).set({ mergedInto: kept.clientId }).go();
    await Client.delete(leaving).go();
    const back = await call(contract.restoreProspect, { token, params: { id: first.id }, body: {} });
    expect([back.status, back.data.prospect.clientId]).toEqual([200, kept.clientId]);
    const { data } = await call(bulkProspects, { token, body: { ids: [second.id], action: 'restore' } });
    expect(data.items).toMatchObject([{ ok: true }]);
    expect((await fetchProspect(token, second.id))?.clientId).toBeNull();
  });
});

it('gives a merged prospect the owner and the client that the kept one lacks', async () => {
  const { token, paulId, clientId } = await team();
  const kept = await newProspect(token, { lastName: 'A', ownerId: null });
  const other = await newProspect(token, { lastName: 'B', ownerId: paulId, clientId });
  const body = { keepId: kept.id, mergeIds: [other.id] };
  expect((await call(mergeProspects, { token, body })).data.prospect).toMatchObject({ ownerId: paulId, clientId });
});
