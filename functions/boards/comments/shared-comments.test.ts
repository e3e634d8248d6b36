import { describe, expect, it } from 'vitest';
import * as boards from '../../../shared/boards/board.contract.ts';
import * as savedAds from '../../../shared/boards/card.contract.ts';
import * as comments from '../../../shared/boards/comments.contract.ts';
import { listNotifications } from '../../../shared/notifications/notifications.contract.ts';
import { queues } from '../../../shared/workers.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { Member } from '../../platform/identity/member.entity.ts';
import { Event } from '../../platform/outbox/event.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { colleagueOf } from '../../platform/testing/factories.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { Throttle } from '../../platform/throttle/throttle.entity.ts';
import { handler } from '../board/empty-board.worker.ts';
import { Board } from '../core/board.entity.ts';
import { SavedAd } from '../core/saved-ad.entity.ts';
import { listAll, newBoard, readBoard, save, teamWithAds } from '../testing/boards.ts';
import { Comment } from './comment.entity.ts';

const removals = queueRuns(queues.boardRemovals, handler);

const share = (token: string, id: string, body: object) => call(boards.shareBoard, { token, params: { id }, body });
const read = (token: string, id: string, query = {}) =>
  call(comments.listSharedComments, { params: { token, id }, query });
const leave = (token: string, id: string, body: object = {}, raw = {}) =>
  call(comments.createSharedComment, {
    params: { token, id },
    body: { name: 'Jeanne Delmas', text: 'Très bien', ...body },
    ...raw,
  });
const within = (token: string, id: string) => call(comments.listComments, { token, params: { id }, query: {} });

/** A board that is shared with comments, with a card. */
async function sharedCard() {
  const team = await teamWithAds(1);
  const board = await newBoard(team.token, { name: 'Vitrine' });
  const card = await save(team.token, board.id, team.adIds[0]);
  const { data } = await share(team.token, board.id, { allowComments: true });
  return { ...team, board, card, link: data.token };
}

describe('the switch', () => {
  it('is off by default, kept when the link changes, and closes at once', async () => {
    const { token } = await teamWithAds();
    const { id } = await newBoard(token);
    const allows = async () => (await readBoard(token, id)).shareAllowsComments;
    const { data } = await share(token, id, {});
    const shown = async () =>
      (await call(savedAds.getSharedBoard, { params: { token: data.token }, query: {} })).data.board.allowComments;
    expect([await allows(), await shown()]).toEqual([false, false]);
    await share(token, id, { allowComments: true });
    expect([await allows(), await shown()]).toEqual([true, true]);
    await share(token, id, { expiresAt: new Date(Date.now() + 60_000).toISOString() });
    expect(await allows()).toBe(true);
    await share(token, id, { allowComments: false });
    expect([await allows(), await shown()]).toEqual([false, false]);
    await share(token, id, { allowComments: true });
    await call(boards.unshareBoard, { token, params: { id } });
    expect(await allows()).toBe(false);
    await share(token, id, {});
    expect(await allows()).toBe(false);
  });

  it('off, withdrawn or of another board, the comments are the same 404', async () => {
    const { token, board, card, link } = await sharedCard();
    const other = await sharedCard();
    const isClosed = async (of = link, id = card.id) => {
      expect([(await read(of, id)).status, (await leave(of, id)).status]).toEqual([404, 404]);
    };
    await isClosed(other.link);
    await isClosed(link, other.card.id);
    await isClosed(`${link}x`);
    await isClosed(link, 'sav_inconnue');
    expect((await leave(link, card.id)).status).toBe(201);
    await share(token, board.id, { allowComments: false });
    await isClosed();
    await share(token, board.id, { allowComments: true });
    expect((await read(link, card.id)).data.items).toHaveLength(1);
    await call(boards.unshareBoard, { token, params: { id: board.id } });
    await isClosed();
    expect((await within(token, card.id)).data.items).toHaveLength(1);
  });

  it('turned off while a comment is on its way, lets it through before or not at all', async () => {
    const { token, board, card, link } = await sharedCard();
    const [off, ...left] = await Promise.all([
      share(token, board.id, { allowComments: false }),
      ...Array.from({ length: 5 }, () => leave(link, card.id)),
    ]);
    expect(off?.status).toBe(201);
    for (const { status } of left) expect([201, 404]).toContain(status);
    const arrived = left.filter(({ status }) => status === 201).length;
    expect((await within(token, card.id)).data.items).toHaveLength(arrived);
  });
});

describe('a card that is removed while visitors write', () => {
  it('takes their words before, or none, and leaves nothing behind', async () => {
    const { token, workspaceId, board, card, link } = await sharedCard();
    const [removed, ...left] = await Promise.all([
      call(savedAds.deleteSavedAd, { token, params: { id: card.id } }),
      ...Array.from({ length: 4 }, () => leave(link, card.id)),
    ]);
    expect(removed?.status).toBe(200);
    for (const { status } of left) expect([201, 404]).toContain(status);
    expect([(await leave(link, card.id)).status, (await read(link, card.id)).status]).toEqual([404, 404]);
    await removals.work(JSON.stringify({ workspaceId, boardId: board.id, savedAdIds: [card.id] }));
    const savedAdId = card.id;
    expect((await Comment.query.byCard({ workspaceId, savedAdId }).go({ consistent: true })).data).toEqual([]);
  });
});

describe('a comment from outside', () => {
  it('stays the text that it is, bears its mark, and is told to the board’s owner alone', async () => {
    const { token, user, workspaceId, board, card, link } = await sharedCard();
    const colleague = await colleagueOf({ workspaceId });
    const text = '<img src=x onerror=alert(1)> **gras** [lien](javascript:1)\nsuite';
    const { status, data } = await leave(link, card.id, { name: '<b>Jeanne</b>', text });
    expect(status).toBe(201);
    expect(data.comment).toMatchObject({ author: '<b>Jeanne</b>', team: false, text, editedAt: null });
    expect((await within(token, card.id)).data.items).toMatchObject([
      { text, author: { id: null, name: '<b>Jeanne</b>' }, outside: true, shared: true, mentions: [] },
    ]);
    expect((await listAll(token)).map(({ commentCount }) => commentCount)).toEqual([1]);
    const { data: events } = await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
    expect(events.find(({ type }) => type === 'board.comment_received')?.onlyTo).toEqual([user.userId]);
    await dispatchAll(events);
    const told = async (whose: string) =>
      (await call(listNotifications, { token: whose, query: {} })).data.items.map(({ title, path }) => [title, path]);
    const path = `/boards?board=${board.id}&annonce=${card.id}`;
    expect(await told(token)).toEqual([['Commentaire par le lien public\u00a0: <b>Jeanne</b>', path]]);
    expect(await told(colleague.token)).toEqual([]);
  });

  it('on a board that is nobody’s is told to who shared it', async () => {
    const { user, workspaceId, board, card, link } = await sharedCard();
    await Board.patch({ workspaceId, boardId: board.id }).remove(['ownerId']).go();
    await leave(link, card.id);
    const { data } = await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
    expect(data.at(-1)?.onlyTo).toEqual([user.userId]);
  });

  it('is told to everyone who reads boards once its owner and who shared it have left, or see boards no more', async () => {
    const { user, workspaceId, board, card, link } = await sharedCard();
    const [owner, reader] = [
      await colleagueOf({ workspaceId }),
      await colleagueOf({ workspaceId }, { role: 'viewer' }),
    ];
    const accountant = await colleagueOf({ workspaceId }, { role: 'accountant' });
    const owned = Board.patch({ workspaceId, boardId: board.id });
    await owned.set({ ownerId: owner.user.userId }).go();
    const toldTo = async () => {
      await leave(link, card.id);
      const { data } = await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
      return data.filter(({ type }) => type === 'board.comment_received').map(({ onlyTo }) => onlyTo);
    };
    const member = Member.patch({ workspaceId, userId: owner.user.userId });
    await member.set({ refusals: ['boards:read'] }).go();
    expect(await toldTo()).toEqual([[user.userId]]);
    await Member.delete({ workspaceId, userId: owner.user.userId }).go();
    expect(await toldTo()).toEqual([[user.userId], [user.userId]]);
    await Member.delete({ workspaceId, userId: user.userId }).go();
    expect((await toldTo()).at(-1)).toBeUndefined();
    const { data: events } = await Event.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
    await dispatchAll(events);
    const told = async (token: string) => (await call(listNotifications, { token, query: {} })).data.items.length;
    expect([await told(reader.token), await told(accountant.token)]).toEqual([1, 0]);
  });

  it('is edited by nobody, and removed by who may delete on boards', async () => {
    const { token, workspaceId, card, link } = await sharedCard();
    const commentId = (await leave(link, card.id)).data.comment.id;
    const params = { id: card.id, commentId };
    const edit = await call(comments.updateComment, { token, params, body: { text: 'Autre', version: 1 } });
    expect([edit.status, edit.error.reason]).toEqual([403, 'not_comment_author']);
    const without = await colleagueOf({ workspaceId }, { role: 'member', refusals: ['boards:delete'] });
    expect((await call(comments.deleteComment, { token: without.token, params })).status).toBe(403);
    expect((await call(comments.deleteComment, { token, params })).status).toBe(200);
    expect((await read(link, card.id)).data.items).toEqual([]);
  });

  it('is shown beside what members meant for it, and never what they say among themselves', async () => {
    const { token, user, workspaceId, board, card, link } = await sharedCard();
    const say = async (text: string, shared?: boolean) =>
      (await call(comments.createComment, { token, params: { id: card.id }, body: { text, shared } })).data.comment;
    const inner = await say('Entre nous');
    await leave(link, card.id, { text: 'Et en rouge ?' });
    const answer = await say('Oui, demain', true);
    const { data, text } = await read(link, card.id);
    expect(data.items.map((one) => [one.text, one.author, one.team])).toEqual([
      ['Oui, demain', 'Camille Moreau', true],
      ['Et en rouge ?', 'Jeanne Delmas', false],
    ]);
    for (const hidden of ['Entre nous', user.userId, workspaceId, board.id, user.email])
      expect(text).not.toContain(hidden);
    const counted = async () =>
      (await call(savedAds.getSharedBoard, { params: { token: link }, query: {} })).data.items[0]?.commentCount;
    expect(await counted()).toBe(2);
    const set = (commentId: string, shared: boolean) =>
      call(comments.updateComment, { token, params: { id: card.id, commentId }, body: { shared, version: 1 } });
    await set(inner.id, true);
    await set(answer.id, false);
    expect((await read(link, card.id)).data.items.map((one) => [one.text, one.editedAt])).toEqual([
      ['Et en rouge ?', null],
      ['Entre nous', null],
    ]);
    expect(await counted()).toBe(2);
  });

  it('counts among the 200 of its card, and is made once by a key', async () => {
    const { workspaceId, card, link } = await sharedCard();
    await SavedAd.patch({ workspaceId, savedAdId: card.id }).set({ comments: 199 }).go();
    const headers = { 'idempotency-key': `un-${card.id}` };
    const made = await Promise.all([1, 2].map(() => leave(link, card.id, {}, { headers })));
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect(made[0]?.data).toEqual(made[1]?.data);
    const { status, error } = await leave(link, card.id);
    expect([status, error.message]).toEqual([409, 'Cette annonce porte déjà 200 commentaires']);
  });

  it.each([
    { name: '' },
    { name: ' \u200b ' },
    { name: 'x'.repeat(81) },
    { name: 'Jeanne\nDelmas' },
    { name: undefined },
    { text: '' },
    { text: 'x'.repeat(2_001) },
    { text: 'a\u0007b' },
    { mentions: [] },
    { shared: false },
  ])('refuses %j', async (wrong) => {
    const { workspaceId, card, link } = await sharedCard();
    const rawBody = JSON.stringify({ name: 'Jeanne', text: 'Oui', ...wrong });
    const params = { token: link, id: card.id };
    expect((await callRaw(comments.createSharedComment, { params, rawBody })).status).toBe(400);
    const savedAdId = card.id;
    expect((await Comment.query.byCard({ workspaceId, savedAdId }).go({ consistent: true })).data).toEqual([]);
  });
});

describe('a flood', () => {
  const reach = (name: string, subject: string, count: number) =>
    Throttle.patch({ subjectKey: keyOf(`${name}\n${subject}`) })
      .set({ count })
      .go();

  it('is stopped by network, and by link', async () => {
    const [ours, other] = [await sharedCard(), await sharedCard()];
    const ip = '203.0.113.77';
    await leave(ours.link, ours.card.id, {}, { ip });
    await reach('shared-comment-network', ip, 30);
    const { status, headers } = await leave(other.link, other.card.id, {}, { ip });
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await leave(ours.link, ours.card.id)).status).toBe(201);
    await reach('shared-comment-share', ours.link.split('.')[0] ?? '', 100);
    expect((await leave(ours.link, ours.card.id)).status).toBe(429);
    expect((await leave(other.link, other.card.id)).status).toBe(201);
    expect((await read(ours.link, ours.card.id)).data.items).toHaveLength(2);
  });
});
