import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Catalogue } from './catalogue.ts';
import { type CatalogueAd, fieldText, searchedFields } from './catalogue-ad.ts';
import { searchCatalogues } from './search.ts';
import { similarInCatalogues } from './similar.ts';
import { catalogueStats } from './stats.ts';
import { adWith, someAds, someQuery, today, vocabulary } from './testing/ads.ts';
import { tokenise } from './text.ts';
import { trendingInCatalogues } from './trending.ts';

function catalogueOf(ads: CatalogueAd[]): Catalogue {
  const catalogue = new Catalogue();
  catalogue.add(ads);
  return catalogue;
}

const search = (ads: CatalogueAd[], q: string) => searchCatalogues([catalogueOf(ads)], { q, limit: 50 }, today);

/** Emoji with joiners and skins, halves of pairs, right to left, marks without a letter, what regular expressions mean. */
const hostilePieces = [
  ...['👩‍👩‍👧‍👦', '🏳️‍🌈', '👍🏽', '🎉', '\ud83d', '\ude00', '\ud83dchat', '𝓬𝓱𝓪𝓽', '𐐷𐐷', 'ﬁn', 'Å', 'e\u0301t\u0301e'],
  ...['قطة', 'חתול', '\u202echat\u202c', '\u200fchat', '\u0301\u0301', '\u0000', '\ufeffchat\u00adte', 'ß', 'İ', 'ΣΑΣ'],
  ...[
    '.*',
    '[a-',
    '(?:',
    '\\',
    '$&',
    '^',
    '|',
    '"',
    '«',
    '-',
    '--',
    '-"',
    '%',
    "'; DROP TABLE",
    '__proto__',
    'constructor',
  ],
  ...['chat', 'l’été', '猫の手', 'แมว', '50%', 'a'.repeat(300), 'é'.repeat(70)],
];

const hostileText = fc.oneof(
  fc
    .array(fc.constantFrom(...hostilePieces, ...vocabulary, ' ', ' '), { maxLength: 12 })
    .map((parts) => parts.join('')),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 }).map((units) => String.fromCharCode(...units)),
);

const hostileAds = fc
  .array(fc.record({ name: hostileText, headline: fc.option(hostileText), body: hostileText }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((texts) =>
    texts.map(({ name, headline, body }, at) =>
      adWith({ id: `ad_${at}`, advertiser: { id: `adv_${at % 3}`, name, url: null }, headline, body }),
    ),
  );

/** Cuts a text at its marks, and says whether a pair of surrogates is cut. */
function cut(text: string, marks: readonly (readonly [number, number])[]) {
  const edges = [0, ...marks.flat(), text.length];
  const pieces = edges.slice(1).map((edge, at) => text.slice(edges[at], edge));
  const cutsPair = edges.some(
    (edge) => /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(edge - 1, edge + 1)) && edge > 0,
  );
  return { pieces, cutsPair };
}

describe('any text', () => {
  it('is indexed, searched, given back as it was, and marked between whole characters', () => {
    fc.assert(
      fc.property(hostileAds, fc.oneof(hostileText, someQuery), (ads, q) => {
        const { items, total } = search(ads, q);
        expect(items).toHaveLength(total);
        for (const { ad, highlights } of items) {
          expect(ad).toEqual(ads.find(({ id }) => id === ad.id));
          for (const field of searchedFields) {
            const { pieces, cutsPair } = cut(fieldText(ad, field), highlights[field] ?? []);
            expect(pieces.join('')).toBe(fieldText(ad, field));
            expect(cutsPair).toBe(false);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is found by all that it says', () => {
    fc.assert(
      fc.property(hostileAds, (ads) => {
        for (const { id, body } of ads) {
          const asked = body.replaceAll(/["“”„«»]/g, ' ');
          if (tokenise(body).length === 0) continue;
          expect(search(ads, `"${asked}"`).items.map(({ ad }) => ad.id)).toContain(id);
        }
      }),
    );
  });

  it('breaks no figure, trend nor likeness', () => {
    fc.assert(
      fc.property(hostileAds, hostileText, (ads, q) => {
        const catalogues = [catalogueOf(ads)];
        const { total, byPlatform } = catalogueStats(catalogues, { q }, today);
        expect(byPlatform.map(({ count }) => count)).toEqual(total === 0 ? [] : [total]);
        expect(trendingInCatalogues(catalogues, { window: 30, limit: 10 }, today)).toHaveLength(ads.length);
        for (const ad of ads) {
          for (const other of similarInCatalogues(catalogues, ad, 5, today))
            expect(other.similarity).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('may be a query of ten thousand characters', () => {
    const ads = [adWith({ id: 'a', body: 'chat '.repeat(2_000) }), adWith({ id: 'b', body: 'été'.repeat(3_000) })];
    for (const piece of [...hostilePieces, 'chat ', 'x y ', '"chat" ', '-chat ', '" ']) {
      const q = piece.repeat(Math.ceil(10_000 / piece.length));
      expect(search(ads, q).total, piece).toBeLessThanOrEqual(2);
    }
    expect(search(ads, 'chat '.repeat(2_000)).total).toBe(1);
  });

  it('may be the name of what every object has, in a filter too', () => {
    const ads = [
      adWith({ id: 'a', callToAction: 'constructor', advertiser: { id: '__proto__', name: 'Proto', url: null } }),
    ];
    const asked = {
      callToAction: ['constructor', 'toString'],
      advertiserId: ['__proto__', 'valueOf'],
      limit: 5,
    };
    const { facets, total } = searchCatalogues([catalogueOf(ads)], asked, today);
    expect(total).toBe(1);
    expect(facets.callToAction.map(({ label }) => label)).toEqual(['Constructor', 'Tostring']);
    expect(facets.advertiser).toEqual([
      { value: '__proto__', label: 'Proto', count: 1 },
      { value: 'valueOf', label: 'valueOf', count: 0 },
    ]);
  });
});

describe('highlights', () => {
  it('mark every form of a word and whole phrases, and nothing excluded', () => {
    const ads = [adWith({ id: 'a', headline: 'L’été des CHAUSSURES', body: '🎉 chaussure d’été, chat' })];
    const marked = (q: string) => {
      const [item] = search(ads, q).items;
      return searchedFields.flatMap((field) =>
        (item?.highlights[field] ?? []).map(([start, end]) =>
          fieldText(item?.ad ?? adWith({ id: '' }), field).slice(start, end),
        ),
      );
    };
    expect(marked('chaussures')).toEqual(['CHAUSSURES', 'chaussure']);
    expect(marked('"chaussure d’été"')).toEqual(['chaussure d’été']);
    expect(marked('ete -chien')).toEqual(['été', 'été']);
    expect(marked('ch')).toEqual(['CHAUSSURES', 'chaussure', 'chat']);
  });

  it('are in their order and apart', () => {
    fc.assert(
      fc.property(someAds(10), someQuery, (ads, q) => {
        for (const { highlights } of search(ads, q).items) {
          for (const marks of Object.values(highlights)) {
            const edges = marks.flat();
            expect(edges).toEqual([...edges].sort((a, b) => a - b));
            expect(marks.every(([start, end]) => start < end)).toBe(true);
          }
        }
      }),
    );
  });
});
