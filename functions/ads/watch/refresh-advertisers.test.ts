import { afterEach, describe, expect, it, vi } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import * as adsWatch from '../../../shared/ads/watch.contract.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import * as settings from '../../../shared/settings/meta-integration.contract.ts';
import { schedules } from '../../../shared/workers.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import { AdImport } from '../imports/ad-import.entity.ts';
import { archiveAd, archivePage, startGraphServer } from '../imports/meta/testing/graph-server.ts';
import {
  connectedOwner,
  metaId,
  type Owner,
  passSeconds,
  waitingMessages,
  work,
} from '../imports/meta/testing/syncs.ts';
import { FollowedAdvertiser } from './followed-advertiser.entity.ts';
import { handler as refresh } from './refresh-advertisers.schedule.ts';

const server = await startGraphServer();
afterEach(() => {
  vi.useRealTimers();
});

const handler = () => runFunction(schedules.refreshAdvertisers, undefined, refresh);

async function follow({ token }: Owner, advertiserId: string, country = 'FR') {
  await call(adsWatch.followAdvertiser, { token, body: { advertiserId, name: 'Café Lumen', country } });
}

async function runs({ user }: Owner) {
  const { data } = await AdImport.query.byWorkspace({ workspaceId: user.workspaceId }).go({ pages: 'all' });
  return data;
}

const requests = async (owner: Owner) => (await runs(owner)).map(({ request }) => request);

describe('the daily refresh', () => {
  it('reads what a workspace follows, ten pages of one country at a time', async () => {
    const owner = await connectedOwner();
    const french = Array.from({ length: 12 }, metaId);
    const belgian = metaId();
    for (const page of french) await follow(owner, page);
    await follow(owner, belgian, 'BE');
    await follow(owner, 'adv_01JABCDEF');
    await handler();
    const asked = await requests(owner);
    expect(asked.map((one) => [one?.country, one?.pageIds?.length]).sort()).toEqual([
      ['BE', 1],
      ['FR', 10],
      ['FR', 2],
    ]);
    expect(asked.flatMap((one) => one?.pageIds ?? []).sort()).toEqual([...french, belgian].sort());
    for (const run of await runs(owner))
      expect(run).toMatchObject({ kind: 'sync', source: 'meta', status: 'queued', userId: 'schedule' });
  });

  it('doubles nothing when it strikes again, nor twice at once, and comes back tomorrow', async () => {
    const owner = await connectedOwner();
    await follow(owner, metaId());
    await Promise.all([handler(), handler()]);
    await handler();
    expect(await runs(owner)).toHaveLength(1);
    passSeconds(daySeconds);
    await handler();
    expect(await runs(owner)).toHaveLength(2);
  });

  it('sends again the message of a run that never began, and of no other', async () => {
    const [waiting, read] = [await connectedOwner(), await connectedOwner()];
    server.answer(() => archivePage([]));
    for (const owner of [waiting, read]) await follow(owner, metaId());
    await handler();
    const [run] = await runs(read);
    await work(read, run?.importId ?? '');
    const before = await waitingMessages();
    await FollowedAdvertiser.query.byWorkspace({ workspaceId: waiting.user.workspaceId }).go();
    await handler();
    expect((await waitingMessages()).now).toBeGreaterThan(before.now);
    expect((await runs(read)).map(({ status }) => status)).toEqual(['completed']);
  });

  it('leaves alone a workspace without a token, or that follows nothing', async () => {
    const [without, gone, idle] = [await signedInUser(), await connectedOwner(), await connectedOwner()];
    await follow(without, metaId());
    await follow(gone, metaId());
    await call(settings.deleteMetaIntegration, { token: gone.token });
    await handler();
    for (const owner of [without, gone, idle]) expect(await runs(owner)).toEqual([]);
  });

  it('ends with what the advertiser started', async () => {
    const [owner, page] = [await connectedOwner(), metaId()];
    await follow(owner, page);
    await handler();
    server.answer(() => archivePage([archiveAd(metaId(), { page_id: page })]));
    const [run] = await runs(owner);
    expect((await work(owner, run?.importId ?? '')).status).toBe('completed');
    expect(server.heard[0]?.params.get('search_page_ids')).toBe(page);
    const { data } = await call(adsWatch.listFollowedAdvertisers, { token: owner.token, query: {} });
    expect(data.items[0]).toMatchObject({ startedAds: 1, lastSyncedAt: expect.any(String) });
  });
});
