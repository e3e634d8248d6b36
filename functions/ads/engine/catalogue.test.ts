import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { Catalogue } from './catalogue.ts';
import type { CatalogueAd } from './catalogue-ad.ts';
import { type CatalogueQuery, searchCatalogues } from './search.ts';
import { openSegment } from './segment.ts';
import { buildSegment } from './segment-builder.ts';
import { catalogueStats } from './stats.ts';
import { adWith, someAds, someFilters, someQuery, today } from './testing/ads.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Ads as they are written one after the other, several of them more than once, not always in the order of their changes. */
const someWrites = fc
  .tuple(someAds(30), fc.array(fc.tuple(fc.nat(7), fc.nat(9)), { maxLength: 30 }))
  .map(([ads, again]) =>
    ads.map((ad, at): CatalogueAd => {
      const [id, minute] = again[at] ?? [at + 100, 0];
      return { ...ad, id: `ad_${id}`, updatedAt: `2026-11-02T08:0${minute}:00.000Z` };
    }),
  );

function newest(writes: CatalogueAd[]): CatalogueAd[] {
  const kept = new Map<string, CatalogueAd>();
  for (const ad of writes) {
    const before = kept.get(ad.id);
    if (before === undefined || before.updatedAt < ad.updatedAt) kept.set(ad.id, ad);
  }
  return [...kept.values()];
}

function answers(catalogue: Catalogue, query: Partial<CatalogueQuery>) {
  const sorted = { limit: 100, sort: 'newest' as const, ...query };
  const { items, relaxations, facets, ...counts } = searchCatalogues([catalogue], sorted, today);
  // The name of an advertiser that has no ad left, and so its place among its like, is known to who has seen one.
  const leads = relaxations.map(({ label, ...lead }) => (lead.without === 'advertiserId' ? lead : { ...lead, label }));
  const left = facets.advertiser.filter(({ count }) => count > 0);
  const gone = facets.advertiser.flatMap(({ value, count }) => (count === 0 ? [value] : []));
  const relevant = searchCatalogues([catalogue], { ...sorted, sort: 'relevance' }, today).items.map(({ ad }) => ad.id);
  const found = { items, counts, leads, facets: { ...facets, advertiser: left, gone: gone.sort() } };
  return { ...found, relevant: relevant.sort(), stats: catalogueStats([catalogue], query, today) };
}

it('answers the same whether ads came one by one and changed, or all at once as they are', () => {
  fc.assert(
    fc.property(someWrites, someQuery, someFilters, fc.integer({ min: 1, max: 9 }), (writes, q, filters, batch) => {
      const catalogue = new Catalogue();
      for (let at = 0; at < writes.length; at += batch) catalogue.add(writes.slice(at, at + batch));
      const atOnce = new Catalogue();
      atOnce.add(newest(writes));
      expect(catalogue.size).toBe(atOnce.size);
      expect(answers(catalogue, { ...filters, q })).toEqual(answers(atOnce, { ...filters, q }));
      for (const ad of newest(writes)) expect(catalogue.ad(ad.id)).toEqual(ad);
    }),
    { numRuns: 150 },
  );
});

it('answers the same once a generation has been built and what came later is added to it', async () => {
  let files = 0;
  await fc.assert(
    fc.asyncProperty(someWrites, someQuery, someFilters, fc.nat(30), async (writes, q, filters, cut) => {
      const file = join(folder, `${files++}.index`);
      (await buildSegment(newest(writes.slice(0, cut)), { file })).close();
      const rebuilt = new Catalogue(openSegment(file));
      // A generation is followed from a little before it was built.
      rebuilt.add(writes.slice(Math.max(0, cut - 3)));
      const atOnce = new Catalogue();
      atOnce.add(newest(writes));
      expect(answers(rebuilt, { ...filters, q })).toEqual(answers(atOnce, { ...filters, q }));
    }),
    { numRuns: 60 },
  );
});

it('keeps few segments, none of which takes long to merge', () => {
  const catalogue = new Catalogue();
  for (let at = 0; at < 300; at++) catalogue.add([adWith({ id: `ad_${at}` })]);
  expect(catalogue.size).toBe(300);
  expect(catalogue.parts.length).toBeLessThan(10);
});

it('refuses a file that is not whole', async () => {
  const file = join(folder, 'whole.index');
  (await buildSegment([adWith({ id: 'a' })], { file })).close();
  truncateSync(file, statSync(file).size - 9);
  expect(() => openSegment(file)).toThrow();
});
