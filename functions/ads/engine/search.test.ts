import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { adLifetime } from '../../../shared/ads/ad-lifetime.ts';
import { adVariants } from '../../../shared/ads/library.contract.ts';
import { Catalogue } from './catalogue.ts';
import type { CatalogueAd } from './catalogue-ad.ts';
import { After, type CatalogueQuery, searchCatalogues } from './search.ts';
import { openSegment } from './segment.ts';
import { buildSegment } from './segment-builder.ts';
import { adWith, someAds, someFilters, someQuery, today } from './testing/ads.ts';
import { naiveCounts, naiveGroupCounts, naiveOrders, naiveSearch } from './testing/naive-search.ts';
import { makeWordFilter } from './word-filter.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** One catalogue of one segment. */
function catalogueOf(ads: CatalogueAd[]): Catalogue {
  const catalogue = new Catalogue();
  catalogue.add(ads);
  return catalogue;
}

const search = (ads: CatalogueAd[] | Catalogue[], query: Partial<CatalogueQuery>) =>
  searchCatalogues(
    ads.every((one) => one instanceof Catalogue) ? ads : [catalogueOf(ads as CatalogueAd[])],
    { limit: 100, variants: 'all', ...query },
    today,
  );
const ids = ({ items }: { items: { ad: CatalogueAd }[] }) => items.map(({ ad }) => ad.id);

const facetValues = {
  platform: (ad: CatalogueAd) => ad.platforms,
  format: (ad: CatalogueAd) => [ad.format],
  country: (ad: CatalogueAd) => ad.countries,
  language: (ad: CatalogueAd) => ad.languages,
  industry: (ad: CatalogueAd) => [ad.industry],
  callToAction: (ad: CatalogueAd) => [ad.callToAction],
  advertiser: (ad: CatalogueAd) => [ad.advertiser.id],
  active: (ad: CatalogueAd) => [String(adLifetime(ad, today).active)],
  duration: (ad: CatalogueAd) => lengthsOf(adLifetime(ad, today).daysRunning),
};

/** The choices that a number of days answers to. */
const lengthsOf = (days: number) =>
  ['-', '-6', '7-', '30-', '90-', '180-'].filter((length) => {
    const [least, most] = length.split('-');
    return days >= Number(least) && days <= Number(most || 1e9);
  });

/** The filters that a facet is counted without. */
const own = (facet: string) => (facet === 'duration' ? ['minDaysRunning', 'maxDaysRunning'] : [facet]);

/** Everything that an index answers, page by page. */
function readAll(catalogues: Catalogue[], query: Partial<CatalogueQuery>) {
  const found: string[] = [];
  const first = search(catalogues, { ...query, limit: 3 });
  for (let page = first; ; ) {
    found.push(...ids(page));
    if (page.nextAfter === null) return { first, found };
    const after = After.parse(JSON.parse(JSON.stringify(page.nextAfter)));
    page = search(catalogues, { ...query, limit: 3, after });
  }
}

describe('against a reading of every ad', () => {
  it('finds the same ads, corrections and counts, in the order of every sort, over any pages', () => {
    fc.assert(
      fc.property(
        someAds(),
        someQuery,
        someFilters,
        fc.constantFrom(...Object.keys(naiveOrders)),
        (ads, q, filters, sorted) => {
          const sort = sorted as keyof typeof naiveOrders;
          const asked = { ...filters, q };
          const expected = naiveSearch(ads, asked, today);
          const { first, found } = readAll([catalogueOf(ads)], { ...asked, sort });
          const order = naiveOrders[sort];
          expect(found).toEqual(expected.found.sort((a, b) => order(a, b, today)).map(({ id }) => id));
          expect(first.total).toBe(found.length);
          expect(first.corrections).toEqual(expected.corrections);
          for (const [facet, values] of Object.entries(facetValues)) {
            const counts = naiveCounts(expected.except(...own(facet)), values);
            const shown = first.facets[facet as keyof typeof facetValues].filter(({ count }) => count > 0);
            expect(new Map(shown.map(({ value, count }) => [value, count])), facet).toEqual(counts);
          }
          for (const { ad, variants } of first.items) {
            expect(variants).toBe(ads.filter(({ groupKey }) => groupKey === ad.groupKey).length);
            expect(ad).toEqual(ads.find(({ id }) => id === ad.id));
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('folds the ads that say the same into one, the first of them, and counts each group once', () => {
    fc.assert(
      fc.property(
        someAds(),
        someQuery,
        someFilters,
        fc.constantFrom(...Object.keys(naiveOrders)),
        fc.array(fc.nat(2)),
        (ads, q, filters, sorted, cuts) => {
          const sort = sorted as keyof typeof naiveOrders;
          const order = naiveOrders[sort];
          const expected = naiveSearch(ads, { ...filters, q }, today);
          const inOrder = expected.found.sort((a, b) => order(a, b, today));
          const groupsOf = (some: CatalogueAd[]) => new Set(some.map(({ groupKey }) => groupKey));
          const firsts = [...groupsOf(inOrder)].map((key) => inOrder.find(({ groupKey }) => groupKey === key)?.id);
          const apart = [0, 1, 2].map((part) => catalogueOf(ads.filter((_, at) => (cuts[at] ?? 0) === part)));
          const { first, found } = readAll(apart, { ...filters, q, sort, variants: 'folded' });
          expect(found).toEqual(firsts);
          expect(first.total).toBe(firsts.length);
          for (const [facet, values] of Object.entries(facetValues)) {
            const others = expected.except(...own(facet));
            const groups = [...groupsOf(others)].map((key) => others.filter(({ groupKey }) => groupKey === key));
            const counts = naiveGroupCounts(groups, values);
            const shown = first.facets[facet as keyof typeof facetValues].filter(({ count }) => count > 0);
            expect(new Map(shown.map(({ value, count }) => [value, count])), facet).toEqual(counts);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('proposes what finds something when nothing is found, as many as it says', () => {
    fc.assert(
      fc.property(someAds(), someQuery, someFilters, fc.constantFrom(...adVariants), (ads, q, filters, variants) => {
        const { total, relaxations } = search(ads, { ...filters, q, variants });
        const found = (asked: Parameters<typeof naiveSearch>[1]) => {
          const all = naiveSearch(ads, asked, today).found;
          return variants === 'all' ? all.length : new Set(all.map(({ groupKey }) => groupKey)).size;
        };
        expect(total).toBe(found({ ...filters, q }));
        if (total > 0 || ads.length === 0) {
          expect(relaxations).toEqual([]);
          return;
        }
        expect(relaxations.length).toBeGreaterThan(0);
        for (const { without, words, total } of relaxations) {
          const kept = without === 'filters' || without === 'all' ? {} : { ...filters, [without]: undefined };
          expect(total).toBe(found({ ...kept, q: words ?? q }));
          expect(total).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('segments', () => {
  const sorts = fc.constantFrom('relevance' as const, 'newest' as const, 'reach' as const, undefined);

  it('answer the same however the ads are cut, in one catalogue or several', () => {
    fc.assert(
      fc.property(someAds(), someQuery, someFilters, sorts, fc.array(fc.nat(3)), (ads, q, filters, sort, cuts) => {
        const apart = [0, 1, 2, 3].map((part) => catalogueOf(ads.filter((_, at) => (cuts[at] ?? 0) === part)));
        const query = { ...filters, q, sort };
        const [one, several] = [readAll([catalogueOf(ads)], query), readAll(apart, query)];
        expect(several.found).toEqual(one.found);
        expect({ ...several.first, nextAfter: null }).toEqual({ ...one.first, nextAfter: null });
      }),
      { numRuns: 300 },
    );
  });

  it('answer the same from a file', async () => {
    let files = 0;
    await fc.assert(
      fc.asyncProperty(someAds(), someQuery, someFilters, sorts, async (ads, q, filters, sort) => {
        const file = join(folder, `${files++}.index`);
        (await buildSegment(ads, { file })).close();
        const catalogue = new Catalogue(openSegment(file));
        const query = { ...filters, q, sort };
        expect(search([catalogue], query)).toEqual(search([catalogueOf(ads)], query));
      }),
      { numRuns: 40 },
    );
  });
});

describe('words', () => {
  const shoes = [
    adWith({ id: 'a', body: 'Des chaussures de course légères' }),
    adWith({ id: 'b', headline: 'Chaussure', body: 'Une idée de cadeau' }),
    adWith({ id: 'c', body: 'Un chausson pour la maison' }),
    adWith({ id: 'd', body: 'De l’eau fraîche, un cœur d’artichaut' }),
  ];

  it.each([
    ['chaussures ', ['b', 'a']],
    ['CHAUSSURE ', ['b', 'a']],
    ['chauss', ['b', 'a', 'c']],
    ['chauss ', []],
    ['légère', ['a']],
    ['legeres course', ['a']],
    ['l’eau', ['d']],
    ['eau coeur', ['d']],
    ['chausson maison', ['c']],
    ['"de course"', ['a']],
    ['"course de"', []],
    ['"chaussure de"', []],
    ['-chaussure', ['c', 'd']],
    ['-"de course" chaussures ', ['b']],
    ['"d’eau"', []],
  ])('%s', (q, expected) => {
    expect(ids(search(shoes, { q }))).toEqual(expected);
  });

  const offers = [
    adWith({ id: 'half', body: 'Jusqu’à -50 % sur tout' }),
    adWith({ id: 'glued', body: '50% dès demain' }),
    adWith({ id: 'tenth', body: '-10€ à l’achat de 50 sachets' }),
    adWith({ id: 'none', body: 'Aucune remise' }),
  ];

  it.each([
    ['-50%', ['glued', 'half', 'tenth']],
    ['-50 % ', ['glued', 'half', 'tenth']],
    ['--50', ['glued', 'half', 'tenth']],
    ['−50 %', ['glued', 'half', 'tenth']],
    ['–50 %', ['glued', 'half', 'tenth']],
    ['"-50 %"', ['glued', 'half', 'tenth']],
    ['-10€', ['tenth']],
    ['-€10', ['tenth']],
    ['-50 % -sachets', ['glued', 'half']],
    ['-"50 sachets" -50 % ', ['glued', 'half']],
    ['-remise -sachets', ['glued', 'half']],
  ])('a dash before a figure is a discount: %s', (q, expected) => {
    expect(ids(search(offers, { q })).sort()).toEqual(expected);
  });

  it('finds the same of any figure, with a dash before it or not', () => {
    fc.assert(
      fc.property(someAds(), fc.stringMatching(/^-{1,2}[€$]?[1-9]0?%?$/), someFilters, (ads, figure, filters) => {
        const offered = ads.map((ad, at) => ({ ...ad, body: `${ad.body} ${at % 5}0%` }));
        const found = (q: string) => ids(search(offered, { ...filters, q, sort: 'newest' }));
        expect(found(`${figure} `)).toEqual(found(`${figure.replace(/^-+/, '')} `));
      }),
      { numRuns: 100 },
    );
  });

  it('reads one typo in long words alone, and only when the word is nowhere', () => {
    const read = (q: string) => search(shoes, { q }).corrections;
    expect(read('chausures ')).toEqual([{ typed: 'chausures', read: 'chaussures' }]);
    expect(read('ChaussrUe')).toEqual([{ typed: 'ChaussrUe', read: 'chaussure' }]);
    expect(read('chauson')).toEqual([{ typed: 'chauson', read: 'chausson' }]);
    expect(read('-chausures')).toEqual([]);
    expect(read('"chausures"')).toEqual([]);
    expect(read('eua')).toEqual([]);
    expect(read('course chaussure')).toEqual([]);
  });

  it('never corrects a word that the language has, nor the first letter of any', async () => {
    const ads = [adWith({ id: 'a', body: 'Le port est gratuit, les ports aussi' })];
    expect(search(ads, { q: 'sport' }).corrections).toEqual([]);
    expect(search(ads, { q: 'zports' }).corrections).toEqual([]);
    const read = (catalogue: Catalogue) => search([catalogue], { q: 'robot' }).corrections.map(({ read }) => read);
    const more = [...ads, adWith({ id: 'b', body: 'un rabot' })];
    expect(read(new Catalogue(await buildSegment(more)))).toEqual(['rabot']);
    expect(read(new Catalogue(await buildSegment(more, { spelled: makeWordFilter(['Robot', 'aïeul']) })))).toEqual([]);
  });

  it('shows a correction as it is written, with its accents', () => {
    const ads = [adWith({ id: 'a', headline: 'La Crème qui hydrate' })];
    expect(search(ads, { q: 'crrme' }).corrections).toEqual([{ typed: 'crrme', read: 'crème' }]);
  });

  it('corrects by the words that the caller sees', () => {
    const other = [adWith({ id: 'z', body: 'chausure' })];
    expect(search(shoes, { q: 'chausure ' }).total).toBe(2);
    expect(search([catalogueOf(shoes), catalogueOf(other)], { q: 'chausure ' }).corrections).toEqual([]);
    const catalogue = catalogueOf([...shoes, ...other]);
    catalogue.add([adWith({ id: 'z', body: 'rien', updatedAt: '2026-11-02T00:00:00.000Z' })]);
    expect(search([catalogue], { q: 'chausure ' }).corrections).toEqual([{ typed: 'chausure', read: 'chaussure' }]);
  });

  it('ranks the word as it was typed, or its plural, before those that only share its root', () => {
    const ads = [
      adWith({ id: 'a', headline: 'Petite petite petite', body: 'petite petite' }),
      adWith({
        id: 'b',
        body: 'Dans un long texte où il est question de tout, signez aussi la pétition',
        headline: 'Ici',
      }),
      adWith({ id: 'c', description: 'Des pétitions' }),
    ];
    expect(ids(search(ads, { q: 'pétition' }))).toEqual(['b', 'c', 'a']);
    const software = [adWith({ id: 'a', headline: 'Sa boutique, sa vie' }), adWith({ id: 'b', body: 'Un SaaS' })];
    expect(ids(search(software, { q: 'SaaS ' }))).toEqual(['b']);
  });

  it('lets small words help the order and never decide', () => {
    const ads = [
      adWith({ id: 'a', body: 'lunelle, brume' }),
      adWith({ id: 'b', body: 'lunelle et brume' }),
      adWith({ id: 'c', body: 'et le reste' }),
    ];
    expect(ids(search(ads, { q: 'lunelle et brume' }))).toEqual(['b', 'a']);
    expect(ids(search(ads, { q: 'la brume de lunelle' })).sort()).toEqual(['a', 'b']);
    expect(ids(search(ads, { q: 'et le' }))).toEqual(['c']);
    expect(ids(search(ads, { q: 'brume -et' }))).toEqual(['a']);
    expect(search(ads, { q: 'lunelle et' }).items[0]?.highlights.body).toEqual([[0, 7]]);
  });

  it('keeps a phrase within a field', () => {
    const ads = [adWith({ id: 'a', headline: 'Grande promo', body: 'de rentrée' })];
    expect(search(ads, { q: '"grande promo"' }).total).toBe(1);
    expect(search(ads, { q: '"promo de"' }).total).toBe(0);
  });

  it('ranks the headline above the body, and the rare word above the frequent', () => {
    const body = 'course course';
    const ads = [
      adWith({ id: 'a', body: 'tapis de course', startedAt: '2026-11-20' }),
      adWith({ id: 'b', headline: 'Tapis', body: 'de yoga' }),
      ...['c', 'd', 'e', 'f'].map((id) => adWith({ id, body })),
    ];
    expect(ids(search(ads, { q: 'tapis ' }))).toEqual(['b', 'a']);
    expect(search(ads, { q: 'tapis ' }).nextAfter).toBeNull();
  });
});

describe('relaxations', () => {
  const ads = [
    adWith({ id: 'a', body: 'chaussures rouges' }),
    adWith({ id: 'b', body: 'chaussures bleues', format: 'video' }),
  ];

  it('name what is dropped, best first', () => {
    expect(search(ads, { q: 'chaussures vertes', format: ['carousel'] }).relaxations).toEqual([
      { without: 'all', value: 'vertes', label: 'vertes', words: 'chaussures', total: 2 },
    ]);
    expect(search(ads, { q: 'chaussures ', format: ['carousel'] }).relaxations).toEqual([
      { without: 'format', value: 'carousel', label: 'Carrousel', words: null, total: 2 },
    ]);
    expect(search(ads, { q: 'chaussures -rouges', format: ['image', 'text'] }).relaxations).toEqual([
      { without: 'format', value: null, label: 'Image, Texte', words: null, total: 1 },
      { without: 'q', value: '-rouges', label: '-rouges', words: 'chaussures', total: 1 },
    ]);
    expect(search(ads, { q: 'vertes jaunes ', active: true }).relaxations).toEqual([
      { without: 'q', value: null, label: 'vertes jaunes', words: '', total: 2 },
    ]);
    expect(search(ads, { q: 'chaussures xylophage quetzal' }).relaxations[0]).toEqual({
      without: 'q',
      value: 'xylophage quetzal',
      label: 'xylophage quetzal',
      words: 'chaussures',
      total: 2,
    });
    expect(search(ads, { q: 'rouges', format: ['video'], active: false }).relaxations).toEqual([
      { without: 'filters', value: null, label: '2', words: null, total: 1 },
    ]);
    expect(search(ads, { active: false, minDaysRunning: 3 }).relaxations).toEqual([
      { without: 'active', value: 'false', label: 'active', words: null, total: 2 },
    ]);
  });
});
