import { chunks } from '../../../shared/kernel/chunks.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { CatalogueAd } from '../engine/engine.ts';
import { Ad, type AdItem, adKey, adShards, commonOwner } from './ad.entity.ts';

const readTogetherMax = 100;

/** Those of the ads that are there, by id: as the table has them. */
export async function findCatalogueAds(
  actor: Pick<Actor, 'workspaceId'>,
  ids: readonly string[],
): Promise<Map<string, CatalogueAd>> {
  const found = await readAds(actor, ids);
  return new Map(found.map((ad) => [ad.adId, toCatalogueAd(ad)]));
}

/** The items of those that are there, with these attributes alone when some are named, in one reading for each fifty ads. */
export async function readAds(
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  ids: readonly string[],
  paths?: readonly string[],
): Promise<AdItem[]> {
  const keys = ids.flatMap((id) => [adKey(workspaceId, id), adKey(commonOwner, id)]);
  const found: AdItem[] = [];
  for (const some of chunks(keys, readTogetherMax)) {
    const reads = some.map((key) => Ad.get(key));
    for (const item of await readTogether(reads, paths)) {
      const { data } = Ad.parse({ Item: item });
      if (data) found.push(data);
    }
  }
  return found;
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

function toCatalogueAd(item: AdItem): CatalogueAd {
  const { adId: id, groupKey, createdAt, updatedAt, version } = item;
  return { ...item.content, id, groupKey, createdAt, updatedAt, version };
}
