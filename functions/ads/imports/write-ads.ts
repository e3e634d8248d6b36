import { keyOf } from '../../platform/db/key-of.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put, WriteRefused, write } from '../../platform/db/write.ts';
import { Ad, type AdContent, type AdItem, adIdOf, adKey, commonOwner } from '../ad/ad.entity.ts';
import { groupKeyOf } from '../ad/near-duplicate.ts';

/** A transaction takes 100 actions; the others are the caller's. */
export const adsPerWrite = 89;
const maxTries = 4;

/** What became of one ad: `before` is what was known of it, null when it is new. */
export type WrittenAd = {
  act: 'created' | 'updated' | 'skipped';
  adId: string;
  content: AdContent;
  before: AdContent | null;
  /** When it was first stored, by whichever run. */
  createdAt: string;
};

/**
 * Writes up to `adsPerWrite` ads of an owner and the caller's own operations in one transaction; what is known already
 * and has not changed is not written. Answers in the order given. Ads that someone else writes at the same moment are
 * read again; an ad given twice is written once, with what both say, the last one being right.
 */
export async function writeAds(
  ownerId: string,
  ads: AdContent[],
  extra: (written: WrittenAd[]) => Operation[] = () => [],
): Promise<WrittenAd[]> {
  const rows = ads.map((content) => ({ adId: adIdOf(ownerId, content.sourceId), content }));
  const merged = new Map<string, AdContent>();
  for (const { adId, content } of rows) merged.set(adId, together(merged.get(adId), content));
  for (let attempt = 1; ; attempt++) {
    const known = await readAds(ownerId, [...merged.keys()]);
    const now = new Date().toISOString();
    const plans = new Map(
      [...merged].map(([adId, content]) => [adId, plan(ownerId, adId, content, known.get(adId), now)]),
    );
    const written = outcomes(rows, merged, plans);
    const writes = [...plans.values()].flatMap(({ item, version }) => (item ? [save(item, version)] : []));
    const operations = [...extra(written), ...writes];
    try {
      if (operations.length > 0) await write(operations);
      return written;
    } catch (error) {
      if (!isOneOf(writes, error) || attempt === maxTries) throw error;
    }
  }
}

type Plan = { before: AdContent | null; createdAt: string; version: number | undefined; item: AdItem | undefined };

function plan(ownerId: string, adId: string, said: AdContent, known: AdItem | undefined, now: string): Plan {
  const content = ownerId === commonOwner ? withCountries(said, known) : said;
  const contentKey = contentKeyOf(content);
  if (known?.contentKey === contentKey)
    return { before: known.content, createdAt: known.createdAt, version: known.version, item: undefined };
  const item: AdItem = {
    ...adKey(ownerId, adId),
    content,
    contentKey,
    groupKey: groupKeyOf(content.advertiser.id, content),
    createdAt: known?.createdAt ?? now,
    updatedAt: now,
    version: (known?.version ?? 0) + 1,
  };
  return { before: known?.content ?? null, createdAt: item.createdAt, version: known?.version, item };
}

/** A reading knows one country; in the common library an ad has all those where readings have met it. */
function withCountries(said: AdContent, known: AdItem | undefined): AdContent {
  if (!known) return said;
  return { ...said, countries: [...new Set([...known.content.countries, ...said.countries])].sort() };
}

const isOneOf = (writes: Operation[], error: unknown): boolean =>
  error instanceof WriteRefused && writes.includes(error.operation);

function save(item: AdItem, version: number | undefined): Operation {
  if (version === undefined) return put(Ad.create(item));
  return put(Ad.put(item).where((attr, { eq }) => eq(attr.version, version)));
}

async function readAds(ownerId: string, adIds: string[]): Promise<Map<string, AdItem>> {
  const items = await readTogether(adIds.map((adId) => Ad.get(adKey(ownerId, adId))));
  const known = items.flatMap((Item) => Ad.parse({ Item }).data ?? []);
  return new Map(known.map((item) => [item.adId, item]));
}

/** The first row of an ad tells what became of it; a further one whether it added something. */
function outcomes(
  rows: { adId: string; content: AdContent }[],
  merged: Map<string, AdContent>,
  plans: Map<string, Plan>,
): WrittenAd[] {
  const said = new Map<string, AdContent>();
  return rows.map(({ adId, content }) => {
    const { before = null, createdAt = '', item } = plans.get(adId) ?? {};
    const earlier = said.get(adId);
    const now = together(earlier, content);
    said.set(adId, now);
    const first = before ? 'updated' : 'created';
    const act = item && !earlier ? first : 'skipped';
    const added = item && earlier && contentKeyOf(earlier) !== contentKeyOf(now);
    return { act: added ? 'updated' : act, adId, content: merged.get(adId) ?? content, before, createdAt };
  });
}

/** Two rows of one ad: the last one is right, but does not erase what only the first one says. */
function together(first: AdContent | undefined, last: AdContent): AdContent {
  if (!first) return last;
  const said = Object.entries(last).filter(([, value]) => value !== null && value !== '' && !isEmptyList(value));
  const union = <T>(one: T[], other: T[]) => [...new Set([...one, ...other])];
  return {
    ...first,
    ...Object.fromEntries(said),
    format: last.format === 'unknown' ? first.format : last.format,
    platforms: union(first.platforms, last.platforms),
    languages: union(first.languages, last.languages),
    countries: union(first.countries, last.countries),
    tags: union(first.tags, last.tags),
  };
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Whatever the order in which its fields were written. */
const contentKeyOf = (content: AdContent): string => keyOf(JSON.stringify(content, sortKeys));

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
