import type { CatalogueAd } from '../engine/catalogue-ad.ts';
import { Ad, type AdItem, adShards } from './ad.entity.ts';

export function toCatalogueAd(item: AdItem): CatalogueAd {
  const { adId: id, groupKey, createdAt, updatedAt, version } = item;
  return { ...item.content, id, groupKey, createdAt, updatedAt, version };
}

/** Every ad of an owner, from the table alone. */
export async function* allAds(ownerId: string): AsyncGenerator<CatalogueAd> {
  for (const shard of adShards) {
    let cursor: string | null = null;
    do {
      const page: { data: AdItem[]; cursor: string | null } = await Ad.query
        .byId({ ownerId, shard })
        .go({ cursor, consistent: true });
      cursor = page.cursor;
      for (const item of page.data) yield toCatalogueAd(item);
    } while (cursor);
  }
}

/** The ads of an owner that were written at `since` or later. */
export async function changedAds(ownerId: string, since: string): Promise<CatalogueAd[]> {
  const shards = adShards.map((shard) =>
    Ad.query.byChange({ ownerId, shard }).gte({ updatedAt: since }).go({ pages: 'all' }),
  );
  return (await Promise.all(shards)).flatMap(({ data }) => data.map(toCatalogueAd));
}
