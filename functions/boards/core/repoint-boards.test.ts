import { describe, expect, it } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import { putClient } from '../../clients/testing/clients.ts';
import { call } from '../../platform/testing/call.ts';
import { colleagueOf } from '../../platform/testing/factories.ts';
import { newBoard, readBoard, teamWithAds } from '../testing/boards.ts';
import { countByClient } from './count-by-client.door.ts';
import { handOn } from './hand-on.door.ts';
import { moveClient } from './move-client.door.ts';

const soon = () => Date.now() + 30_000;

async function agency(count = 12) {
  const team = await teamWithAds();
  const { token, workspaceId } = team;
  const from = (await colleagueOf(team)).user.userId;
  const clientId = (await putClient(workspaceId, { name: 'Rivière' })).clientId;
  const other = (await putClient(workspaceId, { name: 'Verdure' })).clientId;
  const made = [];
  for (let at = 0; at < count; at++) made.push(await newBoard(token, { name: `b${at}`, ownerId: from, clientId }));
  const own = await newBoard(token, { name: 'À moi', clientId: other });
  const all = async () => (await call(boards.listBoards, { token, query: { limit: '100' } })).data.items;
  return { ...team, from, clientId, other, ids: made.map(({ id }) => id), own, all };
}

describe('what was someone’s who left', () => {
  it('is another’s, whose next edit needs no other version', async () => {
    const { token, workspaceId, user, from, ids, own } = await agency();
    expect(await handOn({ workspaceId, from, to: user.userId }, soon())).toBe(true);
    for (const id of ids) expect(await readBoard(token, id)).toMatchObject({ ownerId: user.userId, version: 1 });
    expect(await readBoard(token, own.id)).toEqual(own);
    const { status } = await call(boards.updateBoard, {
      token,
      params: { id: ids[0] ?? '' },
      body: { name: 'Repris', version: 1 },
    });
    expect(status).toBe(200);
  });

  it('is nobody’s when nobody was chosen, in their workspace alone', async () => {
    const [ours, theirs] = [await agency(2), await agency(2)];
    expect(await handOn({ workspaceId: ours.workspaceId, from: ours.from, to: null }, soon())).toBe(true);
    expect(await readBoard(ours.token, ours.ids[1] ?? '')).toMatchObject({ ownerId: null });
    expect(await handOn({ workspaceId: ours.workspaceId, from: theirs.from, to: null }, soon())).toBe(true);
    expect(await readBoard(theirs.token, theirs.ids[1] ?? '')).toMatchObject({ ownerId: theirs.from });
  });

  it('goes on where it stopped, and may run twice at once', async () => {
    const { workspaceId, user, from, own, all } = await agency();
    const given = { workspaceId, from, to: user.userId };
    expect(await handOn(given, Date.now() - 1)).toBe(false);
    expect(await Promise.all([handOn(given, soon()), handOn(given, soon())])).toEqual([true, true]);
    expect(new Set((await all()).map(({ ownerId }) => ownerId))).toEqual(new Set([own.ownerId]));
    expect(await handOn(given, Date.now() - 1)).toBe(true);
  });

  it('loses no edit that is written at the same time', async () => {
    const { token, workspaceId, user, from, ids } = await agency(6);
    const edits = ids.map((id) =>
      call(boards.updateBoard, { token, params: { id }, body: { name: 'Édité', version: 1 } }),
    );
    const [done] = await Promise.all([handOn({ workspaceId, from, to: user.userId }, soon()), ...edits]);
    expect(done).toBe(true);
    for (const id of ids)
      expect(await readBoard(token, id)).toMatchObject({ name: 'Édité', ownerId: user.userId, version: 2 });
  });
});

describe('the boards of a client', () => {
  it('are moved to the one that is kept, and counted', async () => {
    const { token, workspaceId, clientId, other, ids } = await agency();
    expect(await countByClient(workspaceId)).toEqual(
      new Map([
        [clientId, 12],
        [other, 1],
      ]),
    );
    const move = { workspaceId, from: clientId, to: other };
    expect(await moveClient(move, Date.now() - 1)).toBe(false);
    expect(await moveClient(move, soon())).toBe(true);
    expect(await countByClient(workspaceId)).toEqual(new Map([[other, 13]]));
    expect(await readBoard(token, ids[0] ?? '')).toMatchObject({ clientId: other, version: 1 });
  });
});
