import { describe, expect, it, vi } from 'vitest';
import { getProfile } from '../../../shared/auth/auth.contract.ts';
import * as boards from '../../../shared/boards/board.contract.ts';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import { Client } from '../../clients/core/client.entity.ts';
import { putClient } from '../../clients/testing/clients.ts';
import { documentClient } from '../../platform/db/client.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { remove, write } from '../../platform/db/write.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { Throttle } from '../../platform/throttle/throttle.entity.ts';
import { Board } from '../core/board.entity.ts';
import { newBoard, readBoard, save, teamWithAds } from '../testing/boards.ts';
import { Share } from './share.entity.ts';

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

const share = (token: string, id: string, expiresAt?: string | null, headers = {}) =>
  call(boards.shareBoard, { token, params: { id }, headers, body: expiresAt === undefined ? {} : { expiresAt } });
const unshare = (token: string, id: string) => call(boards.unshareBoard, { token, params: { id } });
const visit = (token: string, query: object = {}) => call(savedAds.getSharedBoard, { params: { token }, query });

const file = (token: string, id: string, clientId: string | null, version: number) =>
  call(boards.updateBoard, { token, params: { id }, body: { clientId, version } });

async function sharedBoard(ads = 0) {
  const team = await teamWithAds(ads, { tags: ['interne'] });
  const board = await newBoard(team.token, { name: 'Vitrine', description: 'Pour le client' });
  const { data } = await share(team.token, board.id);
  return { ...team, board, link: data.token, url: data.url };
}

describe('shareBoard', () => {
  it('gives an address that anyone reads, and that the board shows', async () => {
    const { token, board, link, url } = await sharedBoard();
    expect(url).toBe(`http://localhost:3000/partage/${link}`);
    expect(await readBoard(token, board.id)).toMatchObject({ shareUrl: url, shareExpiresAt: null, version: 1 });
    const { status, data, headers } = await visit(link);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(data.board).toMatchObject({ name: 'Vitrine', description: 'Pour le client', expiresAt: null });
  });

  it('keeps the link and changes its end when shared again', async () => {
    const { token, board, link } = await sharedBoard();
    const end = inMinutes(5);
    const again = await share(token, board.id, end);
    expect([again.status, again.data.token]).toEqual([201, link]);
    expect((await visit(link)).data.board.expiresAt).toBe(end);
    expect((await readBoard(token, board.id)).shareExpiresAt).toBe(end);
    expect((await share(token, board.id, null)).data.token).toBe(link);
    expect((await visit(link)).data.board.expiresAt).toBeNull();
  });

  it('makes one link of several asked at once, and replays a key', async () => {
    const { token } = await teamWithAds();
    const { id } = await newBoard(token);
    const made = await Promise.all(Array.from({ length: 5 }, () => share(token, id)));
    expect(new Set(made.map(({ data }) => data.token)).size).toBe(1);
    const headers = { 'idempotency-key': 'partage' };
    expect((await share(token, id, null, headers)).data).toEqual(made[0]?.data);
    expect((await share(token, id, null, headers)).data).toEqual(made[0]?.data);
    expect((await share(token, id, inMinutes(9), headers)).status).toBe(409);
  });

  it.each(['2020-01-01T00:00:00.000Z', new Date().toISOString()])(
    'refuses an end in the past: %s',
    async (expiresAt) => {
      const { token } = await teamWithAds();
      const { id } = await newBoard(token);
      const { status, error } = await share(token, id, expiresAt);
      expect(status).toBe(400);
      expect(error.details).toEqual([{ path: 'expiresAt', message: 'Choisissez une date à venir' }]);
      expect((await readBoard(token, id)).shareUrl).toBeNull();
    },
  );

  it.each(['demain', '2030-13-01T00:00:00Z', 7])('refuses an end that is no moment: %s', async (expiresAt) => {
    const { token } = await teamWithAds();
    const { id } = await newBoard(token);
    const rawBody = JSON.stringify({ expiresAt });
    expect((await callRaw(boards.shareBoard, { token, params: { id }, rawBody })).status).toBe(400);
  });

  it('stores nothing that opens a board', async () => {
    const sent = vi.spyOn(documentClient, 'send');
    const { link } = await sharedBoard();
    const signature = link.split('.')[1] ?? 'missing';
    expect(sent.mock.calls.length).toBeGreaterThan(3);
    expect(JSON.stringify(sent.mock.calls.map(([command]) => command.input))).not.toContain(signature);
    sent.mockRestore();
  });
});

describe('a dead link', () => {
  const answer = async (link: string) => {
    const { status, error } = await visit(link);
    return { status, code: error?.code, message: error?.message };
  };
  const notFound = { status: 404, code: 'not_found', message: 'Ressource introuvable' };

  it('is the same 404 guessed, withdrawn, ended, or of a board that was deleted', async () => {
    const { token, workspaceId, board, link } = await sharedBoard();
    const [shareId = '', signature = ''] = link.split('.');
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const guess of [
      shareId,
      `${shareId}.`,
      `${shareId}.${flipped}`,
      `${link}x`,
      `x${link}`,
      '..',
      '%2f',
      '\u0000',
    ])
      expect(await answer(guess)).toEqual(notFound);
    expect((await answer(link)).status).toBe(200);

    expect((await unshare((await teamWithAds()).token, board.id)).status).toBe(404);
    expect((await unshare(token, board.id)).data).toEqual({ id: board.id });
    expect(await answer(link)).toEqual(notFound);
    expect(await readBoard(token, board.id)).toMatchObject({ shareUrl: null, shareExpiresAt: null });
    expect((await unshare(token, board.id)).status).toBe(404);

    const second = (await share(token, board.id, inMinutes(1))).data.token;
    expect(second).not.toBe(link);
    vi.setSystemTime(Date.now() + 2 * minute);
    expect(await answer(second)).toEqual(notFound);
    expect((await readBoard(token, board.id)).shareUrl).toBeNull();
    const third = (await share(token, board.id)).data.token;
    vi.useRealTimers();
    expect(third).not.toBe(second);
    expect(await answer(second)).toEqual(notFound);
    expect((await answer(third)).status).toBe(200);

    await call(boards.deleteBoard, { token, params: { id: board.id } });
    expect(await answer(third)).toEqual(notFound);
    for (const dead of [link, second, third])
      expect((await Share.get({ shareId: dead.split('.')[0] ?? '' }).go()).data).toBeNull();
    expect((await Board.get({ workspaceId, boardId: board.id }).go()).data).toBeNull();
  });
});

describe('a board that is shared in the name of a client', () => {
  it('tells the client’s name, colour and logo, and nothing else of it', async () => {
    const { token, workspaceId, board, link } = await sharedBoard();
    expect((await visit(link)).data.board.client).toBeNull();
    const { clientId } = await putClient(workspaceId, {
      name: 'Maison <b>Rivière</b>',
      color: 'teal',
      logoId: 'lgo_essai',
      website: 'https://secret.example',
      industry: 'furniture',
      notes: 'Secret',
      legal: { legalName: 'Secret SAS', siren: '732829320' },
      contacts: [{ name: 'Secret', email: 'secret@secret.example' }],
    });
    await file(token, board.id, clientId, 1);
    const { data, text } = await visit(link);
    const logoUrl = '/api/client-logos/lgo_essai';
    expect(data.board.client).toEqual({ name: 'Maison <b>Rivière</b>', color: 'teal', logoUrl });
    expect(text).not.toMatch(/secret|732829320|furniture|cli_|usr_|wks_/i);
    await file(token, board.id, null, 2);
    expect((await visit(link)).data.board.client).toBeNull();
  });

  it('tells nothing of a client that is gone', async () => {
    const { token, workspaceId, board, link } = await sharedBoard();
    const client = await putClient(workspaceId, { name: 'Verdure' });
    await file(token, board.id, client.clientId, 1);
    await write([remove(Client.remove(client))]);
    const { status, data } = await visit(link);
    expect([status, data.board.client]).toEqual([200, null]);
  });
});

describe('getSharedBoard', () => {
  it('shows the ads in order, page after page, and nothing of the team', async () => {
    const { token, board, link, adIds } = await sharedBoard(5);
    const [first, second] = board.columns;
    for (const [at, adId] of adIds.entries())
      await save(token, board.id, adId, {
        columnId: at < 2 ? second?.id : first?.id,
        note: 'Confidentiel',
        tags: ['secret'],
      });
    const one = await visit(link, { limit: '3' });
    const cursor = one.data.nextCursor ?? '';
    const two = await visit(link, { limit: '3', cursor });
    expect(two.data.nextCursor).toBeNull();
    expect(one.data.board.columns.map(({ savedAdCount }) => savedAdCount)).toEqual([3, 2, 0, 0]);
    const items = [...one.data.items, ...two.data.items];
    expect(items.map(({ ad }) => ad.id)).toEqual([...adIds.slice(2), ...adIds.slice(0, 2)]);
    expect(items.map(({ columnId }) => columnId)).toEqual([1, 1, 1, 2, 2].map((at) => (at === 1 ? first : second)?.id));
    expect(one.text + two.text).not.toMatch(/Confidentiel|secret|interne|Camille|Moreau|wks_|usr_/);
    const other = await sharedBoard();
    expect((await visit(other.link, { cursor })).status).toBe(400);
    expect((await visit(link, { cursor: 'x' })).status).toBe(400);
  });

  it('shows notes when the link is made or set so, and only then', async () => {
    const { token, board, link, adIds } = await sharedBoard(2);
    await save(token, board.id, adIds[0] ?? '', { note: 'À reprendre\nen bleu', tags: ['secret'] });
    await save(token, board.id, adIds[1] ?? '');
    const set = (body: object) => call(boards.shareBoard, { token, params: { id: board.id }, body });
    const notes = async () => (await visit(link)).data.items.map(({ note }) => note).sort();
    expect(await notes()).toEqual([null, null]);
    await set({ notes: true });
    expect((await readBoard(token, board.id)).shareShowsNotes).toBe(true);
    await set({ expiresAt: inMinutes(5), allowComments: true });
    expect((await notes()).filter(Boolean)).toEqual(['À reprendre\nen bleu']);
    expect((await visit(link)).text).not.toContain('secret');
    await set({ notes: false });
    expect(await notes()).toEqual([null, null]);
    await set({ notes: true });
    await unshare(token, board.id);
    expect((await readBoard(token, board.id)).shareShowsNotes).toBe(false);
    const { data } = await share(token, board.id);
    expect((await visit(data.token)).text).not.toContain('reprendre');
    expect(
      (await callRaw(boards.shareBoard, { token, params: { id: board.id }, rawBody: '{"notes":"oui"}' })).status,
    ).toBe(400);
  });

  it('says which workspace shares it while the link says so, and as it is called now', async () => {
    const { token, board, link } = await sharedBoard();
    const sharedBy = async () => (await visit(link)).data.board.sharedBy;
    const set = (body: object) => call(boards.shareBoard, { token, params: { id: board.id }, body });
    const { user } = (await call(getProfile, { token })).data;
    expect(await sharedBy()).toBeNull();
    await set({ workspaceName: true });
    expect((await readBoard(token, board.id)).shareShowsWorkspace).toBe(true);
    await set({ notes: true });
    expect(await sharedBy()).toBe(user.workspaces[0]?.name);
    await set({ workspaceName: false });
    expect(await sharedBy()).toBeNull();
  });

  it('slows down whoever asks without end from one address', async () => {
    const { link } = await sharedBoard();
    const from = (ip: string) => call(savedAds.getSharedBoard, { params: { token: link }, query: {}, ip });
    await from('203.0.113.9');
    const subjectKey = keyOf('shared-board-address\n203.0.113.9');
    await Throttle.patch({ subjectKey }).set({ count: 3_000 }).go();
    const { status, headers } = await from('203.0.113.9');
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await from('203.0.113.10')).status).toBe(200);
  });
});
