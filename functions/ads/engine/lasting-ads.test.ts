import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { adLifetime } from '../../../shared/ads/ad-lifetime.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import { featureValues, hasFeature } from '../../../shared/rules/copy/ad-features.ts';
import { featuresOf } from '../../../shared/rules/copy/features-of.ts';
import { addMatched, noMatches } from '../../../shared/rules/matched-counts.ts';
import { adsOfAdvertiser } from './advertiser-ads.ts';
import { Catalogue } from './catalogue.ts';
import type { CatalogueAd } from './catalogue-ad.ts';
import { Features } from './features.ts';
import { lastingAds } from './lasting-ads.ts';
import { sectorCounts } from './sector-counts.ts';
import { openSegment } from './segment.ts';
import { buildSegment } from './segment-builder.ts';
import { adWith, someAds, today } from './testing/ads.ts';

const folder = mkdtempSync(join(tmpdir(), 'lasting-'));
afterAll(() => rmSync(folder, { recursive: true }));

const live = () => new Features(featuresOf, 10_000);
const daysOf = (ad: CatalogueAd) => adLifetime(ad, today).daysRunning;
const monthAgo = '2026-10-22';

/** The same, by a plain reading of every ad. */
function naive(ads: CatalogueAd[], industry?: string, platform?: string) {
  const old = ads.filter(
    (ad) =>
      ad.startedAt <= monthAgo &&
      (!industry || ad.industry === industry) &&
      (!platform || ad.platforms.some((one) => one === platform)),
  );
  const longest = [...groupBy(old, ({ groupKey }) => groupKey).values()].map((group) =>
    group.reduce((best, ad) => (daysOf(ad) > daysOf(best) ? ad : best)),
  );
  return {
    ads: longest.length,
    advertisers: new Set(longest.map(({ advertiser }) => advertiser.id)).size,
    lasted: longest.filter((ad) => daysOf(ad) >= 30).length,
  };
}

it('counts what a plain reading of every ad counts, wherever they lie', () => {
  const asked = fc.record({
    industry: fc.constantFrom('fashion' as const, 'pets' as const, undefined),
    platform: fc.constantFrom('facebook' as const, 'tiktok' as const, undefined),
  });
  fc.assert(
    fc.property(someAds(), asked, fc.nat(40), (ads, { industry, platform }, cut) => {
      const [common, own] = [new Catalogue(), new Catalogue()];
      common.add(ads.slice(0, cut));
      own.add(ads.slice(cut));
      const found = lastingAds([common, own], { industry, platform }, today, live());
      const { lasted: _, ...expected } = naive(ads, industry, platform);
      expect(found).toMatchObject({ ...expected, unread: 0 });
      const atOnce = new Catalogue();
      atOnce.add(ads);
      const whole = lastingAds([atOnce], { industry, platform }, today, live());
      expect(whole.sums.map(({ clusters, adsWith }) => [clusters, adsWith])).toEqual(
        found.sums.map(({ clusters, adsWith }) => [clusters, adsWith]),
      );
    }),
    { numRuns: 150 },
  );
});

const ad = (id: string, part: Partial<CatalogueAd> = {}) =>
  adWith({ id, startedAt: '2026-01-01', body: 'Une crème douce pour la peau', ...part });
const advertiser = (id: string) => ({ id, name: id, url: null });
const question = featureValues.findIndex(({ feature }) => feature === 'question');
const video = featureValues.findIndex(({ feature, value }) => feature === 'format' && value === 'video');

it('puts together, advertiser by advertiser, ads with a feature and without it', async () => {
  const ads = [
    ad('a1', { body: 'Une crème douce ?' }),
    ad('a2', { body: 'Une autre crème ?', endedAt: '2026-01-10' }),
    ad('a3'),
    ad('a4', { endedAt: '2026-01-29' }),
    // Thirty days, first and last included.
    ad('a5', { endedAt: '2026-01-30' }),
    // Near duplicates: the longest stands for them.
    ad('a6', { body: 'Encore une crème ?', groupKey: 'g', endedAt: '2026-01-02' }),
    ad('a7', { body: 'Encore une crème ?', groupKey: 'g' }),
    // Too young; without words; of an advertiser that never asks.
    ad('a8', { startedAt: '2026-10-23' }),
    ad('a9', { body: '', format: 'video' }),
    ad('b1', { advertiser: advertiser('b') }),
  ];
  const file = join(folder, 'one.index');
  (await buildSegment(ads, { file, featuresOf })).close();
  const segment = openSegment(file);
  const expected = noMatches();
  addMatched(expected, 2, 3, 2, 3);
  const built = lastingAds([new Catalogue(segment)], {}, today, new Features(() => ({ low: 1, high: 1 }), 0));
  expect(built).toMatchObject({ ads: 8, advertisers: 2, unread: 0, from: '2026-01-01', to: '2026-01-01' });
  expect(built.sums[question]).toEqual(expected);
  // The ad without words has a format all the same.
  expect(built.sums[video]).toMatchObject({ adsWith: 1, adsWithout: 6, lastedWith: 1, lastedWithout: 4 });
  const inMemory = new Catalogue();
  inMemory.add(ads);
  expect(lastingAds([inMemory], {}, today, live())).toEqual(built);
  segment.close();
});

it('what has not been read is on neither side, and is counted', () => {
  const catalogue = new Catalogue();
  catalogue.add([ad('a1', { startedAt: '2026-01-02' }), ad('a2'), ad('a3', { startedAt: '2026-01-03' })]);
  const found = lastingAds([catalogue], {}, today, new Features(featuresOf, 2));
  expect(found).toMatchObject({ ads: 2, unread: 1, from: '2026-01-02', to: '2026-01-03' });
});

it('a sector is counted without who is compared with it, over the days asked for', () => {
  fc.assert(
    fc.property(someAds(), fc.constantFrom('fashion' as const, null), (ads, industry) => {
      const catalogue = new Catalogue();
      catalogue.add(ads);
      const asked = { industry, advertiserId: 'adv_1', from: '2026-10-15', to: '2026-11-01' };
      const found = sectorCounts([catalogue], asked, today, live());
      const expected = ads.filter(
        (one) =>
          (industry === null || one.industry === industry) &&
          one.advertiser.id !== 'adv_1' &&
          one.startedAt <= asked.to &&
          (one.endedAt ?? today) >= asked.from,
      );
      expect(found.ads).toBe(expected.length);
      expect(found.format.get('video') ?? 0).toBe(expected.filter(({ format }) => format === 'video').length);
      const withNumber = featureValues.findIndex(({ feature }) => feature === 'number');
      const numbered = expected.filter((one) => hasFeature(featuresOf(one), withNumber));
      expect(found.features[withNumber]).toBe(numbered.length);
      const longest = found.longestWith(withNumber);
      expect(longest && daysOf(longest)).toEqual(numbered.length === 0 ? undefined : Math.max(...numbered.map(daysOf)));
    }),
    { numRuns: 100 },
  );
});

it('the ads of an advertiser come newest first, each with its features', () => {
  const catalogue = new Catalogue();
  catalogue.add([
    ad('a1'),
    ad('a2', { startedAt: '2026-02-01', body: 'Et vous ?' }),
    ad('b', { advertiser: advertiser('b') }),
  ]);
  const { total, items } = adsOfAdvertiser([catalogue], 'adv_1', 1, today, live());
  expect(total).toBe(2);
  expect(items.map((one) => [one.ad.id, hasFeature(one.bits, question)])).toEqual([['a2', true]]);
  expect(adsOfAdvertiser([catalogue], 'nobody', 5, today, live())).toEqual({ total: 0, items: [] });
});
