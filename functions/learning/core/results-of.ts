import { chunks } from '../../../shared/kernel/chunks.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { forgetOldest } from '../../platform/forget-oldest.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { campaignAds, type OwnAds } from './campaign-ads.ts';
import { editedAds } from './edited-ads.ts';
import { type CountedImport, readBook } from './learning-book.entity.ts';
import { mergedAds } from './merged-ads.ts';
import { partKey, ResultPart } from './result-part.entity.ts';
import { type ResultTable, tableOf } from './result-table.ts';
import { type StoredAd, unpackAds } from './stored-result.ts';

/** Of all workspaces in this process together: an ad is about a kilobyte, a row sixty bytes. */
const maxBytes = 250_000_000;
const bytesOf = ({ ads, rows }: ResultTable): number => ads.length * 1_000 + rows * 60;

/** Of 350 KB each: half of what DynamoDB answers at once. */
const partsAtOnce = 20;

const kept = new Map<string, Promise<ResultTable>>();
/** What those are made of, in its order. */
const stamps = new WeakMap<Promise<ResultTable>, readonly unknown[]>();

type Reader = Pick<Actor, 'workspaceId' | 'permissions'>;

/**
 * The ads of a workspace with what they did, as of now: what this process keeps is of the imports that the book names and of its
 * campaigns as they are, or is made again. Of one brand, the ads of its imports alone; of campaigns, for whoever may read them.
 */
export async function resultsOf({ workspaceId, permissions }: Reader, brandId?: string): Promise<ResultTable> {
  const readsCampaigns = brandId === undefined && permissions.has('campaigns:read');
  const [book, campaigns] = await Promise.all([
    readBook(workspaceId),
    readsCampaigns ? campaignAds(workspaceId) : { stamp: [], own: [] },
  ]);
  const imports = book.imports
    .filter((one) => brandId === undefined || one.brandId === brandId)
    .sort((a, b) => (a.importId < b.importId ? -1 : 1));
  const stamp = [...campaigns.stamp, ...imports.map(({ importId }) => importId)];
  const key = `${workspaceId}/${brandId ?? ''}/${readsCampaigns}`;
  const known = kept.get(key);
  const table = known && isSame(stamps.get(known), stamp) ? known : readTable(workspaceId, imports, campaigns.own);
  stamps.set(table, stamp);
  kept.delete(key);
  kept.set(key, table);
  table.catch(() => kept.delete(key));
  await forgetOldest(kept, bytesOf, maxBytes);
  return editedAds(workspaceId, await table, book.edited);
}

const isSame = (one: readonly unknown[] = [], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at]);

async function readTable(
  workspaceId: string,
  imports: readonly CountedImport[],
  campaigns: readonly OwnAds[],
): Promise<ResultTable> {
  const read = await Promise.all(
    imports.map(async (one, at) => ({ age: campaigns.length + at, ads: await readAds(workspaceId, one) })),
  );
  const own = campaigns.map(({ ads }, age) => ({ age, ads, named: true }));
  return tableOf(mergedAds([...own, ...read]), [...campaigns, ...imports], campaigns.length);
}

async function readAds(workspaceId: string, { importId, parts }: CountedImport): Promise<StoredAd[]> {
  const keys = Array.from({ length: parts }, (_, at) => ({ workspaceId, importId, partKey: partKey(at) }));
  const found: StoredAd[] = [];
  for (const some of chunks(keys, partsAtOnce)) {
    const items = await readTogether(
      some.map((key) => ResultPart.get(key)),
      ['packed'],
    );
    for (const item of items) if (item) found.push(...unpackAds(item.packed as Uint8Array));
  }
  return found;
}
