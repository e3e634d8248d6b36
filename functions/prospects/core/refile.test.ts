import { describe, expect, it } from 'vitest';
import { bulkProspects } from '../../../shared/prospects/bulk.contract.ts';
import { updateProspect } from '../../../shared/prospects/prospect.contract.ts';
import { putClient } from '../../clients/testing/clients.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { fetchProspect, newProspect, search } from '../testing/prospects.ts';
import { countByClient } from './count-by-client.door.ts';
import { handOn } from './hand-on.door.ts';
import { moveClient } from './move-client.door.ts';

async function team(count: number, body: object = {}) {
  const { token, workspace } = await signedInUser();
  const { workspaceId } = workspace;
  const leaver = await colleagueOf(workspace);
  const heir = await colleagueOf(workspace);
  const made = Array.from({ length: count }, (_, at) =>
    newProspect(token, { lastName: `P${at}`, ownerId: leaver.user.userId, ...body }),
  );
  const ids = (await Promise.all(made)).map(({ id }) => id);
  return { token, workspaceId, from: leaver.user.userId, to: heir.user.userId, ids };
}

const inAMinute = () => Date.now() + 60_000;
const countOf = async (token: string, query: object) => (await search(token, query)).total;

describe('the prospects of who leaves', () => {
  it('go to their heir, those of others stay, and searches see it at once', async () => {
    const { token, workspaceId, from, to, ids } = await team(35);
    const mine = await newProspect(token);
    expect(await countOf(token, { ownerId: from })).toBe(35);
    expect(await handOn({ workspaceId, from, to }, inAMinute())).toBe(true);
    expect(await countOf(token, { ownerId: from })).toBe(0);
    expect(await countOf(token, { ownerId: to })).toBe(35);
    expect(await fetchProspect(token, mine.id)).toEqual(mine);
    expect(await fetchProspect(token, ids[0] ?? '')).toMatchObject({ ownerId: to, version: 1 });
    expect(await handOn({ workspaceId, from, to }, inAMinute())).toBe(true);
  });

  it('are nobody’s without an heir', async () => {
    const { token, workspaceId, from } = await team(2);
    expect(await handOn({ workspaceId, from, to: null }, inAMinute())).toBe(true);
    expect(await countOf(token, { ownerId: 'none' })).toBe(2);
  });

  it('go on where time was up', async () => {
    const { token, workspaceId, from, to } = await team(3);
    expect(await handOn({ workspaceId, from, to }, Date.now() - 1)).toBe(false);
    expect(await countOf(token, { ownerId: from })).toBe(3);
    const both = await Promise.all([1, 2].map(() => handOn({ workspaceId, from, to }, inAMinute())));
    expect(both).toEqual([true, true]);
    expect(await countOf(token, { ownerId: to })).toBe(3);
  });

  it('keep what is said of them meanwhile', async () => {
    const { token, workspaceId, from, to, ids } = await team(8);
    const edits = ids.map((id, at) =>
      call(updateProspect, { token, params: { id }, body: { city: `Ville ${at}`, version: 1 } }),
    );
    const [done, ...answers] = await Promise.all([handOn({ workspaceId, from, to }, inAMinute()), ...edits]);
    expect([done, ...answers.map(({ status }) => status)]).toEqual([true, ...ids.map(() => 200)]);
    const after = await Promise.all(ids.map((id) => fetchProspect(token, id)));
    expect(after.map((one) => [one?.ownerId, one?.city, one?.version])).toEqual(
      ids.map((_, at) => [to, `Ville ${at}`, 2]),
    );
  });

  it('leave alone who was given to another meanwhile', async () => {
    const { token, workspaceId, from, to, ids } = await team(6);
    const [given, ...others] = ids;
    const bulk = call(bulkProspects, { token, body: { ids: [given ?? ''], action: 'owner', value: 'me' } });
    await Promise.all([handOn({ workspaceId, from, to }, inAMinute()), bulk]);
    expect((await fetchProspect(token, given ?? ''))?.ownerId).not.toBe(from);
    expect(await countOf(token, { ownerId: to })).toBeGreaterThanOrEqual(others.length);
    expect(await countOf(token, { ownerId: from })).toBe(0);
  });
});

it('prospects of a merged client go to the one that is kept, and are counted there', async () => {
  const { workspace, token } = await signedInUser();
  const { workspaceId } = workspace;
  const [a, b] = [await putClient(workspaceId, { name: 'A' }), await putClient(workspaceId, { name: 'B' })];
  const other = await team(1);
  await Promise.all(['1', '2', '3'].map((lastName) => newProspect(token, { lastName, clientId: a.clientId })));
  expect(await countByClient(workspaceId)).toEqual(new Map([[a.clientId, 3]]));
  expect(await moveClient({ workspaceId, from: a.clientId, to: b.clientId }, inAMinute())).toBe(true);
  expect(await countByClient(workspaceId)).toEqual(new Map([[b.clientId, 3]]));
  expect(await countByClient(other.workspaceId)).toEqual(new Map());
  expect(await countOf(token, { clientId: b.clientId })).toBe(3);
});
