import { afterEach, describe, expect, it, vi } from 'vitest';
import * as adsImports from '../../../shared/ads/imports.contract.ts';
import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { newSync } from '../imports/meta/new-sync.ts';
import { archiveAd, archivePage, graphError, startGraphServer } from '../imports/meta/testing/graph-server.ts';
import {
  connectedOwner,
  metaId,
  type Owner,
  passSeconds,
  startSync,
  sync,
  work,
} from '../imports/meta/testing/syncs.ts';
import { findImport, startImport } from '../imports/start-import.ts';
import { daysAgo } from '../testing/ads.ts';
import { adsStarted } from './ads-started.door.ts';
import { watchNews } from './advertiser-news.ts';

const server = await startGraphServer();
afterEach(() => {
  vi.useRealTimers();
});

/** A running ad of a page, and the same once it has stopped. */
const running = (page_id: string, id = metaId(), more = {}) =>
  archiveAd(id, { page_id, ad_delivery_start_time: daysAgo(20), ...more });
const stopped = (page_id: string, id = metaId(), days = 1) =>
  running(page_id, id, { ad_delivery_stop_time: daysAgo(days) });
const found = (...records: unknown[]) => server.answer(() => archivePage(records));
const askedFor = (...pageIds: string[]) => ({ country: 'FR', pageIds });

async function follow({ token }: Owner, advertiserId: string): Promise<string> {
  const { data } = await call(adsWatch.followAdvertiser, { token, body: { advertiserId, name: 'Café Lumen' } });
  return data.followedAdvertiser.id;
}

async function followed({ token }: Owner, id: string) {
  const { data } = await call(adsWatch.listFollowedAdvertisers, { token, query: {} });
  return data.items.find((item) => item.id === id);
}

/** What the audit log says of the advertiser's ads, oldest first. */
async function told({ user }: Owner, id: string): Promise<string[]> {
  const { data } = await AuditLine.query.byWorkspace(user).go({ pages: 'all' });
  const lines = data.filter((line) => line.entityId === id && /ads_(started|stopped)$/.test(line.type));
  return lines.map(({ type }) => type.replace('advertiser.ads_', ''));
}

/** What webhooks are told of the advertiser. */
const sent = async ({ user }: Owner, id: string) =>
  (await eventsOf(user)).filter(({ entityId }) => entityId === id).map(({ type, data }) => ({ type, data }));

/** As what runs by the clock does it: tomorrow, today's session is over. */
async function syncByClock({ user }: Owner, page: string): Promise<string> {
  const by = { workspaceId: user.workspaceId, userId: user.userId, ip: 'test' };
  return (await startImport(by, async () => newSync(askedFor(page)))).importId;
}

describe('a reading of a followed advertiser', () => {
  it('tells the ads that it starts, once for all of them', async () => {
    const [owner, page] = [await connectedOwner(), metaId()];
    const id = await follow(owner, page);
    found(running(page), running(page), stopped(page), running(metaId()));
    await sync(owner, askedFor(page));
    expect(await followed(owner, id)).toMatchObject({ startedAds: 2, stoppedAds: 0, version: 1 });
    expect(Date.parse((await followed(owner, id))?.lastSyncedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await told(owner, id)).toEqual(['started']);
    expect((await adsStarted(owner.user.workspaceId, 7)).total).toBe(2);
    const followedAdvertiser = await followed(owner, id);
    expect(await sent(owner, id)).toEqual([{ type: 'advertiser.ads_started', data: { followedAdvertiser } }]);
  });

  it('names a page that was followed by its number alone, and no other', async () => {
    const [owner, page, own] = [await connectedOwner(), metaId(), metaId()];
    const url = `https://www.facebook.com/ads/library/?view_all_page_id=${page}`;
    const { data } = await call(adsWatch.followAdvertiser, { token: owner.token, body: { url } });
    const id = data.followedAdvertiser.id;
    const named = await follow(owner, own);
    expect(await followed(owner, id)).toMatchObject({ advertiserId: page, name: `Page ${page}` });
    found(
      running(page, metaId(), { page_name: 'Atelier Bruyère' }),
      running(own, metaId(), { page_name: 'Autre nom' }),
    );
    await sync(owner, askedFor(page, own));
    expect(await followed(owner, id)).toMatchObject({ name: 'Atelier Bruyère', startedAds: 1 });
    expect(await followed(owner, named)).toMatchObject({ name: 'Café Lumen' });
  });

  it('tells those that have stopped, and forgets what it told before', async () => {
    const [owner, page] = [await connectedOwner(), metaId()];
    const [kept, ending, id] = [metaId(), metaId(), await follow(owner, page)];
    found(running(page, kept), running(page, ending));
    await sync(owner, askedFor(page));
    found(running(page, kept), stopped(page, ending), running(page));
    await sync(owner, askedFor(page));
    expect(await followed(owner, id)).toMatchObject({ startedAds: 1, stoppedAds: 1 });
    expect((await told(owner, id)).sort()).toEqual(['started', 'started', 'stopped']);
    const stop = (await sent(owner, id)).find(({ type }) => type === 'advertiser.ads_stopped');
    expect(stop?.data).toEqual({ followedAdvertiser: await followed(owner, id) });
    await sync(owner, askedFor(page));
    expect(await followed(owner, id)).toMatchObject({ startedAds: 0, stoppedAds: 0 });
    expect(await told(owner, id)).toHaveLength(3);
  });

  it('tells an ad whose end was announced, the day after', async () => {
    const [owner, page, ad] = [await connectedOwner(), metaId(), metaId()];
    const id = await follow(owner, page);
    found(running(page, ad, { ad_delivery_stop_time: daysAgo(0) }));
    await sync(owner, askedFor(page));
    expect(await told(owner, id)).toEqual(['started']);
    passSeconds(daySeconds);
    await work(owner, await syncByClock(owner, page));
    vi.useRealTimers();
    expect(await told(owner, id)).toEqual(['started', 'stopped']);
  });

  it('says nothing of what was there before one followed, nor of what ended long before', async () => {
    const [owner, page] = [await connectedOwner(), metaId()];
    const [old, ended] = [metaId(), metaId()];
    found(running(page, old), stopped(page, ended, 5));
    await sync(owner, askedFor(page));
    const id = await follow(owner, page);
    await sync(owner, askedFor(page));
    expect(await followed(owner, id)).toMatchObject({ startedAds: 0, stoppedAds: 0 });
    expect(await told(owner, id)).toEqual([]);
  });

  it('tells each workspace that follows, whoever read first', async () => {
    const [first, second] = [await connectedOwner(), await connectedOwner()];
    const [page, ad] = [metaId(), metaId()];
    const ids = [await follow(first, page), await follow(second, page)] as const;
    found(running(page, ad));
    for (const owner of [first, second]) await sync(owner, askedFor(page));
    expect(await told(first, ids[0])).toEqual(['started']);
    expect(await told(second, ids[1])).toEqual(['started']);
    passSeconds(daySeconds);
    found(stopped(page, ad));
    for (const owner of [first, second]) await work(owner, await syncByClock(owner, page));
    vi.useRealTimers();
    expect(await told(first, ids[0])).toEqual(['started', 'stopped']);
    expect(await told(second, ids[1])).toEqual(['started', 'stopped']);
  });

  it('counts an ad once, however often Meta shows it', async () => {
    const [owner, page, ad] = [await connectedOwner(), metaId(), metaId()];
    const id = await follow(owner, page);
    server.answer((_, count) => archivePage(count < 4 ? [running(page, ad), running(page, ad)] : [], `p${count}`));
    await sync(owner, askedFor(page));
    expect((await followed(owner, id))?.startedAds).toBe(1);
  });

  it('adds up what a run found before and after it was interrupted', async () => {
    const [owner, page] = [await connectedOwner(), metaId()];
    const id = await follow(owner, page);
    server.answer((_, count) =>
      count === 2 ? graphError(613) : archivePage(count > 3 ? [] : [running(page)], `p${count}`),
    );
    const run = await startSync(owner, askedFor(page));
    await work(owner, run);
    expect(await told(owner, id)).toEqual([]);
    passSeconds(301);
    await work(owner, run);
    expect((await followed(owner, id))?.startedAds).toBe(2);
    expect(await told(owner, id)).toEqual(['started']);
  });

  it('tells once when a run is taken up after it told', async () => {
    const [owner, page] = [await connectedOwner(), metaId()];
    const id = await follow(owner, page);
    found(running(page));
    const run = await sync(owner, askedFor(page));
    const item = await findImport(owner.user.workspaceId, run.id);
    await (await watchNews(item)).publish(true);
    expect(await told(owner, id)).toEqual(['started']);
  });

  it('minds no advertiser that is not followed any more', async () => {
    const [owner, page] = [await connectedOwner(), metaId()];
    const id = await follow(owner, page);
    const unfollow = () => call(adsWatch.deleteFollowedAdvertiser, { token: owner.token, params: { id } });
    server.answer(() => (response) => {
      unfollow().then(() => response.end(JSON.stringify(archivePage([running(page)]).body)));
    });
    expect((await sync(owner, askedFor(page))).status).toBe('completed');
    expect(await followed(owner, id)).toBeUndefined();
    expect(await told(owner, id)).toEqual([]);
  });
});

describe('a reading by words', () => {
  it('tells what it meets, without having read the advertiser', async () => {
    const [owner, page] = [await connectedOwner(), metaId()];
    const id = await follow(owner, page);
    found(running(page));
    await sync(owner, { country: 'FR', searchTerms: 'café' });
    expect(await followed(owner, id)).toMatchObject({ startedAds: 1, lastSyncedAt: null });
    expect(await told(owner, id)).toEqual(['started']);
  });
});

it('leaves the advertisers of a failed reading unread', async () => {
  const [owner, page] = [await connectedOwner(), metaId()];
  const id = await follow(owner, page);
  server.answer(() => graphError(190));
  expect((await sync(owner, askedFor(page))).status).toBe('failed');
  expect((await followed(owner, id))?.lastSyncedAt).toBeNull();
});

describe('an imported file', () => {
  it('tells what it brings of a followed advertiser, without having read it at Meta', async () => {
    const [owner, page, ad] = [await connectedOwner(), metaId(), metaId()];
    const id = await follow(owner, page);
    const send = async (...items: Record<string, unknown>[]) => {
      const body = { source: 'meta' as const, items };
      const { data } = await call(adsImports.importAds, { token: owner.token, body });
      return work(owner, data.import.id);
    };
    expect((await send(running(page, ad), running(page))).status).toBe('completed');
    expect(await followed(owner, id)).toMatchObject({ startedAds: 2, stoppedAds: 0, lastSyncedAt: null });
    await send(running(page, ad));
    expect(await told(owner, id)).toEqual(['started']);
    await send(stopped(page, ad));
    expect(await followed(owner, id)).toMatchObject({ startedAds: 0, stoppedAds: 1 });
    expect(await told(owner, id)).toEqual(['started', 'stopped']);
  });
});
