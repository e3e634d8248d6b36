import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '../../../shared/kernel/day.ts';
import type { Place } from '../../../shared/kernel/permissions.ts';
import * as contract from '../../../shared/notifications/notifications.contract.ts';
import { dispatchAll, tellEvent } from '../../events/testing/dispatch-all.ts';
import { documentClient } from '../../platform/db/client.ts';
import { newId } from '../../platform/new-id.ts';
import { type EventItem, newEvent } from '../../platform/outbox/event.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { joined, signedIn, signedInUser } from '../../platform/testing/factories.ts';
import { newApiKey } from '../../settings/testing/api-keys.ts';
import { Notification, type NotificationItem } from '../core/notification.entity.ts';
import { colleague, due, idOf, list, mark, type Owner, type Told, tell } from '../testing/told.ts';
import { forgetNotifications } from './forget-notifications.door.ts';

/** Their session as of now, which may be long after. */
const signedInAgain = async (owner: Owner): Promise<Owner> => ({
  ...owner,
  ...(await signedIn(owner.user, owner.workspace.workspaceId)),
});

async function stored(event: EventItem, { user }: Owner): Promise<NotificationItem | null> {
  const { workspaceId, userId } = user;
  return (await Notification.get({ workspaceId, userId, notificationId: idOf(event) }).go({ consistent: true })).data;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('an event', () => {
  it.each<[Told, object]>([
    [
      due,
      {
        title: 'Rappeler\u00a0: Jeanne Delmas',
        body: 'Océane · prévue le 23\u00a0nov.',
        path: '/prospects?prospect=pro_1',
      },
    ],
    [
      { type: 'prospect.action_due', entityId: 'pro_2', data: { prospect: { id: 'pro_2' }, truncated: true } },
      { title: 'À relancer\u00a0: Sans nom', body: null, path: '/prospects?prospect=pro_2' },
    ],
    [
      {
        type: 'advertiser.ads_started',
        entityId: 'fol_1',
        data: { followedAdvertiser: { advertiserId: '1020', name: 'Atelier Fontaine', startedAds: 1200 } },
      },
      { title: 'Atelier Fontaine a lancé 1\u202f200\u00a0annonces', body: null, path: '/ads?advertiserId=1020' },
    ],
    [
      {
        type: 'advertiser.ads_stopped',
        entityId: 'fol_1',
        data: { followedAdvertiser: { advertiserId: '1020', name: 'Atelier Fontaine', stoppedAds: 1 } },
      },
      { title: 'Atelier Fontaine a arrêté 1\u00a0annonce', path: '/ads?advertiserId=1020' },
    ],
    [
      { type: 'campaign.ended', entityId: 'cmp_1', data: { campaign: { id: 'cmp_1', name: 'Soldes d’hiver' } } },
      {
        title: 'Campagne terminée\u00a0: Soldes d’hiver',
        body: 'Sa date de fin est passée.',
        path: '/campaigns?campagne=cmp_1',
      },
    ],
    [
      {
        type: 'import.completed',
        entityId: 'imp_1',
        data: { import: { label: 'annonces.csv', created: 96, updated: 1, skipped: 0, rejectedCount: 2 } },
      },
      {
        title: 'Import terminé\u00a0: annonces.csv',
        body: '96\u00a0lignes ajoutées · 1\u00a0mise à jour · 2\u00a0lignes refusées',
        path: '/ads?onglet=imports',
      },
    ],
    [
      { type: 'import.completed', entityId: 'pim_1', data: { import: { label: 'salon.csv' } } },
      { body: 'Rien de nouveau', path: '/prospects' },
    ],
    [
      { type: 'webhook.failing', entityId: 'whk_1', data: { webhook: { name: 'CRM' } } },
      { title: 'Le webhook «\u00a0CRM\u00a0» ne répond plus', path: '/webhooks?webhook=whk_1' },
    ],
    [
      {
        type: 'webhook.disabled',
        entityId: 'whk_1',
        data: { webhook: { name: 'CRM' }, disabledCode: 'gone' },
      },
      { title: 'Le webhook «\u00a0CRM\u00a0» a été désactivé', body: expect.stringContaining('410') },
    ],
    [
      { type: 'pixel.paused', entityId: 'pix_1', data: { pixel: { name: 'Boutique' }, pauseCode: 'token' } },
      { body: expect.stringContaining('jeton'), path: '/webhooks?onglet=pixel&pixel=pix_1' },
    ],
  ])('%j is told', async (told, shown) => {
    const owner = await signedInUser();
    const event = await tell(owner, told);
    const { items, unreadCount } = await list(owner);
    expect(items).toEqual([
      expect.objectContaining({ id: idOf(event), type: told.type, readAt: null, createdAt: event.at, ...shown }),
    ]);
    expect(unreadCount).toBe(1);
  });

  it('that is told twice is one notification, and stays read', async () => {
    const owner = await signedInUser();
    const event = await tell(owner);
    await Promise.all([dispatchAll([event]), dispatchAll([event])]);
    await mark(owner, { ids: [idOf(event)] });
    await dispatchAll([event]);
    const { items, unreadCount } = await list(owner);
    expect(items.map(({ readAt }) => typeof readAt)).toEqual(['string']);
    expect(unreadCount).toBe(0);
  });

  it('is told to everyone of the workspace who is not suspended, each for themselves', async () => {
    const owner = await signedInUser();
    const other = await colleague(owner);
    const suspended = await colleague(owner, { status: 'suspended' });
    const event = await tell(owner);
    expect(await stored(event, suspended)).toBeNull();
    await mark(owner, { all: true });
    expect((await list(owner)).unreadCount).toBe(0);
    expect(await list(other)).toMatchObject({ items: [{ id: idOf(event), readAt: null }], unreadCount: 1 });
  });

  it.each<[string, Told, Place, Place]>([
    ['prospects', due, { role: 'accountant', grants: ['prospects:read'] }, { role: 'accountant' }],
    ['prospects', due, { role: 'viewer' }, { role: 'manager', refusals: ['prospects:read'] }],
    [
      'imports of prospects',
      { type: 'import.completed', entityId: 'pim_1', data: { import: { label: 'salon.csv' } } },
      { role: 'accountant', grants: ['prospects:read'] },
      { role: 'accountant', grants: ['ads:read'] },
    ],
    [
      'webhooks',
      { type: 'webhook.failing', entityId: 'whk_1', data: { webhook: { name: 'CRM' } } },
      { role: 'viewer', grants: ['webhooks:read'] },
      { role: 'viewer' },
    ],
    [
      'pixels',
      { type: 'pixel.paused', entityId: 'pix_1', data: { pixel: { name: 'CRM' }, pauseCode: 'token' } },
      { role: 'member' },
      { role: 'viewer' },
    ],
  ])('of %s is told to who may read them alone', async (_, told, reading, other) => {
    const owner = await signedInUser();
    const [reader, blind] = [await colleague(owner, {}, reading), await colleague(owner, {}, other)];
    const event = await tell(owner, told);
    expect(await stored(event, reader)).not.toBeNull();
    expect(await stored(event, blind)).toBeNull();
    const named = await tell(owner, { ...told, onlyTo: [blind.user.userId] });
    expect(await stored(named, reader)).toBeNull();
    expect(await stored(named, blind)).toBeNull();
  });

  it('that names people is told to those of them who are there, and to nobody else', async () => {
    const [owner, stranger] = await Promise.all([signedInUser(), signedInUser()]);
    const named = await colleague(owner);
    const event = await tell(owner, { ...due, onlyTo: [named.user.userId, stranger.user.userId, 'usr_gone'] });
    expect((await list(named)).items.map(({ id }) => id)).toEqual([idOf(event)]);
    expect((await list(owner)).items).toEqual([]);
    expect((await list(stranger)).items).toEqual([]);
    const nobody = await tell(owner, { ...due, onlyTo: [] });
    expect(await stored(nobody, named)).toBeNull();
    const many = Array.from({ length: 21 }, (_, index) => `usr_${index}`);
    expect(() => newEvent(owner.user, { ...due, onlyTo: many }, new Date())).toThrow('more than 20 people');
  });

  it('that is of webhooks alone, a test, quiet or erased tells nobody', async () => {
    const owner = await signedInUser();
    await tell(owner, { type: 'prospect.created', entityId: 'pro_1', data: due.data });
    await tell(owner, { ...due, quiet: true });
    await tellEvent({ ...newEvent(owner.user, due, new Date()), onlyWebhookId: 'whk_1' });
    await tellEvent({ ...newEvent(owner.user, due, new Date()), data: undefined });
    expect(await list(owner)).toMatchObject({ items: [], nextCursor: null, unreadCount: 0 });
  });

  it('is forgotten with the thing that it tells of', async () => {
    const owner = await signedInUser();
    await tell(owner);
    await tell(owner, { ...due, entityId: 'pro_2' });
    await forgetNotifications({ workspaceId: owner.user.workspaceId, entityId: 'pro_1' });
    const { items, unreadCount } = await list(owner);
    expect(items.map(({ path }) => path)).toEqual(['/prospects?prospect=pro_2']);
    expect(unreadCount).toBe(1);
  });
});

describe('the list', () => {
  it('is paged, the newest first, and of this person alone', async () => {
    const [owner, stranger] = await Promise.all([signedInUser(), signedInUser()]);
    await tell(stranger);
    const ids: string[] = [];
    for (let day = 3; day > 0; day--) ids.unshift(idOf(await tell(owner, due, new Date(Date.now() - day * dayMs))));
    const first = await list(owner, { limit: '2' });
    const second = await list(owner, { limit: '2', cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    const { token } = stranger;
    const stolen = await call(contract.listNotifications, { token, query: { cursor: first.nextCursor ?? '' } });
    expect([stolen.status, stolen.error.code]).toEqual([400, 'validation_error']);
  });

  it('shows what is older than 90 days no more, nor counts it', async () => {
    const owner = await signedInUser();
    const event = await tell(owner);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 89 * dayMs });
    const later = await signedInAgain(owner);
    expect((await list(later)).items).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2 * dayMs);
    const latest = await signedInAgain(owner);
    expect(await list(latest)).toMatchObject({ items: [], nextCursor: null, unreadCount: 0 });
    expect((await mark(latest, { ids: [idOf(event)] })).status).toBe(404);
  });

  it('is of some categories, or of what is not read, when that is asked', async () => {
    const owner = await signedInUser();
    const [callback, hook, pixel, run] = [
      await tell(owner),
      await tell(owner, { type: 'webhook.failing', entityId: 'whk_1', data: { webhook: { name: 'CRM' } } }),
      await tell(owner, {
        type: 'pixel.paused',
        entityId: 'pix_1',
        data: { pixel: { name: 'Shop' }, pauseCode: 'token' },
      }),
      await tell(owner, { type: 'import.completed', entityId: 'pim_1', data: { import: {} } }),
    ].map(idOf);
    const shown = async (query: object) => (await list(owner, query)).items.map(({ id }) => id).toSorted();
    // An import is of what it brings.
    expect(await shown({ category: 'prospects' })).toEqual([callback, run].toSorted());
    expect(await shown({ category: ['webhooks', 'boards'] })).toEqual([hook, pixel].toSorted());
    expect(await shown({ category: ['webhooks', 'prospects'] })).toHaveLength(4);
    await mark(owner, { ids: [String(hook)] });
    expect(await shown({ unread: 'true' })).toEqual([callback, pixel, run].toSorted());
    expect(await shown({ unread: 'true', category: 'webhooks' })).toEqual([pixel]);
    expect(await shown({ category: 'boards' })).toEqual([]);
    expect(await shown({ category: 'ugc' })).toEqual([]);
    const { unreadByCategory } = await list(owner);
    expect(unreadByCategory.filter(({ count }) => count > 0)).toEqual([
      { value: 'prospects', label: 'Prospects', count: 2 },
      { value: 'webhooks', label: 'Webhooks et pixel', count: 1 },
    ]);
    const { status } = await call(contract.listNotifications, {
      token: owner.token,
      query: { category: ['x' as 'ads'] },
    });
    expect(status).toBe(400);
  });

  it('is of the workspace alone in which it is read', async () => {
    const [owner, other] = await Promise.all([signedInUser(), signedInUser()]);
    await joined(owner.user, other.workspace.workspaceId);
    const abroad = { ...owner, ...(await signedIn(owner.user, other.workspace.workspaceId)) };
    await tell(other);
    await tell(owner);
    for (const here of [owner, abroad]) {
      const { items, unreadCount } = await list(here);
      expect([items.length, unreadCount]).toEqual([1, 1]);
    }
    expect((await mark(abroad, { all: true })).data).toEqual({ unreadCount: 0 });
    expect((await list(owner)).unreadCount).toBe(1);
  });

  it('counts up to a hundred unread', async () => {
    const owner = await signedInUser();
    const at = new Date();
    for (let batch = 0; batch < 4; batch++) await Promise.all(Array.from({ length: 26 }, () => tell(owner, due, at)));
    const asked = vi.spyOn(documentClient, 'send');
    expect((await list(owner, { limit: '1' })).unreadCount).toBe(100);
    const answers = (await Promise.all(asked.mock.results.map(({ value }) => value))) as { ScannedCount?: number }[];
    asked.mockRestore();
    // The bell asks so every minute: a hundred unread ones, one to show and what stands beside.
    expect(answers.reduce((sum, { ScannedCount = 0 }) => sum + ScannedCount, 0)).toBe(121);
    const { items } = await list(owner, { limit: '3' });
    expect((await mark(owner, { ids: items.map(({ id }) => id) })).data).toEqual({ unreadCount: 100 });
    expect((await mark(owner, { all: true })).data).toEqual({ unreadCount: 0 });
    expect((await list(owner)).unreadCount).toBe(0);
  });
});

describe('marking', () => {
  it('marks those that are named, once', async () => {
    const owner = await signedInUser();
    const [one, other] = [await tell(owner), await tell(owner)];
    expect((await mark(owner, { ids: [idOf(one), idOf(one)] })).data).toEqual({ unreadCount: 1 });
    const before = await stored(one, owner);
    expect((await mark(owner, { ids: [idOf(one)] })).data).toEqual({ unreadCount: 1 });
    expect(await stored(one, owner)).toEqual(before);
    expect((await stored(other, owner))?.readAt).toBeUndefined();
  });

  it('marks those of a category', async () => {
    const owner = await signedInUser();
    await tell(owner);
    await tell(owner, { type: 'webhook.failing', entityId: 'whk_1', data: {} });
    expect((await mark(owner, { all: true, category: 'webhooks' })).data).toEqual({ unreadCount: 1 });
    expect((await list(owner, { unread: 'true' })).items).toMatchObject([{ category: 'prospects' }]);
  });

  it('marks none when one of them is not there: 404', async () => {
    const [owner, stranger] = await Promise.all([signedInUser(), signedInUser()]);
    const [mine, theirs] = [await tell(owner), await tell(stranger)];
    for (const foreign of [idOf(theirs), newId('ntf'), 'x'])
      expect((await mark(owner, { ids: [idOf(mine), foreign] })).status).toBe(404);
    expect((await list(owner)).unreadCount).toBe(1);
    expect((await list(stranger)).unreadCount).toBe(1);
  });

  it.each([
    {},
    { ids: [] },
    { ids: ['ntf_1'], all: true },
    { all: false },
    { ids: ['ntf_1'], category: 'boards' },
    { category: 'boards' },
    { all: true, category: 'x' },
    { ids: Array(101).fill('ntf_1') },
    { ids: ['x'.repeat(61)] },
  ])('refuses %j', async (body) => {
    const owner = await signedInUser();
    await tell(owner);
    const { status } = await callRaw(contract.readNotifications, { token: owner.token, rawBody: JSON.stringify(body) });
    expect(status).toBe(400);
    expect((await list(owner)).unreadCount).toBe(1);
  });

  it('takes the permission: a key that may only read reads', async () => {
    const owner = await signedInUser();
    await tell(owner);
    const { key } = await newApiKey(owner.token, ['notifications:read']);
    expect((await call(contract.listNotifications, { token: key, query: {} })).data.unreadCount).toBe(1);
    expect((await call(contract.readNotifications, { token: key, body: { all: true } })).status).toBe(403);
  });
});
