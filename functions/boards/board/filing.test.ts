import { describe, expect, it } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import { unknownClient, unknownMember } from '../../../shared/kernel/validation-messages.ts';
import { Client } from '../../clients/core/client.entity.ts';
import { putClient } from '../../clients/testing/clients.ts';
import { remove, update, write } from '../../platform/db/write.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { newId } from '../../platform/new-id.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { countCosts } from '../../platform/testing/count-costs.ts';
import { colleagueOf, joined, signedIn, signedInUser } from '../../platform/testing/factories.ts';
import { Board } from '../core/board.entity.ts';
import { newBoard, readBoard, save, teamWithAds } from '../testing/boards.ts';

/** Two people of a workspace and two clients. */
async function agency() {
  const team = await teamWithAds(1);
  const { workspaceId } = team;
  const colleague = (await colleagueOf(team, { role: 'member' }, { firstName: 'Inès', lastName: 'Faure' })).user;
  const riviere = (await putClient(workspaceId, { name: 'Maison Rivière' })).clientId;
  const verdure = (await putClient(workspaceId, { name: 'Verdure' })).clientId;
  return { ...team, me: team.user.userId, colleague: colleague.userId, riviere, verdure };
}
type Agency = Awaited<ReturnType<typeof agency>>;

type Ids = { ownerId?: string | null; clientId?: string | null };
const editBoard = (token: string, id: string, body: Ids & { version: number; name?: string }) =>
  call(boards.updateBoard, { token, params: { id }, body });
const bulk = (token: string, body: Ids & { ids: string[] }) => call(boards.bulkBoards, { token, body });
const list = async (token: string, query: object = {}) =>
  (await call(boards.listBoards, { token, query })).data.items.map(({ name }) => name);

/** What no workspace of theirs has: of another, unknown, gone or leaving. */
async function strangeClients({ workspaceId }: Agency) {
  const gone = await putClient(workspaceId, { name: 'Partie' });
  const leaving = await putClient(workspaceId, { name: 'Sur le départ' });
  const merged = await putClient(workspaceId, { name: 'Réunie' });
  await write([
    remove(Client.remove(gone)),
    update(Client.patch(leaving).set({ removingAt: leaving.createdAt })),
    update(Client.patch(merged).set({ mergedInto: newId('cli') })),
  ]);
  const other = await putClient((await signedInUser()).workspace.workspaceId, { name: 'Autre' });
  return [other.clientId, gone.clientId, leaving.clientId, merged.clientId, 'cli_inconnu'];
}

async function strangeOwners(team: Agency) {
  const former = await colleagueOf(team);
  await write([remove(Member.remove(former.member))]);
  return [(await signedInUser()).user.userId, former.user.userId, 'usr_inconnu'];
}

const refused = (path: string, message: string) => ({ status: 400, error: { details: [{ path, message }] } });

describe('a new board', () => {
  it('is its maker’s, and no client’s', async () => {
    const { token, me } = await agency();
    expect(await newBoard(token)).toMatchObject({ ownerId: me, clientId: null });
    const board = await newBoard(token, { ownerId: '', clientId: null });
    expect(board).toMatchObject({ ownerId: me, clientId: null });
  });

  it('is given to a member and filed under a client', async () => {
    const { token, colleague, riviere } = await agency();
    const board = await newBoard(token, { ownerId: colleague, clientId: riviere });
    expect(board).toMatchObject({ ownerId: colleague, clientId: riviere });
    expect(await readBoard(token, board.id)).toEqual(board);
  });

  it('is not made for a stranger, nor for a client that is not there', async () => {
    const team = await agency();
    const make = (ids: Ids) => call(boards.createBoard, { token: team.token, body: { name: 'Non', ...ids } });
    for (const clientId of await strangeClients(team))
      expect(await make({ clientId })).toMatchObject(refused('clientId', unknownClient));
    for (const ownerId of await strangeOwners(team))
      expect(await make({ ownerId })).toMatchObject(refused('ownerId', unknownMember));
    expect(await list(team.token)).toEqual([]);
  });
});

describe('updateBoard', () => {
  it('gives it to another, files it elsewhere and takes both away, with the version', async () => {
    const { token, me, colleague, riviere, verdure } = await agency();
    const { id } = await newBoard(token, { clientId: riviere });
    const given = await editBoard(token, id, { ownerId: colleague, clientId: verdure, version: 1 });
    expect(given.data.board).toMatchObject({ ownerId: colleague, clientId: verdure, version: 2 });
    const kept = await editBoard(token, id, { name: 'Rentrée', version: 2 });
    expect(kept.data.board).toMatchObject({ ownerId: colleague, clientId: verdure, version: 3 });
    expect((await editBoard(token, id, { ownerId: me, version: 2 })).status).toBe(409);
    const freed = await editBoard(token, id, { ownerId: null, clientId: '', version: 3 } as never);
    expect(freed.data.board).toMatchObject({ ownerId: null, clientId: null, version: 4 });
    expect(await readBoard(token, id)).toEqual(freed.data.board);
  });

  it('gives nothing to a stranger, and files nothing under a client that is not there', async () => {
    const team = await agency();
    const board = await newBoard(team.token, { clientId: team.riviere });
    const edit = (ids: Ids) => editBoard(team.token, board.id, { ...ids, name: 'Non', version: 1 });
    for (const clientId of await strangeClients(team))
      expect(await edit({ clientId })).toMatchObject(refused('clientId', unknownClient));
    for (const ownerId of await strangeOwners(team))
      expect(await edit({ ownerId })).toMatchObject(refused('ownerId', unknownMember));
    expect(await readBoard(team.token, board.id)).toEqual(board);
  });

  it('edits the rest of a board whose owner has left', async () => {
    const team = await agency();
    const former = await colleagueOf(team);
    const { id } = await newBoard(team.token, { ownerId: former.user.userId });
    await write([remove(Member.remove(former.member))]);
    const { status, data } = await editBoard(team.token, id, { name: 'Gardé', version: 1 });
    expect([status, data.board.ownerId]).toEqual([200, former.user.userId]);
  });
});

describe('listBoards', () => {
  async function filed() {
    const team = await agency();
    const { token, colleague, riviere, verdure } = team;
    await newBoard(token, { name: 'a', clientId: riviere });
    await newBoard(token, { name: 'b', clientId: verdure, ownerId: colleague });
    await newBoard(token, { name: 'c', clientId: riviere, ownerId: colleague });
    const { id } = await newBoard(token, { name: 'd' });
    await editBoard(token, id, { ownerId: null, version: 1 });
    return team;
  }

  it('keeps those of some owners and clients, of the caller, of nobody and of no client', async () => {
    const { token, me, colleague, riviere, verdure } = await filed();
    expect(await list(token)).toEqual(['d', 'c', 'b', 'a']);
    expect(await list(token, { clientId: riviere })).toEqual(['c', 'a']);
    expect(await list(token, { clientId: [riviere, verdure] })).toEqual(['c', 'b', 'a']);
    expect(await list(token, { clientId: ['none', verdure] })).toEqual(['d', 'b']);
    expect(await list(token, { ownerId: 'me' })).toEqual(['a']);
    expect(await list(token, { ownerId: ['me', me, 'none'] })).toEqual(['d', 'a']);
    expect(await list(token, { ownerId: colleague, clientId: riviere })).toEqual(['c']);
    expect(await list(token, { ownerId: 'usr_inconnu' })).toEqual([]);
    expect(await list(token, { clientId: 'cli_inconnu' })).toEqual([]);
  });

  it('refuses a filter without a value, too long, or of too many', async () => {
    const { token } = await filed();
    const many = Array.from({ length: 51 }, (_, at) => `clientId=cli_${at}`).join('&');
    for (const rawQuery of ['clientId=', `ownerId=${'u'.repeat(61)}`, many])
      expect((await callRaw(boards.listBoards, { token, rawQuery })).status).toBe(400);
  });

  it('pages within the filter, whose cursors fit no other', async () => {
    const { token, riviere, verdure } = await filed();
    const query = { clientId: riviere, limit: '1' };
    const first = await call(boards.listBoards, { token, query });
    const cursor = first.data.nextCursor ?? '';
    expect(first.data.items.map(({ name }) => name)).toEqual(['c']);
    const second = await call(boards.listBoards, { token, query: { ...query, cursor } });
    expect(second.data.items.map(({ name }) => name)).toEqual(['a']);
    expect(second.data.nextCursor).toBeNull();
    for (const clientId of [verdure, undefined])
      expect((await call(boards.listBoards, { token, query: { limit: '1', cursor, clientId } })).status).toBe(400);
  });

  it('costs with a filter what it costs without', async () => {
    const { token, riviere } = await filed();
    const costOf = async (query: object) => (await countCosts('listBoards', () => list(token, query))).cost;
    const bare = await costOf({ limit: '2' });
    expect(bare).toMatchObject({ calls: { 'dynamodb BatchGetItem': 2, 'dynamodb Query': 1 }, reads: 6 });
    expect(await costOf({ limit: '2', clientId: riviere, ownerId: ['me', 'none'] })).toMatchObject({
      calls: bare.calls,
      reads: 5,
    });
    expect(await costOf({ limit: '2', clientId: riviere })).toEqual(bare);
  });

  it('shows a person of two workspaces what is theirs in the one where they are', async () => {
    const [ours, theirs] = [await filed(), await filed()];
    await joined(ours.user, theirs.workspaceId);
    const there = await signedIn(ours.user, theirs.workspaceId);
    expect(await list(there.token)).toEqual(['d', 'c', 'b', 'a']);
    expect(await list(there.token, { ownerId: 'me' })).toEqual([]);
    expect(await list(there.token, { clientId: ours.riviere })).toEqual([]);
    const made = { token: there.token, body: { name: 'Non', clientId: ours.riviere } };
    expect(await call(boards.createBoard, made)).toMatchObject(refused('clientId', unknownClient));
  });
});

describe('bulkBoards', () => {
  it('gives and files many boards, and answers for each', async () => {
    const { token, colleague, riviere, me } = await agency();
    const ids = [];
    for (let at = 0; at < 40; at++) ids.push((await newBoard(token, { name: `b${at}` })).id);
    const stranger = await newBoard((await teamWithAds()).token);
    const { status, data } = await bulk(token, { ids: [...ids, stranger.id, ids[0] ?? ''], clientId: riviere });
    expect(status).toBe(200);
    expect(data.items).toEqual([
      ...ids.map((id) => ({ id, ok: true, message: null })),
      { id: stranger.id, ok: false, message: 'Ressource introuvable' },
    ]);
    expect(await readBoard(token, ids[39] ?? '')).toMatchObject({ clientId: riviere, ownerId: me, version: 2 });
    expect((await bulk(token, { ids, clientId: riviere })).data.items.every(({ ok }) => ok)).toBe(true);
    expect(await readBoard(token, ids[39] ?? '')).toMatchObject({ clientId: riviere, version: 2 });
    await bulk(token, { ids, ownerId: colleague, clientId: null });
    expect(await readBoard(token, ids[0] ?? '')).toMatchObject({ clientId: null, ownerId: colleague, version: 3 });
  });

  it('gives nothing to a stranger, and files nothing under a client that is not there', async () => {
    const team = await agency();
    const board = await newBoard(team.token);
    for (const clientId of await strangeClients(team))
      expect(await bulk(team.token, { ids: [board.id], clientId })).toMatchObject(refused('clientId', unknownClient));
    for (const ownerId of await strangeOwners(team))
      expect(await bulk(team.token, { ids: [board.id], ownerId })).toMatchObject(refused('ownerId', unknownMember));
    expect(await readBoard(team.token, board.id)).toEqual(board);
  });

  it.each([
    [{ ids: ['brd_1'] }, 'ownerId'],
    [{ ids: [], clientId: null }, 'ids'],
    [{ ids: Array.from({ length: 101 }, (_, at) => `brd_${at}`), clientId: null }, 'ids'],
    [{ ids: ['brd_1'], ownerId: 7 }, 'ownerId'],
    [{ ids: ['brd_1'], name: 'x', ownerId: null }, ''],
  ])('refuses %j', async (body, path) => {
    const { token } = await agency();
    const { status, error } = await callRaw(boards.bulkBoards, { token, rawBody: JSON.stringify(body) });
    expect(status).toBe(400);
    expect(error.details?.map((detail) => detail.path)).toContain(path || 'name');
  });

  it('wins over nobody: of many at once each is written, and none is lost', async () => {
    const { token, colleague, riviere } = await agency();
    const ids = (await Promise.all(['a', 'b', 'c'].map((name) => newBoard(token, { name })))).map(({ id }) => id);
    const outcomes = await Promise.all([
      bulk(token, { ids, clientId: riviere }),
      bulk(token, { ids: [...ids].reverse(), ownerId: colleague }),
    ]);
    expect(outcomes.flatMap(({ data }) => data.items.map(({ ok }) => ok))).toEqual(Array(6).fill(true));
    for (const id of ids)
      expect(await readBoard(token, id)).toMatchObject({ clientId: riviere, ownerId: colleague, version: 3 });
  });

  it('needs the right to change boards', async () => {
    const team = await agency();
    const { id } = await newBoard(team.token);
    const viewer = await colleagueOf(team, { role: 'viewer' });
    expect((await bulk(viewer.token, { ids: [id], ownerId: null })).status).toBe(403);
  });
});

describe('a board of before there were owners and clients', () => {
  it('is nobody’s and no client’s, and can be edited', async () => {
    const { token, workspaceId } = await agency();
    const { id } = await newBoard(token);
    await Board.patch({ workspaceId, boardId: id }).remove(['ownerId', 'clientId']).go();
    expect(await readBoard(token, id)).toMatchObject({ ownerId: null, clientId: null });
    expect(await list(token, { ownerId: 'none', clientId: 'none' })).toEqual(['Veille']);
    expect((await editBoard(token, id, { name: 'Neuf', version: 1 })).data.board).toMatchObject({ ownerId: null });
  });
});

describe('exportBoard', () => {
  it('tells client and owner; a client’s name to who may read clients', async () => {
    const team = await agency();
    const { id } = await newBoard(team.token, { ownerId: team.colleague, clientId: team.riviere });
    await save(team.token, id, team.adIds[0]);
    const rowsFor = async (token: string) =>
      (await callRaw(boards.exportBoard, { token, params: { id } })).text.trim().split('\r\n');
    const [header, row] = await rowsFor(team.token);
    expect(header).toMatch(/Client[;,]Propriétaire du board$/);
    expect(row).toMatch(/Maison Rivière[;,]Inès Faure$/);
    const blind = await colleagueOf(team, { role: 'member', refusals: ['clients:read'] });
    const [, blindRow] = await rowsFor(blind.token);
    expect(blindRow).not.toContain('Rivière');
    expect(blindRow).toMatch(/Inès Faure$/);
  });
});
