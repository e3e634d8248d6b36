import { describe, expect, it } from 'vitest';
import { Catalogue } from './catalogue.ts';
import type { CatalogueAd } from './catalogue-ad.ts';
import { type CatalogueQuery, searchCatalogues } from './search.ts';
import { adWith, today } from './testing/ads.ts';

function search(ads: CatalogueAd[], query: Partial<CatalogueQuery>) {
  const catalogue = new Catalogue();
  catalogue.add(ads);
  return searchCatalogues([catalogue], { limit: 100, variants: 'all', ...query }, today);
}

describe('facets', () => {
  it('keep what was asked for, and show the fifty advertisers that count most', () => {
    const ads = Array.from({ length: 130 }, (_, number) =>
      adWith({
        id: `ad_${number}`,
        advertiser: { id: `adv_${100 + Math.min(number, 80)}`, name: `Marque ${Math.min(number, 80)}`, url: null },
      }),
    );
    const { advertiser, format } = search(ads, { advertiserId: ['adv_179', 'adv_none'], format: ['video'] }).facets;
    expect(format).toEqual([
      { value: 'image', label: 'Image', count: 1 },
      { value: 'video', label: 'Vidéo', count: 0 },
    ]);
    expect(advertiser).toEqual([
      { value: 'adv_none', label: 'adv_none', count: 0 },
      { value: 'adv_179', label: 'Marque 79', count: 0 },
    ]);
    const all = search(ads, { advertiserId: ['adv_179'] }).facets.advertiser;
    expect(all).toHaveLength(51);
    expect(all[0]).toEqual({ value: 'adv_180', label: 'Marque 80', count: 50 });
    expect(all).toContainEqual({ value: 'adv_179', label: 'Marque 79', count: 1 });
  });

  it('bear the words that a person reads', () => {
    const ads = [
      adWith({ id: 'a', callToAction: 'SHOP_NOW', industry: 'pets', countries: ['CH', 'BE'], languages: ['nl'] }),
    ];
    const { facets } = search(ads, {});
    const labels = Object.values(facets).map((counts) => counts.map(({ label }) => label));
    expect(labels).toEqual([
      ['Facebook'],
      ['Image'],
      ['Belgique', 'Suisse'],
      ['Néerlandais'],
      ['Animaux'],
      ['Acheter'],
      ['Maison'],
      ['En cours', 'Arrêtée'],
      ['Toutes', 'Moins de 7 jours', '7 jours et plus', '30 jours et plus', '90 jours et plus', '180 jours et plus'],
    ]);
  });
});
