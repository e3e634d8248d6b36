import { describe, expect, it } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import { boardLimits, boardTemplates, defaultColumns } from '../../../shared/boards/boards.rules.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { Board } from '../core/board.entity.ts';
import { expectSound, listAll, newBoard, readBoard, save, teamWithAds } from '../testing/boards.ts';

const names = (board: boards.Board) => board.columns.map(({ name }) => name);

describe('createBoard', () => {
  it('makes a board with the usual columns, and answers every field', async () => {
    const { token } = await teamWithAds();
    const { status, data } = await call(boards.createBoard, { token, body: { name: '  Veille  ' } });
    expect(status).toBe(201);
    expect(data.board).toMatchObject({
      name: 'Veille',
      description: null,
      savedAdCount: 0,
      shareUrl: null,
      version: 1,
    });
    expect(names(data.board)).toEqual(defaultColumns);
    expect(Object.keys(data.board).sort()).toEqual(Object.keys(boards.Board.shape).sort());
    expect(await readBoard(token, data.board.id)).toEqual(data.board);
  });

  it('starts from a template, or from the columns given', async () => {
    const { token } = await teamWithAds();
    expect(names(await newBoard(token, { template: 'aida' }))).toEqual(boardTemplates.aida.columns);
    const columns = [{ name: 'Vu' }, { name: 'Gardé' }];
    expect(names(await newBoard(token, { template: 'aida', columns }))).toEqual(['Vu', 'Gardé']);
  });

  it('keeps hostile texts as typed', async () => {
    const { token } = await teamWithAds();
    const name = "=1+1 <script>alert(1)</script> \u202E👩‍👩‍👧 #pk' OR 1=1";
    const board = await newBoard(token, { name, description: name, columns: [{ name }] });
    expect(board).toMatchObject({ name, description: name, columns: [{ name }] });
  });

  it.each([
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'a', description: 'x'.repeat(501) }, 'description'],
    [{ name: 'a', color: 'chartreuse' }, 'color'],
    [{ name: 'a', template: 'autre' }, 'template'],
    [{ name: 'a', columns: [] }, 'columns'],
    [{ name: 'a', columns: [{ name: '' }] }, 'columns.0.name'],
    [{ name: 'a', columns: [{ name: 'x' }, { id: 'col_x', name: 'y' }] }, 'columns.1.id'],
    [{ name: 'a', columns: Array.from({ length: boardLimits.columns + 1 }, () => ({ name: 'x' })) }, 'columns'],
  ])('refuses %j', async (body, path) => {
    const { token } = await teamWithAds();
    const { status, error } = await callRaw(boards.createBoard, { token, rawBody: JSON.stringify(body) });
    expect(status).toBe(400);
    expect(error.details?.map((detail) => detail.path)).toContain(path);
    expect((await call(boards.listBoards, { token, query: {} })).data.items).toEqual([]);
  });

  it('says of an example that it is one, and not of its copy', async () => {
    const { token } = await teamWithAds();
    const { data } = await call(boards.createBoard, { token, body: { name: 'Exemple', example: true } });
    const params = { id: data.board.id };
    expect((await call(boards.getBoard, { token, params })).data.board.example).toBe(true);
    const copied = await call(boards.copyBoard, { token, params, body: { name: 'À nous' } });
    expect(copied.data.board.example).toBe(false);
  });

  it('makes one board for one key, whoever asks at once, and refuses the key for another body', async () => {
    const { token } = await teamWithAds();
    const headers = { 'idempotency-key': 'one' };
    const made = await Promise.all(
      Array.from({ length: 5 }, () => call(boards.createBoard, { token, headers, body: { name: 'Un' } })),
    );
    expect(new Set(made.map(({ data }) => data.board.id)).size).toBe(1);
    expect((await call(boards.listBoards, { token, query: {} })).data.items).toHaveLength(1);
    expect((await call(boards.createBoard, { token, headers, body: { name: 'Deux' } })).status).toBe(409);
  });

  it('holds the number of boards under a crowd, and counts those that go', async () => {
    const { token } = await teamWithAds();
    const create = () => call(boards.createBoard, { token, body: { name: 'x', columns: [{ name: 'y' }] } });
    for (let made = 0; made < boardLimits.boards - 5; made += 15) await Promise.all(Array.from({ length: 15 }, create));
    const last = await Promise.all(Array.from({ length: 12 }, create));
    const refused = last.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(7);
    expect(refused[0]?.error.message).toBe('Vous avez déjà le nombre maximal de boards');
    const id = last.find(({ status }) => status === 201)?.data.board.id ?? '';
    expect((await call(boards.deleteBoard, { token, params: { id } })).status).toBe(200);
    expect((await create()).status).toBe(201);
    expect((await create()).status).toBe(409);
  });
});

describe('listBoards', () => {
  it('pages from the newest to the oldest, and ends when there are no more', async () => {
    const { token } = await teamWithAds();
    for (const name of ['a', 'b', 'c', 'd']) await newBoard(token, { name });
    const first = await call(boards.listBoards, { token, query: { limit: '2' } });
    expect(first.data.items.map(({ name }) => name)).toEqual(['d', 'c']);
    const cursor = first.data.nextCursor ?? '';
    const second = await call(boards.listBoards, { token, query: { limit: '2', cursor } });
    expect(second.data.items.map(({ name }) => name)).toEqual(['b', 'a']);
    expect(second.data.nextCursor).toBeNull();
    const stranger = await teamWithAds();
    expect((await call(boards.listBoards, { token: stranger.token, query: { cursor } })).status).toBe(400);
    expect((await call(boards.listBoards, { token: stranger.token, query: {} })).data.items).toEqual([]);
  });
});

describe('updateBoard', () => {
  const update = (token: string, id: string, body: object) =>
    callRaw<{ board: boards.Board }>(boards.updateBoard, { token, params: { id }, rawBody: JSON.stringify(body) });

  it('changes what is given, clears what is emptied, raises the version', async () => {
    const { token } = await teamWithAds();
    const { id, columns } = await newBoard(token, { description: 'Tout' });
    const { status, data } = await update(token, id, { name: 'Autre', color: 'teal', version: 1 });
    expect(status).toBe(200);
    expect(data.board).toMatchObject({ name: 'Autre', description: 'Tout', color: 'teal', columns, version: 2 });
    expect((await update(token, id, { description: '', version: 2 })).data.board).toMatchObject({
      description: null,
      version: 3,
    });
    expect((await update(token, id, { name: 'Autre', version: 3 })).data.board.version).toBe(3);
    expect(await readBoard(token, id)).toMatchObject({ name: 'Autre', description: null, color: 'teal' });
  });

  it('adds, renames and orders columns', async () => {
    const { token, workspaceId } = await teamWithAds();
    const { id, columns } = await newBoard(token, { columns: [{ name: 'a' }, { name: 'b' }] });
    const [a, b] = columns;
    const asked = [{ id: b?.id, name: 'B' }, { name: 'nouvelle' }, { id: a?.id, name: 'a' }];
    const { data } = await update(token, id, { columns: asked, version: 1 });
    expect(names(data.board)).toEqual(['B', 'nouvelle', 'a']);
    expect(data.board.columns.map((column) => column.id)).toEqual([b?.id, expect.stringMatching(/^col_/), a?.id]);
    await expectSound(workspaceId, [id], []);
  });

  it('takes the cards of a removed column to the end of the first one, in their order, whatever their number', async () => {
    const { token, workspaceId, adIds } = await teamWithAds(42);
    const { id, columns } = await newBoard(token, { columns: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] });
    const [a, b, c] = columns.map((column) => column.id);
    const cards = [];
    for (const [at, adId] of adIds.entries())
      cards.push(await save(token, id, adId, { columnId: at < 2 ? a : at < 40 ? b : c }));
    const before = (await listAll(token, { boardId: id })).map((card) => card.id);
    const { status, data } = await update(token, id, {
      columns: [
        { id: a, name: 'a' },
        { id: c, name: 'c' },
      ],
      version: 1,
    });
    expect(status).toBe(200);
    expect(data.board.columns.map(({ savedAdCount }) => savedAdCount)).toEqual([40, 2]);
    const after = await listAll(token, { boardId: id });
    expect(after.map((card) => card.id)).toEqual(before);
    expect(after.every(({ version }) => version === 1)).toBe(true);
    expect(new Set(after.map((card) => `${card.columnId} ${card.position}`)).size).toBe(42);
    await expectSound(workspaceId, [id], adIds);
  });

  it('takes the cards of the first column to the one that comes first then', async () => {
    const { token, workspaceId, adIds } = await teamWithAds(3);
    const { id, columns } = await newBoard(token, { columns: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] });
    const [a, b, c] = columns.map((column) => column.id);
    for (const [at, adId] of adIds.entries()) await save(token, id, adId, { columnId: [a, b, c][at] });
    const [first, second, third] = (await listAll(token, { boardId: id })).map((card) => card.id);
    const { data } = await update(token, id, { columns: [{ id: c, name: 'c' }], version: 1 });
    expect(data.board.columns).toEqual([{ id: c, name: 'c', savedAdCount: 3 }]);
    expect((await listAll(token, { boardId: id })).map((card) => card.id)).toEqual([third, first, second]);
    await expectSound(workspaceId, [id], adIds);
  });

  it.each([
    [{ columns: [] }, 'columns'],
    [{ columns: [{ id: 'col_inconnue', name: 'x' }] }, 'columns.0.id'],
    [{ name: null }, 'name'],
    [{ version: 0 }, 'version'],
    [{ savedAdCount: 3 }, 'savedAdCount'],
  ])('refuses %j and changes nothing', async (body, path) => {
    const { token } = await teamWithAds();
    const board = await newBoard(token);
    const { status, error } = await update(token, board.id, { version: 1, ...body });
    expect(status).toBe(400);
    expect(error.details?.map((detail) => detail.path)).toContain(path);
    expect(await readBoard(token, board.id)).toEqual(board);
  });

  it('refuses the same column twice', async () => {
    const { token } = await teamWithAds();
    const board = await newBoard(token);
    const [column] = board.columns;
    const twice = [
      { id: column?.id, name: 'x' },
      { id: column?.id, name: 'y' },
    ];
    expect((await update(token, board.id, { columns: twice, version: 1 })).error.details?.[0]?.path).toBe(
      'columns.1.id',
    );
  });

  it('refuses a stale version with 409, so that of many at once one wins', async () => {
    const { token } = await teamWithAds();
    const { id } = await newBoard(token);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, at) => update(token, id, { name: `Nom ${at}`, version: 1 })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect((await readBoard(token, id)).version).toBe(2);
  });

  it('answers 404 to another workspace', async () => {
    const { id } = await newBoard((await teamWithAds()).token);
    const { token } = await teamWithAds();
    expect((await update(token, id, { name: 'Pris', version: 1 })).status).toBe(404);
    expect((await call(boards.getBoard, { token, params: { id } })).status).toBe(404);
    expect((await call(boards.deleteBoard, { token, params: { id } })).status).toBe(404);
    expect((await call(boards.exportBoard, { token, params: { id } })).status).toBe(404);
  });
});

describe('the audit log', () => {
  it('has a line for each act, that names fields and no value', async () => {
    const { token, workspaceId } = await teamWithAds();
    const { id } = await newBoard(token, { name: 'Secret' });
    await call(boards.updateBoard, { token, params: { id }, body: { name: 'Discret', version: 1 } });
    await call(boards.shareBoard, { token, params: { id }, body: {} });
    await call(boards.unshareBoard, { token, params: { id } });
    await call(boards.deleteBoard, { token, params: { id } });
    const { data } = await AuditLine.query.byWorkspace({ workspaceId }).go();
    const lines = data.filter((line) => line.type.startsWith('board.'));
    expect(lines.map((line) => line.type)).toEqual([
      'board.created',
      'board.updated',
      'board.shared',
      'board.unshared',
      'board.deleted',
    ]);
    expect(lines.every((line) => line.entityId === id)).toBe(true);
    expect(lines[1]?.changed).toEqual(['name']);
    expect(JSON.stringify(data)).not.toMatch(/Secret|Discret/);
    expect((await Board.get({ workspaceId, boardId: id }).go()).data).toBeNull();
  });
});
