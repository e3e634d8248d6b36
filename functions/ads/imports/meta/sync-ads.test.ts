import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runFunction } from '../../../../scripts/local/door/run-function.ts';
import * as adsImports from '../../../../shared/ads/imports.contract.ts';
import * as ads from '../../../../shared/ads/library.contract.ts';
import * as settings from '../../../../shared/settings/meta-integration.contract.ts';
import { schedules } from '../../../../shared/workers.ts';
import { handler } from '../../../imports/sweep-imports.schedule.ts';
import { call, callRaw } from '../../../platform/testing/call.ts';
import { signedInUser } from '../../../platform/testing/factories.ts';
import { AdImport } from '../ad-import.entity.ts';
import { runSync } from './run-sync.ts';
import { archiveAd, archivePage, businessUsage, graphError, startGraphServer } from './testing/graph-server.ts';
import {
  accessToken,
  askSync,
  connectedOwner,
  metaId,
  type Owner,
  passSeconds,
  readImport,
  startSync,
  sync,
  waitingMessages,
  work,
} from './testing/syncs.ts';

const server = await startGraphServer();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const words = { country: 'FR', searchTerms: 'café' };
const uniqueWord = () => `mot${randomUUID().replaceAll('-', '')}`;
const search = async ({ token }: Owner, q: string) =>
  (await call(ads.searchAds, { token, query: { q, variants: 'all' } })).data;
const afters = () => server.heard.map(({ params }) => params.get('after'));

/** Pages of so many ads each, all of which say `word`. */
function pages(word: string, ...sizes: number[]) {
  const lists = sizes.map((size) =>
    Array.from({ length: size }, () => archiveAd(metaId(), { ad_creative_bodies: [`Une annonce ${word}`] })),
  );
  return (after: string | null) => {
    const at = after === null ? 0 : Number(after.slice(5));
    return archivePage(lists[at] ?? [], `page-${at + 1}`);
  };
}

describe('syncAds', () => {
  it('starts a run that says what was asked', async () => {
    const owner = await connectedOwner();
    const { status, data } = await askSync(owner, { ...words, since: '2026-01-01' });
    expect(status).toBe(202);
    expect(data.import).toMatchObject({
      kind: 'sync',
      source: 'meta',
      status: 'queued',
      label: '«\u00a0café\u00a0» · FR',
    });
    const byPage = await askSync(owner, { country: 'BE', pageIds: ['12', '34'] });
    expect(byPage.data.import.label).toBe('Pages 12, 34 · BE');
  });

  it('refuses without a token with 409, and where to give one', async () => {
    const { status, error } = await askSync(await signedInUser(), words);
    expect([status, error.message]).toEqual([409, 'Enregistrez d’abord votre jeton Meta dans les Paramètres']);
  });

  it('makes one run for one idempotency key', async () => {
    const owner = await connectedOwner();
    const key = { 'idempotency-key': 'once' };
    const [one, two] = await Promise.all([askSync(owner, words, key), askSync(owner, words, key)]);
    expect(one.data.import.id).toBe(two.data.import.id);
    expect((await askSync(owner, { ...words, country: 'BE' }, key)).status).toBe(409);
  });

  it.each([
    [{ searchTerms: 'x' }, 'country'],
    [{ country: 'France', searchTerms: 'x' }, 'country'],
    [{ country: 'FR' }, 'searchTerms'],
    [{ country: 'FR', searchTerms: 'x'.repeat(101) }, 'searchTerms'],
    [{ country: 'FR', pageIds: [] }, 'pageIds'],
    [{ country: 'FR', pageIds: Array(11).fill('1') }, 'pageIds'],
    [{ country: 'FR', pageIds: ['1,2'] }, 'pageIds.0'],
    [{ country: 'FR', searchTerms: 'x', since: '2026-02-30' }, 'since'],
    [{ country: 'FR', searchTerms: 'x', token: 'x' }, 'token'],
  ])('refuses %j', async (body, path) => {
    const { token } = await connectedOwner();
    const { status, error } = await callRaw(adsImports.syncAds, { token, rawBody: JSON.stringify(body) });
    expect(status).toBe(400);
    expect(error.details?.map((detail) => detail.path)).toEqual([path]);
  });

  it('keeps the runs of others out of sight', async () => {
    const id = await startSync(await connectedOwner(), words);
    const { token } = await signedInUser();
    expect((await call(adsImports.getAdImport, { token, params: { id } })).status).toBe(404);
  });
});

describe('a reading', () => {
  it('goes from page to page by the cursors, with the token, and joins the library of all', async () => {
    const [owner, other, word] = [await connectedOwner(), await signedInUser(), uniqueWord()];
    const answer = pages(word, 100, 100, 7);
    server.answer(({ params }) => answer(params.get('after')));
    const done = await sync(owner, words);
    expect(done).toMatchObject({ status: 'completed', received: 207, created: 207, rejectedCount: 0, message: null });
    expect(afters()).toEqual([null, 'page-1', 'page-2', 'page-3']);
    expect(new Set(server.heard.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${accessToken}`]));
    for (const one of [owner, other]) expect((await search(one, word)).total).toBe(207);
    const [found] = (await search(other, word)).items;
    expect(JSON.stringify(found)).not.toMatch(/EAAB|access_token/);
    expect(found).toMatchObject({
      source: 'meta',
      advertiser: { name: 'Café Lumen' },
      platforms: ['facebook', 'instagram'],
    });
  });

  it('updates what changed and skips the rest the next time', async () => {
    const owner = await connectedOwner();
    const [same, changing] = [metaId(), metaId()];
    server.answer(() => archivePage([archiveAd(same), archiveAd(changing)]));
    await sync(owner, words);
    server.answer(() => archivePage([archiveAd(same), archiveAd(changing, { ad_delivery_stop_time: '2026-10-20' })]));
    expect(await sync(owner, words)).toMatchObject({ created: 0, updated: 1, skipped: 1 });
  });

  it('tells the records that it cannot take', async () => {
    const owner = await connectedOwner();
    server.answer(() =>
      archivePage([null, 'x', [], archiveAd(metaId()), archiveAd(metaId(), { page_name: undefined })]),
    );
    const { status, created, rejected } = await sync(owner, words);
    expect([status, created]).toEqual(['completed', 1]);
    expect(rejected.map(({ line }) => line)).toEqual([1, 2, 3, 5]);
    for (const { reason } of rejected) expect(reason).not.toBe('');
  });

  it('hands over to the next message when its time is up, at its place', async () => {
    const [owner, word] = [await connectedOwner(), uniqueWord()];
    const answer = pages(word, 3, 3);
    server.answer(({ params }) => answer(params.get('after')));
    const id = await startSync(owner, words);
    const before = await waitingMessages();
    const { data: item } = await AdImport.get({ workspaceId: owner.user.workspaceId, importId: id }).go();
    if (item) await runSync({ ...item, status: 'running' }, 0);
    expect(server.heard).toHaveLength(0);
    expect((await waitingMessages()).now).toBe(before.now + 1);
    expect(await work(owner, id)).toMatchObject({ status: 'completed', created: 6 });
  });

  it('stops where it is when it is cancelled', async () => {
    const [owner, word] = [await connectedOwner(), uniqueWord()];
    const answer = pages(word, 2, 2, 2, 2);
    const id = await startSync(owner, words);
    const params = { id };
    let cancelling: Promise<unknown> = Promise.resolve();
    server.answer(({ params: asked }, count) => {
      const page = answer(asked.get('after'));
      if (count < 2) return page;
      return (response) => {
        cancelling = call(adsImports.cancelAdImport, { token: owner.token, params, body: {} }).then(() =>
          response.end(JSON.stringify(page.body)),
        );
      };
    });
    const run = await work(owner, id);
    await cancelling;
    expect(run).toMatchObject({ status: 'cancelled', received: 2 });
    expect(server.heard).toHaveLength(2);
    await work(owner, id);
    expect(server.heard).toHaveLength(2);
  });
});

describe('Meta’s limits', () => {
  it('are respected before they are met: the page is stored, the next one waits', async () => {
    const [owner, word] = [await connectedOwner(), uniqueWord()];
    const answer = pages(word, 2, 2);
    server.answer(({ params }, count) => ({
      ...answer(params.get('after')),
      headers: businessUsage(count === 1 ? 85 : 10),
    }));
    const id = await startSync(owner, words);
    const before = await waitingMessages();
    const waiting = await work(owner, id);
    expect(waiting).toMatchObject({ status: 'running', received: 2 });
    expect(waiting.message).toMatch(/^Meta demande d’attendre jusqu’(à|au .* à) \d\d:\d\d$/);
    expect((await waitingMessages()).later).toBe(before.later + 1);
    // Nor does the sweep take it for one that stands still.
    const counted = await waitingMessages();
    await runFunction(schedules.sweepImports, undefined, handler);
    expect(await waitingMessages()).toEqual(counted);
    await work(owner, id);
    expect(server.heard).toHaveLength(1);
    passSeconds(301);
    expect(await work(owner, id)).toMatchObject({ status: 'completed', received: 4, created: 4, message: null });
    expect(afters()).toEqual([null, 'page-1', 'page-2']);
  });

  it.each([4, 17, 32, 613])(
    'met by code %d keep the place, through several messages when the wait is long',
    async (code) => {
      const [owner, word] = [await connectedOwner(), uniqueWord()];
      const answer = pages(word, 2, 2);
      server.answer(({ params }, count) =>
        count === 2 ? graphError(code, { headers: businessUsage(100, 20) }) : answer(params.get('after')),
      );
      const id = await startSync(owner, words);
      expect(await work(owner, id)).toMatchObject({
        status: 'running',
        received: 2,
        message: expect.stringContaining('Meta demande'),
      });
      passSeconds(900);
      expect((await work(owner, id)).message).toContain('Meta demande');
      expect(server.heard).toHaveLength(2);
      passSeconds(301);
      expect(await work(owner, id)).toMatchObject({ status: 'completed', created: 4, message: null });
      expect(afters()).toEqual([null, 'page-1', 'page-1', 'page-2']);
    },
  );

  it('end a run that meets nothing else', async () => {
    const owner = await connectedOwner();
    server.answer(() => graphError(613));
    const id = await startSync(owner, words);
    for (let tries = 0; tries < 101; tries++, passSeconds(301)) await work(owner, id);
    expect(await readImport(owner, id)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('depuis trop longtemps'),
    });
  });
});

describe('a refusal', () => {
  it.each([
    [190, 'expiré ou révoqué'],
    [10, 'identité est confirmée'],
    [100, 'code 100'],
    [2500, 'code 2500'],
    [1009, 'code 1009'],
  ])('by code %d fails the run, which keeps what it has', async (code, said) => {
    const [owner, word] = [await connectedOwner(), uniqueWord()];
    const answer = pages(word, 2);
    server.answer(({ params }, count) => (count === 2 ? graphError(code) : answer(params.get('after'))));
    const run = await sync(owner, words);
    expect(run).toMatchObject({ status: 'failed', received: 2, created: 2 });
    expect(run.message).toContain(said);
    expect(run.message).not.toContain('EAAB');
    expect(server.heard).toHaveLength(2);
  });

  it('by an outage is tried again, for less, at growing intervals, then fails the run', async () => {
    const owner = await connectedOwner();
    server.answer(() => graphError(1, { status: 500 }));
    const id = await startSync(owner, words);
    for (const seconds of [6, 21, 61, 181, 601]) {
      const run = await work(owner, id);
      expect(run.status).toBe('running');
      expect(run.message).toContain('Meta ne répond pas');
      await work(owner, id);
      passSeconds(seconds);
    }
    expect(await work(owner, id)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('plusieurs tentatives'),
    });
    expect(server.heard.map(({ params }) => params.get('limit'))).toEqual(['100', '50', '25', '12', '10', '10']);
  });

  it.each([
    ['a connection cut', (response: { destroy: () => void }) => response.destroy()],
    ['no JSON', { body: '<html>' }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }],
    ['a 502', { status: 502, body: 'Bad gateway' }],
  ])('by %s is forgotten once a page comes', async (_, fault) => {
    const [owner, word] = [await connectedOwner(), uniqueWord()];
    const answer = pages(word, 2, 2);
    server.answer(({ params }, count) => (count === 2 ? fault : answer(params.get('after'))));
    const id = await startSync(owner, words);
    expect(await work(owner, id)).toMatchObject({ status: 'running', received: 2 });
    passSeconds(6);
    expect(await work(owner, id)).toMatchObject({ status: 'completed', received: 4, created: 4, message: null });
    expect(server.heard.at(-1)?.params.get('limit')).toBe('100');
  });

  it('of our own: the token was taken away meanwhile', async () => {
    const owner = await connectedOwner();
    server.answer(() => graphError(613));
    const id = await startSync(owner, words);
    await work(owner, id);
    await call(settings.deleteMetaIntegration, { token: owner.token });
    passSeconds(301);
    expect(await work(owner, id)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('Aucun jeton Meta'),
    });
    expect(server.heard).toHaveLength(1);
  });
});

it('writes the token nowhere: not in the run, not in a log', async () => {
  const said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const owner = await connectedOwner();
  server.answer((_, count) => (count === 1 ? archivePage([archiveAd(metaId())], 'x') : graphError(190)));
  const id = await startSync(owner, words);
  await work(owner, id);
  const { data } = await AdImport.get({ workspaceId: owner.user.workspaceId, importId: id }).go();
  expect(data?.status).toBe('failed');
  expect(`${JSON.stringify(data)}${said.join()}`).not.toContain('EAAB');
});
