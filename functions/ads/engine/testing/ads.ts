import * as fc from 'fast-check';
import type { CatalogueAd } from '../catalogue-ad.ts';

export const today = '2026-11-21';

/** An ad that says nothing, but for what is given. */
export function adWith(part: Partial<CatalogueAd> & { id: string }): CatalogueAd {
  return {
    source: 'demo',
    sourceId: part.id,
    advertiser: { id: 'adv_1', name: 'Maison', url: null },
    platforms: ['facebook'],
    format: 'image',
    headline: null,
    body: '',
    description: null,
    callToAction: null,
    landingUrl: null,
    snapshotUrl: null,
    media: [],
    languages: ['fr'],
    countries: ['FR'],
    industry: null,
    startedAt: '2026-11-01',
    endedAt: null,
    reach: null,
    spend: null,
    impressions: null,
    audience: null,
    payer: null,
    tags: [],
    groupKey: part.id,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    version: 1,
    ...part,
  };
}

/** Few words, so that ads share them: forms of one, accents, elisions, ligatures, beginnings of others. */
export const vocabulary = [
  'chaussure',
  'Chaussures',
  'chaussons',
  'chat',
  'été',
  'ETE',
  'l’eau',
  'eau',
  'd’eau',
  'cœur',
  'coeurs',
  'promo',
  'promos',
  'promotion',
  'running',
  'première',
  'premier',
  'vélo-cargo',
  'vélocargo',
  '50',
  'de',
];

const someText = (most: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...vocabulary), fc.constantFrom(' ', ' ', ', ', ' 🎉 ', '. ')), { maxLength: most })
    .map((words) => words.flat().join(''));

const dayOf = fc
  .integer({ min: 0, max: 60 })
  .map((days) => new Date(Date.UTC(2026, 8, 25 + days)).toISOString().slice(0, 10));
/** A few instants of the same two seconds. */
const instantOf = fc
  .integer({ min: 0, max: 4 })
  .map((at) => new Date(Date.UTC(2026, 10, 1, 8) + at * 400).toISOString());
const amount = fc.constantFrom(0, 10, 10, 500, 99_000);

const someAd: fc.Arbitrary<Omit<CatalogueAd, 'id'>> = fc
  .record({
    advertiser: fc.constantFrom(['adv_1', 'Maison Cœur'], ['adv_2', 'Vélo'], ['__proto__', 'Proto']),
    platforms: fc.uniqueArray(fc.constantFrom('facebook' as const, 'instagram' as const, 'tiktok' as const), {
      minLength: 1,
    }),
    format: fc.constantFrom('image' as const, 'video' as const, 'text' as const),
    headline: fc.option(someText(4)),
    body: someText(7),
    description: fc.option(someText(3)),
    callToAction: fc.option(fc.constantFrom('SHOP_NOW', 'LEARN_MORE', 'constructor')),
    languages: fc.uniqueArray(fc.constantFrom('fr', 'en')),
    countries: fc.uniqueArray(fc.constantFrom('FR', 'BE', 'ZZ')),
    industry: fc.option(fc.constantFrom('fashion' as const, 'pets' as const)),
    startedAt: dayOf,
    endedAt: fc.option(dayOf),
    createdAt: instantOf,
    reach: fc.option(fc.record({ lower: amount, upper: fc.option(amount) })),
    group: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ advertiser: [id, name], group, ...ad }) => ({
    ...adWith({ id: '' }),
    ...ad,
    advertiser: { id: id ?? '', name: name ?? '', url: null },
    groupKey: `${id} ${group}`,
  }));

/** A few ads whose ids come in no order. */
export const someAds = (maxLength = 40): fc.Arbitrary<CatalogueAd[]> =>
  fc
    .array(fc.tuple(someAd, fc.integer({ min: 0, max: 10_000 })), { maxLength })
    .map((ads) => ads.map(([ad, noise], index) => ({ ...ad, id: `ad_${noise}_${index}` })));

const typed = [...vocabulary, 'chauss', 'pro', 'p', 'chausure', 'runing', 'prmo', 'xyz', 'eua'];

/** What people type: words, beginnings, typos, phrases, exclusions. */
export const someQuery: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...typed) },
      {
        weight: 2,
        arbitrary: fc
          .array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 3 })
          .map((w) => `"${w.join(' ')}"`),
      },
      { weight: 2, arbitrary: fc.constantFrom(...typed).map((word) => `-${word}`) },
      { weight: 1, arbitrary: fc.constantFrom('-"chaussure de"', '-"eau"', '-', '""', '-50 %') },
    ),
    { maxLength: 3 },
  )
  .chain((pieces) => fc.constantFrom(' ', '').map((end) => pieces.join(' ') + end));

export const someFilters = fc.record(
  {
    platform: fc.uniqueArray(fc.constantFrom('facebook' as const, 'instagram' as const, 'pinterest' as const), {
      minLength: 1,
    }),
    format: fc.uniqueArray(fc.constantFrom('image' as const, 'video' as const), { minLength: 1 }),
    country: fc.uniqueArray(fc.constantFrom('FR', 'BE', 'US'), { minLength: 1 }),
    language: fc.constantFrom<string[][]>(['fr'], ['en', 'de']),
    industry: fc.constantFrom<('fashion' | 'pets' | 'travel')[][]>(['fashion'], ['pets', 'travel']),
    callToAction: fc.constantFrom<string[][]>(['SHOP_NOW'], ['constructor', 'toString']),
    advertiserId: fc.constantFrom<string[][]>(['adv_1'], ['__proto__', 'adv_9']),
    active: fc.boolean(),
    minDaysRunning: fc.integer({ min: 0, max: 40 }),
    maxDaysRunning: fc.integer({ min: 0, max: 60 }),
    from: dayOf,
    to: dayOf,
    addedSince: instantOf,
  },
  { requiredKeys: [] },
);
