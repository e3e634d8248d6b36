import { afterEach, describe, expect, it, vi } from 'vitest';
import { daySeconds } from '../../../shared/kernel/day.ts';
import {
  archiveAd,
  archivePage,
  businessUsage,
  graphError,
  startGraphServer,
} from '../../ads/imports/meta/testing/graph-server.ts';
import { env } from '../env.ts';
import { waitedMs } from '../testing/own-time.ts';
import { type ArchiveQuery, readAdsArchive } from './meta-graph.ts';
import type { MetaRefusal } from './meta-refusal.ts';

const server = await startGraphServer();
afterEach(() => {
  vi.restoreAllMocks();
});

const token = 'EAABtoken';
const words: ArchiveQuery = { country: 'FR', searchTerms: 'café', limit: 100 };
const read = (query: Partial<ArchiveQuery> = {}, bounds?: { timeoutMs: number; maxBytes: number }) =>
  readAdsArchive(token, { ...words, ...query }, bounds);
const refused = (bounds?: { timeoutMs: number; maxBytes: number }): Promise<MetaRefusal> =>
  read({}, bounds).then(
    () => expect.fail('not refused'),
    (error) => error,
  );

describe('what is asked', () => {
  it('is what Meta documents, the token in a header and in no address', async () => {
    server.answer(() => archivePage([archiveAd('1')], 'next'));
    expect(await read({ since: '2026-01-31', after: 'here' })).toMatchObject({ after: 'next', waitSeconds: 0 });
    const [asked] = server.heard;
    expect(asked?.path).toBe('/v26.0/ads_archive');
    expect(asked?.authorization).toBe('Bearer EAABtoken');
    const { fields = '', ...params } = Object.fromEntries(asked?.params ?? []);
    expect(params).toEqual({
      search_terms: 'café',
      search_type: 'KEYWORD_UNORDERED',
      ad_reached_countries: '["FR"]',
      ad_type: 'ALL',
      ad_active_status: 'ALL',
      ad_delivery_date_min: '2026-01-31',
      limit: '100',
      after: 'here',
    });
    expect(fields.split(',')).toEqual(expect.arrayContaining(['id', 'page_id', 'eu_total_reach', 'ad_snapshot_url']));
  });

  it('names pages in place of words', async () => {
    server.answer(() => archivePage([]));
    await readAdsArchive(token, { country: 'FR', pageIds: ['12', '34'], limit: 50 });
    expect(server.heard[0]?.params.get('search_page_ids')).toBe('12,34');
    expect(server.heard[0]?.params.has('search_terms')).toBe(false);
  });
});

describe('pages', () => {
  it('end with a page that has no ad, whatever its cursor says', async () => {
    server.answer(() => archivePage([], 'more'));
    expect(await read()).toEqual({ records: [], after: null, waitSeconds: 0 });
  });

  it('end where the cursor is missing or stands still', async () => {
    server.answer(() => archivePage([archiveAd('1')]));
    expect((await read()).after).toBeNull();
    server.answer(() => archivePage([archiveAd('1')], 'same'));
    expect((await read({ after: 'same' })).after).toBeNull();
  });
});

describe('usage', () => {
  it.each([
    [79, 0, 0],
    [80, 0, 300],
    [100, 0, 300],
    [10, 34, 34 * 60],
    [100, 99_999, daySeconds],
  ])('of %d %% with %d minutes to wait asks for %d s', async (percent, minutes, waitSeconds) => {
    server.answer(() => ({ ...archivePage([archiveAd('1')]), headers: businessUsage(percent, minutes) }));
    expect((await read()).waitSeconds).toBe(waitSeconds);
  });

  it('counts the limits of the application too, and reads no nonsense', async () => {
    const withHeader = (name: string, value: string) => {
      server.answer(() => ({ ...archivePage([archiveAd('1')]), headers: { [name]: value } }));
      return read();
    };
    expect((await withHeader('x-app-usage', '{"call_count":12,"total_time":81}')).waitSeconds).toBe(300);
    for (const value of ['', 'null', '{', '[]', '"x"', '{"call_count":"many"}', '{"a":{"b":1}}']) {
      expect((await withHeader('x-app-usage', value)).waitSeconds).toBe(0);
      expect((await withHeader('x-business-use-case-usage', value)).waitSeconds).toBe(0);
    }
  });
});

describe('refusals', () => {
  it.each([
    [4, 'wait'],
    [17, 'wait'],
    [32, 'wait'],
    [613, 'wait'],
    [80_004, 'wait'],
    [190, 'token'],
    [10, 'identity'],
    [100, 'request'],
    [2500, 'request'],
    [1009, 'request'],
    [1, 'unavailable'],
    [2, 'unavailable'],
    [99_999, 'unavailable'],
  ])('code %d means %s', async (code, kind) => {
    for (const status of [400, 500, 200]) {
      server.answer(() => graphError(code, { status }));
      expect(await refused()).toMatchObject({ name: 'MetaRefusal', kind, code });
    }
  });

  it('says how long to wait', async () => {
    server.answer(() => graphError(613, { headers: businessUsage(100, 20) }));
    expect((await refused()).waitSeconds).toBe(1_200);
    server.answer(() => graphError(4));
    expect((await refused()).waitSeconds).toBe(300);
    server.answer(() => ({ status: 429, body: 'slow down' }));
    expect(await refused()).toMatchObject({ kind: 'wait', waitSeconds: 300 });
  });

  it('never holds the token, nor what Meta wrote', async () => {
    server.answer(() => graphError(190));
    const { message, stack, cause } = await refused();
    expect(`${message}${stack}${cause}`).not.toContain('EAAB');
  });
});

describe('a host that misbehaves', () => {
  it.each([
    ['no JSON', { body: '<html>sorry</html>' }],
    ['half a JSON', { body: '{"data":[' }],
    ['another JSON', { body: { ads: [] } }],
    ['a list in place of an object', { body: [] }],
    ['nothing', { body: '' }],
    ['502 in HTML', { status: 502, body: '<h1>Bad gateway</h1>' }],
  ])('answers %s', async (_, answer) => {
    server.answer(() => answer);
    expect(await refused()).toMatchObject({ kind: 'unavailable', code: null });
  });

  it.each([301, 302, 307, 308])('sends elsewhere with %d, where nobody follows', async (status) => {
    server.answer((_, count) =>
      count === 1 ? { status, headers: { location: `${server.url}/elsewhere` } } : archivePage([]),
    );
    expect((await refused()).kind).toBe('unavailable');
    expect(server.heard).toHaveLength(1);
  });

  it('drips its answer or never ends it', async () => {
    server.answer(() => (response) => {
      const drip = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(drip));
    });
    const asked = async () => expect((await refused({ timeoutMs: 300, maxBytes: 1_000_000 })).kind).toBe('unavailable');
    expect(await waitedMs(asked)).toBeLessThan(2_000);
  });

  it('answers without end: the connection is cut at the cap', async () => {
    let sent = 0;
    const cut = new Promise<void>((resolve) => {
      server.answer(() => (response) => {
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536))) sent += 65_536;
        };
        response.on('drain', more).once('close', resolve);
        more();
      });
    });
    expect((await refused({ timeoutMs: 10_000, maxBytes: 1_000_000 })).message).toContain('too_large');
    await cut;
    expect(sent).toBeLessThan(50_000_000);
  });

  it('hangs up, or is not there', async () => {
    server.answer(() => (response) => response.destroy());
    expect((await refused()).kind).toBe('unavailable');
    env.META_GRAPH_URL = 'http://127.0.0.1:9';
    expect((await refused()).kind).toBe('unavailable');
    env.META_GRAPH_URL = server.url;
  });
});
