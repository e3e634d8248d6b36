import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteBoard } from '../../../shared/boards/board.contract.ts';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import * as comments from '../../../shared/boards/comments.contract.ts';
import { listNotifications } from '../../../shared/notifications/notifications.contract.ts';
import { queues } from '../../../shared/workers.ts';
import { adContent, putAds } from '../../ads/testing/ads.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { handler } from '../board/empty-board.worker.ts';
import { SavedAd } from '../core/saved-ad.entity.ts';
import { expectSound, listAll, newBoard, save } from '../testing/boards.ts';
import { Comment } from './comment.entity.ts';

type Body = { text: string; mentions?: string[]; shared?: boolean };

const removals = queueRuns(queues.boardRemovals, handler);

async function team(ads = 1) {
  const owner = await signedInUser();
  const { workspaceId } = owner.workspace;
  const adIds = await putAds(
    workspaceId,
    Array.from({ length: ads }, () => adContent()),
  );
  const board = await newBoard(owner.token);
  const card = await save(owner.token, board.id, adIds[0]);
  return { ...owner, workspaceId, adIds, board, card };
}

const say = (token: string, id: string, body: Body, headers = {}) =>
  call(comments.createComment, { token, params: { id }, body, headers });
const edit = (token: string, id: string, commentId: string, body: object) =>
  call(comments.updateComment, { token, params: { id, commentId }, body: { version: 1, ...body } });
const remove = (token: string, id: string, commentId: string) =>
  call(comments.deleteComment, { token, params: { id, commentId } });
const restore = (token: string, id: string, commentId: string) =>
  call(comments.restoreComment, { token, params: { id, commentId }, body: {} });
const list = (token: string, id: string, query = {}) => call(comments.listComments, { token, params: { id }, query });
const texts = async (token: string, id: string) => (await list(token, id)).data.items.map(({ text }) => text);
const countOf = async (token: string) => (await listAll(token)).map(({ commentCount }) => commentCount);
const storedOf = async (workspaceId: string, savedAdId: string) =>
  (await Comment.query.byCard({ workspaceId, savedAdId }).go({ pages: 'all', consistent: true })).data;

/** What someone was told, once all that waited was dispatched. */
async function toldTo(workspaceId: string, token: string) {
  const { data } = await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  await dispatchAll(data);
  return (await call(listNotifications, { token, query: {} })).data.items;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a comment', () => {
  it('stands on its card with its author, the newest first, page after page', async () => {
    const { token, user, card, workspace } = await team();
    const other = await colleagueOf(workspace, undefined, { firstName: 'Paul', lastName: 'Roux' });
    const first = await say(token, card.id, { text: '  Une\n ligne <b>et</b> une autre ' });
    expect(first.status).toBe(201);
    expect(first.data.comment).toMatchObject({
      text: 'Une\n ligne <b>et</b> une autre',
      mentions: [],
      author: { id: user.userId, name: 'Camille Moreau' },
      outside: false,
      shared: false,
      editedAt: null,
      version: 1,
    });
    await say(other.token, card.id, { text: 'Deux' });
    await say(token, card.id, { text: 'Trois' });
    const one = await list(token, card.id, { limit: '2' });
    expect(one.data.items.map(({ text, author }) => [text, author.name])).toEqual([
      ['Trois', 'Camille Moreau'],
      ['Deux', 'Paul Roux'],
    ]);
    const two = await list(token, card.id, { limit: '2', cursor: one.data.nextCursor });
    expect([two.data.items[0]?.id, two.data.nextCursor]).toEqual([first.data.comment.id, null]);
    expect(await countOf(token)).toEqual([3]);
    expect((await listAll(token))[0]?.version).toBe(1);
  });

  it('is made once by a key, and follows its card to another board', async () => {
    const { token, card } = await team();
    const headers = { 'idempotency-key': 'un' };
    const made = await Promise.all([1, 2, 3].map(() => say(token, card.id, { text: 'Une fois' }, headers)));
    expect(new Set(made.map(({ data }) => data.comment.id)).size).toBe(1);
    expect((await say(token, card.id, { text: 'Autre' }, headers)).status).toBe(409);
    const boardId = (await newBoard(token)).id;
    await call(savedAds.updateSavedAd, { token, params: { id: card.id }, body: { boardId, version: 1 } });
    expect(await texts(token, card.id)).toEqual(['Une fois']);
    expect(await countOf(token)).toEqual([1]);
  });

  it.each([
    { text: '' },
    { text: ' \n ' },
    { text: '\u200b\u2060' },
    { text: 'x'.repeat(2_001) },
    { text: 'un\u0000deux' },
    { text: 'un\u001b[31m' },
    { text: 7 },
    {},
    { text: 'a', mentions: Array(21).fill('usr_1') },
    { text: 'a', author: { id: null, name: 'Autre' } },
  ])('refuses %j', async (body) => {
    const { token, card } = await team();
    const rawBody = JSON.stringify(body);
    expect((await callRaw(comments.createComment, { token, params: { id: card.id }, rawBody })).status).toBe(400);
    expect(await texts(token, card.id)).toEqual([]);
    expect(await countOf(token)).toEqual([0]);
  });

  it('takes 2,000 characters, and who may only read reads', async () => {
    const { token, card, workspace } = await team();
    const text = 'é'.repeat(2_000);
    expect((await say(token, card.id, { text })).status).toBe(201);
    const viewer = await colleagueOf(workspace, { role: 'viewer' });
    expect(await texts(viewer.token, card.id)).toEqual([text]);
    expect((await say(viewer.token, card.id, { text: 'Non' })).status).toBe(403);
    const accountant = await colleagueOf(workspace, { role: 'accountant' });
    expect((await list(accountant.token, card.id)).status).toBe(403);
  });

  it('stops at 200 a card, exactly, whoever comes at once', async () => {
    const { token, workspaceId, card } = await team();
    await SavedAd.patch({ workspaceId, savedAdId: card.id }).set({ comments: 196 }).go();
    const tried = await Promise.all(Array.from({ length: 9 }, (_, at) => say(token, card.id, { text: `n° ${at}` })));
    expect(tried.filter(({ status }) => status === 201)).toHaveLength(4);
    const refused = tried.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, error }) => `${status} ${error.reason}`))).toEqual(
      new Set(['409 card_comment_limit']),
    );
    expect([await texts(token, card.id), await countOf(token)]).toMatchObject([{ length: 4 }, [200]]);
    const [gone] = (await list(token, card.id)).data.items;
    await remove(token, card.id, gone?.id ?? '');
    expect((await say(token, card.id, { text: 'À sa place' })).status).toBe(201);
    expect((await restore(token, card.id, gone?.id ?? '')).error.reason).toBe('card_comment_limit');
  });
});

describe('a mention', () => {
  it('is told to those mentioned, each once, and never to the author nor to others', async () => {
    const { token, user, workspaceId, workspace, board, card } = await team();
    const [paul, lise, silent] = [
      await colleagueOf(workspace, undefined, { firstName: 'Paul', lastName: 'Roux' }),
      await colleagueOf(workspace),
      await colleagueOf(workspace),
    ];
    const mentions = [paul.user.userId, user.userId, lise.user.userId, paul.user.userId];
    const { data } = await say(token, card.id, { text: '@Paul Roux, un avis ?', mentions });
    expect(data.comment.mentions.map(({ id }) => id)).toEqual(mentions.slice(0, 3));
    expect(data.comment.mentions[0]).toEqual({ id: paul.user.userId, name: 'Paul Roux' });
    expect(await toldTo(workspaceId, paul.token)).toMatchObject([
      {
        type: 'board.comment_mentioned',
        title: 'Camille Moreau vous mentionne dans un commentaire',
        path: `/boards?board=${board.id}&annonce=${card.id}`,
      },
    ]);
    expect(await toldTo(workspaceId, lise.token)).toHaveLength(1);
    expect(await toldTo(workspaceId, token)).toEqual([]);
    expect(await toldTo(workspaceId, silent.token)).toEqual([]);
  });

  it('of an edited comment is told to the newly mentioned alone', async () => {
    const { token, workspaceId, workspace, card } = await team();
    const [paul, lise] = [await colleagueOf(workspace), await colleagueOf(workspace)];
    const made = await say(token, card.id, { text: 'Un avis ?', mentions: [paul.user.userId] });
    const mentions = [paul.user.userId, lise.user.userId];
    const { data } = await edit(token, card.id, made.data.comment.id, { text: 'Vos avis ?', mentions });
    expect(data.comment).toMatchObject({ text: 'Vos avis ?', version: 2, editedAt: expect.any(String) });
    expect(await toldTo(workspaceId, paul.token)).toHaveLength(1);
    expect(await toldTo(workspaceId, lise.token)).toHaveLength(1);
    await edit(token, card.id, made.data.comment.id, { text: 'Alors ?', version: 2 });
    expect(await toldTo(workspaceId, lise.token)).toHaveLength(1);
  });

  it('of a stranger, or of someone without boards, is a 400 on its path, and nothing is said', async () => {
    const { token, workspace, card } = await team();
    const [stranger, accountant, suspended] = [
      await signedInUser(),
      await colleagueOf(workspace, { role: 'accountant' }),
      await colleagueOf(workspace, undefined, { status: 'suspended' }),
    ];
    const paul = (await colleagueOf(workspace)).user.userId;
    const wrong = [
      [stranger.user.userId, 'Membre introuvable'],
      ['usr_inconnu', 'Membre introuvable'],
      [accountant.user.userId, 'Cette personne n’a pas accès aux boards'],
      [suspended.user.userId, 'Cette personne n’a pas accès aux boards'],
    ];
    for (const [id = '', message] of wrong) {
      const { status, error } = await say(token, card.id, { text: 'Un avis ?', mentions: [paul, id] });
      expect([status, error.details]).toEqual([400, [{ path: 'mentions.1', message }]]);
    }
    expect(await texts(token, card.id)).toEqual([]);
    const { id } = (await say(token, card.id, { text: 'Un avis ?' })).data.comment;
    for (const [wrongId = ''] of wrong)
      expect((await edit(token, card.id, id, { text: 'Alors ?', mentions: [wrongId] })).status).toBe(400);
    expect(await texts(token, card.id)).toEqual(['Un avis ?']);
  });
});

describe('editing', () => {
  it('is for the author alone', async () => {
    const { token, workspace, card } = await team();
    const other = await colleagueOf(workspace, { role: 'manager' });
    const { data } = await say(token, card.id, { text: 'À moi' });
    const refused = await edit(other.token, card.id, data.comment.id, { text: 'À lui' });
    expect([refused.status, refused.error.reason]).toEqual([403, 'not_comment_author']);
    expect(await texts(token, card.id)).toEqual(['À moi']);
  });

  it('by two at once keeps one of them, and the other is told', async () => {
    const { token, card } = await team();
    const { data } = await say(token, card.id, { text: 'Avant' });
    const both = await Promise.all(['Un', 'Deux'].map((text) => edit(token, card.id, data.comment.id, { text })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = both.find(({ status }) => status === 200)?.data.comment;
    expect(await texts(token, card.id)).toEqual([kept?.text]);
    const same = await edit(token, card.id, data.comment.id, { text: kept?.text, version: 2 });
    expect(same.data.comment.version).toBe(2);
  });
});

describe('deleting', () => {
  it('is for the author, or for who may delete on boards, and comes back within 30 seconds', async () => {
    const { token, workspace, card } = await team();
    const author = await colleagueOf(workspace, { role: 'member', refusals: ['boards:delete'] });
    const other = await colleagueOf(workspace, { role: 'member', refusals: ['boards:delete'] });
    const { id } = (await say(author.token, card.id, { text: 'Un' })).data.comment;
    expect((await remove(other.token, card.id, id)).status).toBe(403);
    expect((await remove(author.token, card.id, id)).data).toEqual({ id });
    expect([await texts(token, card.id), await countOf(token)]).toEqual([[], [0]]);
    expect((await remove(author.token, card.id, id)).status).toBe(404);
    expect((await edit(author.token, card.id, id, { text: 'Deux', version: 2 })).status).toBe(404);
    expect((await restore(other.token, card.id, id)).status).toBe(403);
    const back = await Promise.all([restore(author.token, card.id, id), restore(author.token, card.id, id)]);
    expect(back.map(({ status }) => status)).toEqual([200, 200]);
    expect([await texts(token, card.id), await countOf(token)]).toEqual([['Un'], [1]]);
    expect((await remove(token, card.id, id)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    expect((await restore(author.token, card.id, id)).status).toBe(404);
    expect(await countOf(token)).toEqual([0]);
  });

  it('of a card takes its comments, and lets none arrive', async () => {
    const { token, workspaceId, board, card, adIds } = await team(2);
    const kept = await save(token, board.id, adIds[1]);
    for (const text of ['Un', 'Deux']) await say(token, card.id, { text });
    await say(token, kept.id, { text: 'Reste' });
    const outcomes = await Promise.all([
      call(savedAds.deleteSavedAd, { token, params: { id: card.id } }),
      ...['Trois', 'Quatre'].map((text) => say(token, card.id, { text })),
    ]);
    expect(outcomes[0]?.status).toBe(200);
    for (const { status } of outcomes) expect([200, 201, 404]).toContain(status);
    expect((await list(token, card.id)).status).toBe(404);
    expect((await say(token, card.id, { text: 'Trop tard' })).status).toBe(404);
    const savedAdIds = [card.id, kept.id];
    expect(await removals.work(JSON.stringify({ workspaceId, boardId: board.id, savedAdIds }))).toBe(0);
    expect(await storedOf(workspaceId, card.id)).toEqual([]);
    expect(await texts(token, kept.id)).toEqual(['Reste']);
    await expectSound(workspaceId, [board.id], adIds);
  });

  it('of many cards has a worker take what was said of them', async () => {
    const { token, workspaceId, board, card, adIds } = await team(2);
    const quiet = await save(token, board.id, adIds[1]);
    await say(token, card.id, { text: 'Un' });
    const body = { ids: [card.id, quiet.id], action: 'delete' as const };
    expect((await call(savedAds.bulkSavedAds, { token, body })).data.items.map(({ ok }) => ok)).toEqual([true, true]);
    await removals.work(JSON.stringify({ workspaceId, boardId: board.id, savedAdIds: body.ids }));
    expect(await storedOf(workspaceId, card.id)).toEqual([]);
  });

  it('of a board takes those of its cards', async () => {
    const { token, workspaceId, board, card, adIds } = await team(3);
    const others = [await save(token, board.id, adIds[1]), await save(token, board.id, adIds[2])];
    for (const { id } of [card, card, ...others]) await say(token, id, { text: 'Un' });
    const late = Promise.all([say(token, card.id, { text: 'Deux' }), say(token, card.id, { text: 'Trois' })]);
    expect((await call(deleteBoard, { token, params: { id: board.id } })).status).toBe(200);
    for (const { status } of await late) expect([201, 404]).toContain(status);
    await removals.work(JSON.stringify({ workspaceId, boardId: board.id }));
    for (const { id } of [card, ...others]) expect(await storedOf(workspaceId, id)).toEqual([]);
  });
});
