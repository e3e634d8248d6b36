import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { adLifetime } from '../../../shared/ads/ad-lifetime.ts';
import { trendScore } from '../../../shared/ads/trend.ts';
import { Catalogue } from './catalogue.ts';
import { type CatalogueAd, reachEstimate } from './catalogue-ad.ts';
import { catalogueStats } from './stats.ts';
import { someAds, someFilters, someQuery, today } from './testing/ads.ts';
import { naiveCounts, naiveSearch } from './testing/naive-search.ts';
import { trendingInCatalogues } from './trending.ts';

/** What a workspace sees: the common catalogue, here in two segments, and its own. */
function catalogues(ads: CatalogueAd[]): Catalogue[] {
  const [common, own] = [new Catalogue(), new Catalogue()];
  common.add(ads.filter((_, at) => at % 4 > 1));
  common.add(ads.filter((_, at) => at % 4 === 0));
  own.add(ads.filter((_, at) => at % 4 === 1));
  return [common, own];
}

/** From Monday, the 16th. */
const ofNow = ['active', 'minDaysRunning', 'maxDaysRunning', 'from', 'to', 'addedSince'];
const weekAgo = '2026-11-14';
const isThisWeek = (day: string | null) => day !== null && day >= '2026-11-16' && day <= today;

/** Seen on Saturday, the 14th. */
function naiveWeekBefore(ads: CatalogueAd[]) {
  const seen = (day: string | null) => day !== null && day >= '2026-11-09' && day <= weekAgo;
  return {
    active: ads.filter((ad) => ad.startedAt <= weekAgo && (ad.endedAt === null || ad.endedAt >= weekAgo)).length,
    started: ads.filter(({ startedAt }) => seen(startedAt)).length,
    stopped: ads.filter(({ endedAt }) => seen(endedAt) && endedAt !== weekAgo).length,
  };
}

function naiveMedian(values: number[]): number | null {
  const sorted = values.sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return null;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

it('figures are those of a reading of every ad', () => {
  fc.assert(
    fc.property(someAds(), someQuery, someFilters, (ads, q, filters) => {
      const { found } = naiveSearch(ads, { ...filters, q }, today);
      const stats = catalogueStats(catalogues(ads), { ...filters, q }, today);
      const lifetimes = found.map((ad) => adLifetime(ad, today));
      expect(stats.total).toBe(found.length);
      expect(stats.active).toBe(lifetimes.filter(({ active }) => active).length);
      expect(stats.medianDaysRunning).toBe(naiveMedian(lifetimes.map(({ daysRunning }) => daysRunning)));
      expect(stats.startedThisWeek).toBe(found.filter(({ startedAt }) => isThisWeek(startedAt)).length);
      expect(stats.stoppedThisWeek).toBe(
        found.filter(({ endedAt }) => isThisWeek(endedAt) && endedAt !== today).length,
      );
      const lasting = Object.fromEntries(Object.entries(filters).filter(([name]) => !ofNow.includes(name)));
      expect(stats.weekBefore === null).toBe(Object.keys(lasting).length < Object.keys(filters).length);
      const { weekBefore } = catalogueStats(catalogues(ads), { ...lasting, q }, today);
      expect(weekBefore).toEqual(naiveWeekBefore(naiveSearch(ads, { ...lasting, q }, today).found));
      const counts = {
        byPlatform: naiveCounts(found, ({ platforms }) => platforms),
        byFormat: naiveCounts(found, ({ format }) => [format]),
        byCountry: naiveCounts(found, ({ countries }) => countries),
        byIndustry: naiveCounts(found, ({ industry }) => [industry]),
        byCallToAction: naiveCounts(found, ({ callToAction }) => [callToAction]),
        topAdvertisers: naiveCounts(found, ({ advertiser }) => [advertiser.id]),
        byWeekStarted: naiveCounts(found, ({ startedAt }) => (startedAt > today ? [] : [mondayOf(startedAt)])),
      };
      for (const [name, expected] of Object.entries(counts)) {
        const shown = stats[name as keyof typeof counts].filter(({ count }) => count > 0);
        expect(new Map(shown.map(({ value, count }) => [value, count])), name).toEqual(expected);
      }
    }),
    { numRuns: 200 },
  );
});

function mondayOf(day: string): string {
  const date = new Date(day);
  while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

it('trends are the highest scores among the ads that run and started lately, one of each group', () => {
  fc.assert(
    fc.property(
      someAds(),
      someQuery,
      someFilters,
      fc.constantFrom(7, 30, 90),
      fc.integer({ min: 1, max: 5 }),
      (ads, q, filters, window, limit) => {
        const found = trendingInCatalogues(catalogues(ads), { ...filters, q, window, limit }, today);
        const kept = new Set(naiveSearch(ads, { ...filters, q }, today).found);
        const recent = ads.flatMap((ad) => {
          const { active, daysRunning } = adLifetime(ad, today);
          const reach = reachEstimate(ad);
          const reachPerDay = reach < 0 ? null : reach / daysRunning;
          const variants = ads.filter(({ groupKey }) => groupKey === ad.groupKey).length;
          return active && daysRunning >= 3 && daysRunning <= window && kept.has(ad)
            ? [{ ad, daysRunning, reachPerDay, variants }]
            : [];
        });
        const highestReachPerDay = Math.max(0, ...recent.map(({ reachPerDay }) => reachPerDay ?? 0));
        const best = new Map<string, number>();
        for (const { ad, ...facts } of recent) {
          const score = trendScore({ ...facts, window, highestReachPerDay, estimated: false });
          best.set(ad.groupKey, Math.max(score, best.get(ad.groupKey) ?? 0));
        }
        const expected = [...best.values()].sort((a, b) => b - a).slice(0, limit);
        expect(found.map(({ trend }) => trend.score)).toEqual(expected.map((score) => Math.round(score * 10) / 10));
        expect(new Set(found.map(({ ad }) => ad.groupKey)).size).toBe(found.length);
      },
    ),
    { numRuns: 200 },
  );
});
