import type { adPlatforms } from '../../../shared/ads/ads.rules.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Ad, adIdOf, adKey, commonOwner } from './ad.entity.ts';
import { groupKeyOf } from './near-duplicate.ts';

type Texts = Parameters<typeof groupKeyOf>[1];

/** What an ad account tells of an ad: its number, its page, and the texts that the library may know it by. */
export type RunningAd = { metaId: string; pageId: string | undefined; texts: readonly Texts[] };

const groupsAtOnce = 16;

/**
 * Of each, the ad of the library that it is, else null: the one that bears its number, or one of its page that says the same.
 * Those of the workspace before the common ones. A look-up for each number and text, however large the library.
 */
export async function sameAds(
  { workspaceId }: Pick<Actor, 'workspaceId'>,
  running: readonly RunningAd[],
): Promise<(string | null)[]> {
  const owners = [workspaceId, commonOwner];
  const numbered = await numberedAds(owners, running);
  const keys = running.map((ad, at) => (numbered[at] ? [] : groupKeysOf(ad)));
  const groups = await firstOfGroups(owners, [...new Set(keys.flat())]);
  return running.map((_, at) => {
    const ofGroup = keys[at]?.map((key) => groups.get(key)).find((adId) => adId);
    return numbered[at] ?? ofGroup ?? null;
  });
}

const ofMeta: readonly (keyof typeof adPlatforms)[] = [
  'facebook',
  'instagram',
  'messenger',
  'audience_network',
  'threads',
];

async function numberedAds(owners: string[], running: readonly RunningAd[]): Promise<(string | undefined)[]> {
  const wanted = running.flatMap(({ metaId }) => owners.map((owner) => adKey(owner, adIdOf(owner, metaId))));
  const known = new Set<string>();
  for (const some of chunks(wanted, mostTogether)) {
    const items = await readTogether(
      some.map((key) => Ad.get(key)),
      ['adId', 'content.platforms'],
    );
    for (const Item of items) {
      const { data } = Ad.parse({ Item });
      // The number of another network may be the same.
      if (data?.content.platforms.some((platform) => ofMeta.includes(platform))) known.add(data.adId);
    }
  }
  return running.map(
    (_, at) => wanted.slice(at * owners.length, (at + 1) * owners.length).find(({ adId }) => known.has(adId))?.adId,
  );
}

/** None of an ad that says nothing: many of a page do. */
function groupKeysOf({ pageId, texts }: RunningAd): string[] {
  if (!pageId) return [];
  const telling = texts.filter((said) => /\p{L}/u.test(Object.values(said).join('')));
  return telling.map((said) => groupKeyOf(pageId, said));
}

async function firstOfGroups(owners: string[], keys: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const some of chunks(keys, groupsAtOnce))
    await Promise.all(
      some.map(async (groupKey) => {
        const reads = owners.map((ownerId) =>
          Ad.query.byGroup({ ownerId, groupKey }).go({ attributes: ['adId'], limit: 1 }),
        );
        const [first] = (await Promise.all(reads)).flatMap(({ data }) => data);
        if (first) found.set(groupKey, first.adId);
      }),
    );
  return found;
}
