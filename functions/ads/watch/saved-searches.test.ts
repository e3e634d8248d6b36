import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import type { RouteInput } from '../../../shared/kernel/route.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { ThingCount } from '../../platform/db/thing-count.entity.ts';
import { call, callRaw } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { adContent, putAds } from '../testing/ads.ts';
import { SavedSearch } from './saved-search.entity.ts';

type Owner = Awaited<ReturnType<typeof signedInUser>>;
type Creation = RouteInput<typeof adsWatch.createSavedSearch>['body'];
type Change = RouteInput<typeof adsWatch.updateSavedSearch>['body'];

const plain: Creation = { name: 'Crèmes', query: 'q=crème&platform=facebook&platform=instagram&sort=newest' };
const create = ({ token }: Owner, body: Partial<Creation> = {}, headers = {}) =>
  call(adsWatch.createSavedSearch, { token, body: { ...plain, ...body }, headers });
const saved = async (owner: Owner, body: Partial<Creation> = {}) => (await create(owner, body)).data.savedSearch;
const change = ({ token }: Owner, id: string, body: Change) =>
  call(adsWatch.updateSavedSearch, { token, params: { id }, body });
const list = ({ token }: Owner, query = {}) => call(adsWatch.listSavedSearches, { token, query });
const remove = ({ token }: Owner, id: string) => call(adsWatch.deleteSavedSearch, { token, params: { id } });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const lookedAt = ({ user }: Owner, searchId: string, at: Date) =>
  SavedSearch.patch({ workspaceId: user.workspaceId, searchId }).set({ lastSeenAt: at.toISOString() }).go();
const word = () => `mot${randomUUID().replaceAll('-', '')}`;

describe('createSavedSearch', () => {
  it('saves a search as its address says it', async () => {
    const owner = await signedInUser();
    const { status, data } = await create(owner, { name: ' <i>Crèmes</i> ' });
    expect(status).toBe(201);
    expect(data.savedSearch).toMatchObject({
      ...plain,
      name: '<i>Crèmes</i>',
      alert: false,
      newCount: null,
      version: 1,
    });
    expect((await list(owner)).data).toEqual({ items: [data.savedSearch], nextCursor: null });
  });

  it.each(['', '?q=x', 'q=a%20b&active=true&minDaysRunning=30', 'from=2026-01-01&to=2026-12-31', 'industry=beauty'])(
    'takes %j',
    async (query) => {
      const { status, data } = await create(await signedInUser(), { query });
      expect([status, data.savedSearch.query]).toEqual([201, query]);
    },
  );

  it.each([
    ['platform=myspace', 'platform.0'],
    ['sort=best', 'sort'],
    ['active=maybe', 'active'],
    ['minDaysRunning=-1', 'minDaysRunning'],
    ['from=hier', 'from'],
    ['q=a&q=b', 'q'],
    [`q=${'x'.repeat(301)}`, 'q'],
    ['limit=10', 'limit'],
    ['cursor=x', 'cursor'],
    ['__proto__=x', '__proto__'],
    ['inconnu=1', 'inconnu'],
  ])('refuses the query %s, in French, on `query`', async (query, name) => {
    const owner = await signedInUser();
    const { status, error } = await create(owner, { query });
    expect(status).toBe(400);
    expect(error.details?.map(({ path }) => path)).toEqual(['query']);
    expect(error.details?.[0]?.message).toMatch(new RegExp(`^${name}\u00a0: [A-Z]`));
    expect((await list(owner)).data.items).toEqual([]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ query: 'x'.repeat(2_001) }, 'query'],
    [{ alert: 'yes' }, 'alert'],
    [{ seen: true }, 'seen'],
  ])('refuses %j', async (body, path) => {
    const { token } = await signedInUser();
    const rawBody = JSON.stringify({ ...plain, ...body });
    const { status, error } = await callRaw(adsWatch.createSavedSearch, { token, rawBody });
    expect([status, error.details?.map((detail) => detail.path)]).toEqual([400, [path]]);
  });

  it('stops at fifty, whatever comes at once, and has room again after a removal', async () => {
    const owner = await signedInUser();
    const { id } = await saved(owner);
    await ThingCount.patch({ workspaceId: owner.user.workspaceId, name: 'savedSearches' }).set({ count: 48 }).go();
    const tries = await Promise.all(Array.from({ length: 5 }, () => create(owner)));
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    await remove(owner, id);
    expect((await create(owner)).status).toBe(201);
  });

  it('makes one thing for one idempotency key', async () => {
    const owner = await signedInUser();
    const key = { 'idempotency-key': 'once' };
    const [one, two] = await Promise.all([create(owner, {}, key), create(owner, {}, key)]);
    expect(one.data).toEqual(two.data);
    expect((await list(owner)).data.items).toHaveLength(1);
    expect((await create(owner, { name: 'Autre' }, key)).status).toBe(409);
  });
});

describe('the count of new ads', () => {
  it('says how many match since the search was last looked at', async () => {
    const [owner, q] = [await signedInUser(), word()];
    const { workspaceId } = owner.user;
    await putAds(workspaceId, [adContent({ body: `Ancienne ${q}` })], hoursAgo(2));
    const { id, newCount } = await saved(owner, { query: `q=${q}&platform=facebook`, alert: true });
    expect(newCount).toBe(0);
    await lookedAt(owner, id, hoursAgo(1));
    const fresh = [adContent({ body: `Neuve ${q}` }), adContent({ body: `Aussi ${q}` }), adContent({ body: 'Autre' })];
    await putAds(workspaceId, [...fresh, adContent({ body: q, platforms: ['tiktok'] })]);
    expect((await list(owner)).data.items[0]?.newCount).toBe(2);
    const seen = (await change(owner, id, { seen: true, version: 1 })).data.savedSearch;
    expect(seen).toMatchObject({ newCount: 0, version: 2 });
    expect(Date.parse(seen.lastSeenAt)).toBeGreaterThan(hoursAgo(1).getTime());
  });

  it('is not there without alert, and comes with it', async () => {
    const [owner, q] = [await signedInUser(), word()];
    const { id } = await saved(owner, { query: `q=${q}` });
    await lookedAt(owner, id, hoursAgo(1));
    await putAds(owner.user.workspaceId, [adContent({ body: q })]);
    expect((await list(owner)).data.items[0]?.newCount).toBeNull();
    expect((await change(owner, id, { alert: true, version: 1 })).data.savedSearch.newCount).toBe(1);
  });

  it('keeps to the moment that the search itself says, when it is later', async () => {
    const [owner, q] = [await signedInUser(), word()];
    const { id } = await saved(owner, { query: `q=${q}&addedSince=${hoursAgo(-1).toISOString()}`, alert: true });
    await lookedAt(owner, id, hoursAgo(1));
    await putAds(owner.user.workspaceId, [adContent({ body: q })]);
    expect((await list(owner)).data.items[0]?.newCount).toBe(0);
  });

  it('is unknown for a search of another time, which the list still shows', async () => {
    const owner = await signedInUser();
    const { id } = await saved(owner, { alert: true });
    await SavedSearch.patch({ workspaceId: owner.user.workspaceId, searchId: id }).set({ query: 'gone=1' }).go();
    expect((await list(owner)).data.items[0]).toMatchObject({ id, newCount: null });
  });
});

describe('listSavedSearches', () => {
  it('goes page by page, and may keep to alerts', async () => {
    const owner = await signedInUser();
    for (const name of ['a', 'b', 'c']) await saved(owner, { name, alert: name !== 'b' });
    const first = (await list(owner, { limit: '2' })).data;
    const second = (await list(owner, { limit: '2', cursor: first.nextCursor })).data;
    expect([...first.items, ...second.items].map(({ name }) => name).sort()).toEqual(['a', 'b', 'c']);
    expect(second.nextCursor).toBeNull();
    expect((await list(owner, { alert: 'false' })).data.items.map(({ name }) => name)).toEqual(['b']);
    expect((await list(owner, { limit: '2', alert: 'true', cursor: first.nextCursor })).status).toBe(400);
  });
});

describe('updateSavedSearch', () => {
  it('changes what is given and keeps the rest', async () => {
    const owner = await signedInUser();
    const before = await saved(owner);
    const { status, data } = await change(owner, before.id, { name: 'Soins', version: 1 });
    expect(status).toBe(200);
    expect(data.savedSearch).toEqual({ ...before, name: 'Soins', version: 2, updatedAt: data.savedSearch.updatedAt });
    expect((await list(owner)).data.items).toEqual([data.savedSearch]);
  });

  it('refuses a version that is not the stored one, and one of two changes at once', async () => {
    const owner = await signedInUser();
    const { id } = await saved(owner);
    const answers = await Promise.all(['x', 'y'].map((name) => change(owner, id, { name, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await change(owner, id, { name: 'z', version: 1 })).status).toBe(409);
    expect((await change(owner, id, { version: 1 })).status).toBe(409);
  });

  it('writes nothing when nothing changes', async () => {
    const owner = await signedInUser();
    const before = await saved(owner);
    const { data } = await change(owner, before.id, { name: before.name, query: before.query, version: 1 });
    expect(data.savedSearch).toEqual(before);
  });

  it('refuses a query that the search would refuse, and changes nothing', async () => {
    const owner = await signedInUser();
    const before = await saved(owner);
    const { status, error } = await change(owner, before.id, { query: 'sort=best', name: 'x', version: 1 });
    expect([status, error.details?.[0]?.path]).toEqual([400, 'query']);
    expect((await list(owner)).data.items).toEqual([before]);
  });
});

it('answers 404 for what is not there or not ours, and counts one removal of two', async () => {
  const [owner, other] = [await signedInUser(), await signedInUser()];
  const { id } = await saved(owner);
  expect((await change(other, id, { name: 'x', version: 1 })).status).toBe(404);
  expect((await remove(other, id)).status).toBe(404);
  const answers = await Promise.all([remove(owner, id), remove(owner, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await change(owner, id, { name: 'x', version: 1 })).status).toBe(404);
  const { data } = await ThingCount.get({ workspaceId: owner.user.workspaceId, name: 'savedSearches' }).go();
  expect(data?.count).toBe(0);
});

it('writes audit lines that name fields, never what was searched', async () => {
  const owner = await signedInUser();
  const { id } = await saved(owner);
  await change(owner, id, { name: 'Soins', query: 'q=soins', version: 1 });
  await remove(owner, id);
  const { data } = await AuditLine.query.byWorkspace(owner.user).go();
  const lines = data.filter(({ type }) => type.startsWith('saved_search.'));
  expect(lines.map(({ type, changed }) => [type, changed])).toEqual([
    ['saved_search.created', undefined],
    ['saved_search.updated', ['name', 'query']],
    ['saved_search.deleted', undefined],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/crème|soins/i);
});
