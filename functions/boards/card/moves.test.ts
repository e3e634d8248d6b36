import { describe, expect, it, vi } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { documentClient } from '../../platform/db/client.ts';
import { write } from '../../platform/db/write.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { longestPosition } from '../core/position.ts';
import { carryCards } from '../core/slots.ts';
import { expectSound, listAll, newBoard, readBoard, save, tableOf, teamWithAds } from '../testing/boards.ts';

type Move = Partial<RouteInput<typeof savedAds.updateSavedAd>['body']>;

const move = (token: string, { id, version }: { id: string; version: number }, body: Move) =>
  call(savedAds.updateSavedAd, { token, params: { id }, body: { version, ...body } });

/** A board of three columns with cards in the first. */
async function filledBoard(cards: number) {
  const team = await teamWithAds(cards);
  const board = await newBoard(team.token, { columns: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] });
  const saved: savedAds.SavedAd[] = [];
  for (const adId of team.adIds) saved.push(await save(team.token, board.id, adId));
  const columnIds = board.columns.map(({ id }) => id);
  const order = async () => (await listAll(team.token, { boardId: board.id, limit: '100' })).map(({ id }) => id);
  const card = async (id = '') => {
    const found = (await listAll(team.token)).find((one) => one.id === id);
    if (!found) throw new Error(`No card ${id}`);
    return found;
  };
  return { ...team, board, columnIds, saved, ids: saved.map(({ id }) => id), order, card };
}

/** The same numbers at every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Moves some card of a model of columns, and answers how the product is asked to do the same. */
function moveInModel(model: string[][], random: (below: number) => number) {
  const cards = model.flat();
  const id = cards[random(cards.length)] ?? '';
  const from = model.findIndex((column) => column.includes(id));
  const target = (at: number) => (model[at] ?? []).filter((one) => one !== id);
  const asked = random(model.length);
  // A card that is alone in its column stays only by going elsewhere.
  const to = asked === from && target(asked).length === 0 ? (asked + 1) % model.length : asked;
  const others = target(to);
  const place = random(others.length + 1);
  const [above, below] = [others[place - 1], others[place]];
  model[from] = target(from);
  model[to] = [...others.slice(0, place), id, ...others.slice(place)];
  const wish = below && (above === undefined || random(2) === 0) ? { before: below } : above ? { after: above } : {};
  return { id, to, wish };
}

describe('updateSavedAd', () => {
  it('puts a card above or below another, or at the bottom of a column, and says so once', async () => {
    const { token, workspaceId, adIds, saved, ids, columnIds, order, board } = await filledBoard(4);
    const [a = '', b = '', c = '', d = ''] = ids;
    const [cardA, , , cardD] = saved;
    const up = await move(token, cardD ?? { id: '', version: 0 }, { before: b });
    expect(up.status).toBe(200);
    expect(up.data.savedAd).toMatchObject({ version: 2, columnId: columnIds[0] });
    expect(await order()).toEqual([a, d, b, c]);
    await move(token, cardA ?? { id: '', version: 0 }, { after: b });
    expect(await order()).toEqual([d, b, a, c]);
    await move(token, { id: b, version: 1 }, { columnId: columnIds[1] });
    await move(token, { id: c, version: 1 }, { columnId: columnIds[1] });
    expect(await order()).toEqual([d, a, b, c]);
    await move(token, { id: d, version: 2 }, { after: b });
    expect(await order()).toEqual([a, b, d, c]);
    expect((await readBoard(token, board.id)).columns.map(({ savedAdCount }) => savedAdCount)).toEqual([1, 3, 0]);
    expect((await readBoard(token, board.id)).version).toBe(1);
    await expectSound(workspaceId, [board.id], adIds);
    const { data } = await AuditLine.query.byWorkspace({ workspaceId }).go();
    const lines = data.filter((line) => line.type === 'ad.moved');
    expect(lines.map((line) => line.changed)).toEqual([
      ['position'],
      ['position'],
      ['columnId', 'position'],
      ['columnId', 'position'],
      ['columnId', 'position'],
    ]);
  });

  it('writes nothing when the card is there already', async () => {
    const { token, saved, ids, columnIds, order } = await filledBoard(3);
    const [first, second] = saved;
    for (const body of [{}, { before: ids[1] }, { columnId: columnIds[0] }, { columnId: columnIds[0], before: ids[1] }])
      expect((await move(token, first ?? { id: '', version: 0 }, body)).data.savedAd).toEqual(first);
    expect((await move(token, second ?? { id: '', version: 0 }, { after: ids[0] })).data.savedAd).toEqual(second);
    expect(await order()).toEqual(ids);
  });

  it('annotates without moving, clears what is emptied, and does both at once', async () => {
    const { token, workspaceId, saved, columnIds } = await filledBoard(1);
    const [{ id, position } = { id: '', position: '' }] = saved;
    const noted = await move(token, { id, version: 1 }, { note: ' À voir ', tags: ['a', 'a', 'b'] });
    expect(noted.data.savedAd).toMatchObject({ note: 'À voir', tags: ['a', 'b'], position, version: 2 });
    const both = await move(token, { id, version: 2 }, { note: '', columnId: columnIds[2] });
    expect(both.data.savedAd).toMatchObject({ note: null, tags: ['a', 'b'], columnId: columnIds[2], version: 3 });
    const emptied = await move(token, { id, version: 3 }, { tags: [] });
    expect(emptied.data.savedAd).toMatchObject({ tags: [], version: 4 });
    const { data } = await AuditLine.query.byWorkspace({ workspaceId }).go();
    expect(data.filter((line) => line.entityId === id).map((line) => [line.type, line.changed])).toEqual([
      ['ad.saved', undefined],
      ['saved_ad.updated', ['note', 'tags']],
      ['ad.moved', ['columnId', 'position', 'note']],
      ['saved_ad.updated', ['tags']],
    ]);
    expect(JSON.stringify(data)).not.toContain('À voir');
  });

  it('takes a card to another board, unless the ad is there', async () => {
    const { token, workspaceId, adIds, saved, board, columnIds } = await filledBoard(2);
    const other = await newBoard(token);
    const there = await save(token, other.id, adIds[1]);
    const [one = { id: '', version: 0 }, two = { id: '', version: 0 }] = saved;
    const moved = await move(token, one, { boardId: other.id, before: there.id });
    expect(moved.data.savedAd).toMatchObject({ boardId: other.id, columnId: other.columns[0]?.id, version: 2 });
    expect(moved.data.savedAd.position < there.position).toBe(true);
    const refused = await move(token, two, { boardId: other.id });
    expect([refused.status, refused.error.existingId]).toEqual([409, there.id]);
    expect((await move(token, two, { boardId: other.id, columnId: columnIds[0] })).status).toBe(400);
    expect((await readBoard(token, board.id)).savedAdCount).toBe(1);
    await expectSound(workspaceId, [board.id, other.id], adIds);
  });

  it('refuses what is not on the board, naming the field', async () => {
    const { token, saved, ids, order, columnIds } = await filledBoard(2);
    const strangers = await filledBoard(1);
    const otherBoard = await newBoard(token);
    const [card = { id: '', version: 0 }] = saved;
    const path = async (body: Move) => {
      const { status, error } = await move(token, card, body);
      return [status, error.details?.[0]?.path];
    };
    expect(await path({ before: strangers.ids[0] })).toEqual([400, 'before']);
    expect(await path({ after: 'sav_x' })).toEqual([400, 'after']);
    expect(await path({ before: card.id })).toEqual([400, 'before']);
    expect(await path({ before: ids[1], after: 'sav_x' })).toEqual([400, 'after']);
    expect(await path({ columnId: otherBoard.columns[0]?.id })).toEqual([400, 'columnId']);
    expect(await path({ boardId: otherBoard.id, before: ids[1] })).toEqual([400, 'before']);
    expect(await path({ boardId: strangers.board.id })).toEqual([404, undefined]);
    expect(await path({ columnId: columnIds[1], before: ids[1] })).toEqual([409, undefined]);
    expect((await move(strangers.token, card, { note: 'x' })).status).toBe(404);
    expect((await callRaw(savedAds.updateSavedAd, { token, params: { id: card.id }, rawBody: '{}' })).status).toBe(400);
    expect(await order()).toEqual(ids);
  });

  it('lets one of two people who drag the same card win, and tells the other', async () => {
    const { token, saved, ids, columnIds, order, workspaceId, board, adIds } = await filledBoard(3);
    const [card = { id: '', version: 0 }] = saved;
    const outcomes = await Promise.all([
      move(token, card, { columnId: columnIds[1] }),
      move(token, card, { columnId: columnIds[2] }),
      move(token, card, { after: ids[2] }),
      move(token, card, { note: 'x' }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await order()).sort()).toEqual([...ids].sort());
    await expectSound(workspaceId, [board.id], adIds);
  });

  it('loses nothing when twenty cards go to the same place at once', async () => {
    const { token, saved, ids, order, columnIds, workspaceId, board, adIds } = await filledBoard(22);
    const [anchor, second, ...others] = saved;
    const up = await Promise.all(others.map((card) => move(token, card, { after: anchor?.id })));
    expect(up.map(({ status }) => status)).toEqual(others.map(() => 200));
    const after = await order();
    expect(after).toHaveLength(22);
    expect([after[0], after.at(-1)]).toEqual([anchor?.id, second?.id]);
    const across = up.map(({ data }) => data.savedAd);
    const down = await Promise.all(across.map((card) => move(token, card, { columnId: columnIds[1] })));
    expect(down.map(({ status }) => status)).toEqual(across.map(() => 200));
    expect((await order()).sort()).toEqual([...ids].sort());
    await expectSound(workspaceId, [board.id], adIds);
  });

  it('keeps the order of a model through any moves', async () => {
    const { token, workspaceId, adIds, saved, columnIds, board, order } = await filledBoard(9);
    const versions = new Map(saved.map(({ id, version }) => [id, version]));
    const model = [saved.map(({ id }) => id), [], []];
    const random = seeded(20_261_121);
    for (let step = 1; step <= 80; step++) {
      const { id, to, wish } = moveInModel(model, random);
      const body = { columnId: columnIds[to], ...wish };
      const { status, data } = await move(token, { id, version: versions.get(id) ?? 0 }, body);
      expect(status).toBe(200);
      versions.set(id, data.savedAd.version);
      if (step % 10 === 0) expect(await order()).toEqual(model.flat());
    }
    await expectSound(workspaceId, [board.id], adIds);
  });

  it('costs one transaction and the same readings, whatever the length of the column', async () => {
    const costs = [];
    for (const length of [3, 40]) {
      const { token, saved, ids, columnIds } = await filledBoard(length);
      const sent = vi.spyOn(documentClient, 'send');
      const up = await move(token, saved[2] ?? { id: '', version: 0 }, { before: ids[0] });
      const inColumn = sent.mock.calls.map(([command]) => command.constructor.name);
      sent.mockClear();
      await move(token, up.data.savedAd, { columnId: columnIds[1] });
      const across = sent.mock.calls.map(([command]) => command.constructor.name);
      sent.mockRestore();
      for (const commands of [inColumn, across])
        expect(commands.filter((name) => name === 'TransactWriteCommand')).toHaveLength(1);
      costs.push([inColumn, across]);
    }
    expect(costs[1]).toEqual(costs[0]);
  });

  it('spreads a column again when a position would grow long, which nobody sees as an edit', async () => {
    const { token, workspaceId, adIds, saved, ids, columnIds, board, order } = await filledBoard(36);
    const { slots } = await tableOf(workspaceId, [board.id], adIds);
    const crowd = (saved[0]?.position ?? '') + 'V'.repeat(longestPosition);
    for (const at of [1, 2]) {
      const slot = slots.find(({ savedAdId }) => savedAdId === ids[at]);
      const to = { columnId: columnIds[0] ?? '', positionKey: `${crowd}${at}` };
      if (slot) await write(carryCards([{ from: slot, to }]));
    }
    const { status, data } = await move(token, saved[3] ?? { id: '', version: 0 }, { before: ids[2] });
    expect(status).toBe(200);
    expect(data.savedAd).toMatchObject({ version: 2 });
    const expected = [ids[0], ids[1], ids[3], ids[2], ...ids.slice(4)];
    expect(await order()).toEqual(expected);
    const cards = await listAll(token, { boardId: board.id });
    expect(Math.max(...cards.map(({ position }) => position.length))).toBeLessThan(10);
    expect(cards.filter(({ version }) => version === 1)).toHaveLength(35);
    await expectSound(workspaceId, [board.id], adIds);
  });

  it('keeps every card when columns are removed while others move', async () => {
    const { token, workspaceId, adIds, saved, columnIds, board } = await filledBoard(12);
    const [, b = '', c = ''] = columnIds;
    const kept = [
      { id: columnIds[0], name: 'a' },
      { id: c, name: 'c' },
    ];
    await Promise.all([
      ...saved.map((card, at) => move(token, card, { columnId: at % 2 === 0 ? b : c })),
      call(boards.updateBoard, { token, params: { id: board.id }, body: { columns: kept, version: 1 } }),
    ]);
    const cards = await listAll(token, { boardId: board.id });
    expect(cards.map(({ id }) => id).sort()).toEqual(saved.map(({ id }) => id).sort());
    expect(cards.every(({ columnId }) => columnId !== b)).toBe(true);
    await expectSound(workspaceId, [board.id], adIds);
  });
});
