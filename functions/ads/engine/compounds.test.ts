import { expect, it } from 'vitest';
import { Catalogue } from './catalogue.ts';
import type { CatalogueAd } from './catalogue-ad.ts';
import { type CatalogueQuery, searchCatalogues } from './search.ts';
import { adWith, today } from './testing/ads.ts';

function search(ads: CatalogueAd[], query: Partial<CatalogueQuery>) {
  const catalogue = new Catalogue();
  catalogue.add(ads);
  return searchCatalogues([catalogue], { limit: 100, variants: 'all', ...query }, today);
}
const ids = ({ items }: { items: { ad: CatalogueAd }[] }) => items.map(({ ad }) => ad.id);

it('finds nothing for emojis alone, which no index holds, and what the words beside them say', () => {
  const ads = [adWith({ id: 'ads_1', body: 'Crème 🔥 solaire' }), adWith({ id: 'ads_2', body: 'Table' })];
  for (const q of ['🔥', ' 🔥🔥 ', '🇫🇷', '👩‍🍳 ✨']) {
    const { total, relaxations } = search(ads, { q });
    expect(total, q).toBe(0);
    expect(relaxations).toEqual([{ without: 'q', value: null, label: q.trim(), words: '', total: 2 }]);
  }
  expect(ids(search(ads, { q: '🔥 crème' }))).toEqual(['ads_1']);
  for (const q of ['', ' ', '-', '!!', '"', '-🔥']) expect(search(ads, { q }).total, q).toBe(2);
});

it('finds what is written in one word or in two, whichever is typed', () => {
  const ads = [
    adWith({ id: 'ads_1', body: 'Le Black Friday commence' }),
    adWith({ id: 'ads_2', body: 'Dernier jour #BlackFriday' }),
    adWith({ id: 'ads_3', body: 'Un t-shirt pour votre e-commerce' }),
    adWith({ id: 'ads_4', body: 'Friday, en black' }),
    adWith({ id: 'ads_5', body: 'Ecommerce, tshirts' }),
  ];
  expect(ids(search(ads, { q: 'blackfriday' }))).toEqual(['ads_2', 'ads_1']);
  expect(ids(search(ads, { q: 'black friday' })).sort()).toEqual(['ads_1', 'ads_2', 'ads_4']);
  expect(ids(search(ads, { q: '#BlackFriday commence' }))).toEqual(['ads_1']);
  expect(ids(search(ads, { q: '"black friday"' }))).toEqual(['ads_1']);
  expect(ids(search(ads, { q: 'jour -blackfriday' }))).toEqual([]);
  expect(ids(search(ads, { q: 'ecommerce' })).sort()).toEqual(['ads_3', 'ads_5']);
  expect(ids(search(ads, { q: 'e-commerce' })).sort()).toEqual(['ads_3', 'ads_5']);
  expect(ids(search(ads, { q: 'tshirt ' })).sort()).toEqual(['ads_3', 'ads_5']);
  const [, apart] = search(ads, { q: 'blackfriday' }).items;
  expect(apart?.highlights).toEqual({ body: [[3, 15]] });
  const hashtag = search(ads, { q: 'black friday' }).items.find(({ ad }) => ad.id === 'ads_2');
  expect(hashtag?.highlights).toEqual({ body: [[14, 25]] });
  expect(search(ads.slice(0, 1), { q: 'blackfriday' }).corrections).toEqual([]);
});
