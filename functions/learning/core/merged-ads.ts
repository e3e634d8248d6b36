import { fold } from '../../../shared/kernel/fold.ts';
import { type FeatureBits, featureValues } from '../../../shared/rules/copy/ad-features.ts';
import { nameKeyOf } from './result-identity.ts';
import type { SaidOfAd, StoredAd, StoredRow } from './stored-result.ts';

/**
 * The ads of one import; the newest has the greatest `age`, and none is the same as another's. Where they are `named`, one is also the
 * ad without an id that bears its name: a file may not have the ids that a connected account has.
 */
export type ImportedAds = { age: number; ads: readonly StoredAd[]; named?: boolean };
/** A row, and the import that it is of. */
export type MergedRow = StoredRow & { age: number };
export type MergedAd = SaidOfAd & { rows: MergedRow[] };

type Building = MergedAd & {
  /** Whether its rows have days: an import of sums and one by day do not add up. */
  isDaily: boolean;
  days: Set<number | null> | undefined;
  textAge: number;
};

const formatBits = bitsWhere(({ feature }) => feature === 'format');

/**
 * The ads of all imports, each once: of a day the newest import that has it counts, of what is said the newest that says it. An ad whose newest
 * import has sums is made of sums alone, and the other way round: a month and its days are not added. Imports without figures give
 * their words to the ads that others count, by id or by name.
 */
export function mergedAds(imports: readonly ImportedAds[]): MergedAd[] {
  const found = new Map<string, Building>();
  const wordsOnly: { age: number; ad: StoredAd }[] = [];
  for (const { age, ads, named } of [...imports].sort((a, b) => b.age - a.age))
    for (const ad of ads) {
      if (ad.rows.length === 0) wordsOnly.push({ age, ad });
      else add(found, named ? asNamed(found, ad) : ad, age);
    }
  if (wordsOnly.length > 0) joinWords(found, wordsOnly);
  return [...found.values()].map(({ isDaily: _, days: __, textAge: ___, ...ad }) => ad);
}

function asNamed(found: ReadonlyMap<string, Building>, ad: StoredAd): StoredAd {
  if (ad.name === null || found.has(ad.key)) return ad;
  const key = nameKeyOf(ad.platform, ad.name);
  return found.has(key) ? { ...ad, key } : ad;
}

function add(found: Map<string, Building>, { rows, ...said }: StoredAd, age: number): void {
  const known = found.get(said.key);
  const own = rows.map((row): MergedRow => ({ ...row, age }));
  const isDaily = rows[0]?.day !== null;
  if (!known) {
    const textAge = said.text === null ? -1 : age;
    found.set(said.key, { ...said, rows: own, isDaily, days: undefined, textAge });
    return;
  }
  say(known, said, age);
  if (known.isDaily !== isDaily) return;
  known.days ??= new Set(known.rows.map(({ day }) => day));
  for (const row of own) {
    if (known.days.has(row.day) || isTold(known, row)) continue;
    known.days.add(row.day);
    known.rows.push(row);
  }
}

/** Of a row of several days, whether a newer import has one of them. */
const isTold = ({ rows }: Building, { day, last, age }: MergedRow): boolean =>
  last !== undefined &&
  day !== null &&
  rows.some((row) => row.age !== age && row.day !== null && row.day >= day && row.day <= last);

/** What an older import says where newer ones say nothing; words and format each bring their features. */
function say(known: Building, said: SaidOfAd, age: number): void {
  if (known.text === null && said.text !== null) takeWords(known, said, age);
  if (known.format === null && said.format !== null) {
    known.format = said.format;
    known.features = joined(said.features, known.features);
  }
  known.name ??= said.name;
  known.adId ??= said.adId;
  known.campaignName ??= said.campaignName;
  known.audience ??= said.audience;
  known.itemKey ??= said.itemKey;
}

function takeWords(known: Building, said: SaidOfAd, age: number): void {
  known.text = said.text;
  known.headline = said.headline ?? known.headline;
  known.description = said.description ?? known.description;
  known.callToAction = said.callToAction ?? known.callToAction;
  known.features = joined(known.features, said.features);
  known.textAge = age;
}

/** The format that the first has, the words of the second. */
const joined = (format: FeatureBits, words: FeatureBits): FeatureBits => ({
  low: ((format.low & formatBits.low) | (words.low & ~formatBits.low)) >>> 0,
  high: ((format.high & formatBits.high) | (words.high & ~formatBits.high)) >>> 0,
});

function bitsWhere(takes: (one: (typeof featureValues)[number]) => boolean): FeatureBits {
  const bits = { low: 0, high: 0 };
  for (const [at, value] of featureValues.entries()) {
    if (!takes(value)) continue;
    if (at < 32) bits.low |= 1 << at;
    else bits.high |= 1 << (at - 32);
  }
  return { low: bits.low >>> 0, high: bits.high >>> 0 };
}

/** By id, else by name: to every ad of that name. The newest words win, over those of older figures too. */
function joinWords(found: Map<string, Building>, wordsOnly: readonly { age: number; ad: StoredAd }[]): void {
  const [byId, byName] = [new Map<string, Building[]>(), new Map<string, Building[]>()];
  for (const ad of found.values()) {
    if (ad.adId !== null) group(byId, ad.adId, ad);
    if (ad.name !== null) group(byName, fold(ad.name), ad);
  }
  for (const { age, ad } of wordsOnly) {
    const same = (ad.adId !== null && byId.get(ad.adId)) || (ad.name !== null && byName.get(fold(ad.name))) || [];
    for (const known of same) {
      if (ad.text !== null && age > known.textAge) takeWords(known, ad, age);
      say(known, ad, age);
    }
  }
}

function group(groups: Map<string, Building[]>, key: string, ad: Building): void {
  const known = groups.get(key);
  if (known) known.push(ad);
  else groups.set(key, [ad]);
}
