import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../../shared/kernel/day.ts';
import * as contract from '../../../shared/notifications/notifications.contract.ts';
import { updatePreferences } from '../../../shared/notifications/preferences.contract.ts';
import { dispatchAll } from '../../events/testing/dispatch-all.ts';
import { put, write } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { Event, newEvent } from '../../platform/outbox/event.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { colleague, due, idOf, list, mark, type Owner, type Told, tell } from '../testing/told.ts';

describe('equal ones of an hour', () => {
  const comment = (author: string, boardId = 'brd_1'): Told => ({
    type: 'board.comment_received',
    entityId: 'cmt_1',
    data: { author, board: { id: boardId, name: 'Été' }, savedAd: { id: 'sav_1', advertiser: 'Océane' } },
  });
  const hour = new Date(Math.floor((Date.now() - dayMs) / hourMs) * hourMs);
  const minute = (count: number) => new Date(hour.getTime() + count * 60_000);

  it('are one line, which counts each event once', async () => {
    const owner = await signedInUser();
    await tell(owner, comment('Léa'), minute(1));
    expect((await list(owner)).items).toMatchObject([
      { title: 'Commentaire par le lien public\u00a0: Léa', count: 1, category: 'boards' },
    ]);
    const second = await tell(owner, comment('Paul'), minute(59));
    await tell(owner, due, minute(30));
    await tell(owner, comment('Léa', 'brd_2'), minute(2));
    await tell(owner, comment('Léa'), minute(60));
    // Told again, as when a dispatch died half-way.
    await dispatchAll([second]);
    const { items, unreadCount } = await list(owner);
    expect(items.map(({ title, count, body, createdAt }) => [title, count, body === null, createdAt])).toEqual([
      ['Commentaire par le lien public\u00a0: Léa', 1, false, minute(60).toISOString()],
      ['2\u00a0commentaires par le lien public du board «\u00a0Été\u00a0»', 2, true, minute(59).toISOString()],
      [expect.stringContaining('Rappeler'), 1, false, minute(30).toISOString()],
      ['Commentaire par le lien public\u00a0: Léa', 1, false, minute(2).toISOString()],
    ]);
    expect(unreadCount).toBe(4);
  });

  it('stay in the list when those to come are for the mail alone', async () => {
    const owner = await signedInUser();
    await tell(owner, comment('Léa'), minute(5));
    const types = [{ type: 'board.comment_received' as const, inApp: false }];
    const digest = { frequency: 'daily' as const, hour: 8, weekday: 1 };
    await call(updatePreferences, { token: owner.token, body: { types, digest, version: 0 } });
    await tell(owner, comment('Paul'), minute(20));
    const { items, unreadCount } = await list(owner);
    expect([items.length, unreadCount]).toEqual([1, 1]);
  });

  it('are unread again when another comes, and stay read when the same comes twice', async () => {
    const owner = await signedInUser();
    const first = await tell(owner, comment('Léa'), minute(1));
    expect((await mark(owner, { all: true })).data).toEqual({ unreadCount: 0 });
    await dispatchAll([first]);
    expect((await list(owner)).unreadCount).toBe(0);
    expect((await list(owner, { unread: 'true' })).items).toEqual([]);
    await tell(owner, comment('Paul'), minute(2));
    const { items } = await list(owner, { unread: 'true' });
    expect(items).toMatchObject([{ count: 2, readAt: null }]);
  });

  it('are one line when one dispatch tells several', async () => {
    const owner = await signedInUser();
    const events = [1, 2, 3].map((at) => newEvent(owner.user, comment(`Léa ${at}`), minute(at)));
    await write(events.map((event) => put(Event.create(event))));
    await dispatchAll(events);
    expect((await list(owner)).items).toMatchObject([{ count: 3 }]);
  });

  it('are counted up to a hundred, whatever comes at once', async () => {
    const owner = await signedInUser();
    for (let batch = 0; batch < 6; batch++)
      await Promise.all(Array.from({ length: 20 }, (_, at) => tell(owner, comment('Léa'), minute(at))));
    expect((await list(owner)).items).toMatchObject([{ count: 100 }]);
  });
});

describe('deleting', () => {
  it('takes it from one person, once', async () => {
    const owner = await signedInUser();
    const other = await colleague(owner);
    const id = idOf(await tell(owner));
    const drop = ({ token }: Owner, one = id) => call(contract.deleteNotification, { token, params: { id: one } });
    expect((await drop(owner)).data).toEqual({ id });
    const after = await list(owner);
    expect([after.items, after.unreadCount]).toEqual([[], 0]);
    expect((await list(other)).items).toHaveLength(1);
    for (const gone of [id, newId('ntf'), 'x']) expect((await drop(owner, gone)).status).toBe(404);
  });
});
