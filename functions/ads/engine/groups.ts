import type { Part } from './catalogue.ts';
import { lowerBound } from './number-order.ts';
import type { Segment } from './segment.ts';

/** The groups of several parts, each with one number whatever part its ads are in. */
export type Groups = {
  count: number;
  /** Of each ad of each part. They rise with the ads, so that what is kept by their numbers is read in its own order. */
  numbers: readonly Uint32Array[];
};

/** The groups of parts, or null when each ad is alone in its own. */
export function groupsOf(parts: readonly Part[]): Groups | null {
  const segments = parts.map(({ segment }) => segment);
  const known = segments.map((segment, at) => numbersAfter(segment, segments.slice(0, at)));
  if (known.every(({ alone }) => alone)) return null;
  return { count: known.at(-1)?.count ?? 0, numbers: known.map(({ ofAds }) => ofAds) };
}

type Numbered = { ofAds: Uint32Array; ofGroups: Uint32Array; count: number; alone: boolean };

const numbered = new WeakMap<Segment, { before: WeakRef<Segment>[]; known: Numbered }>();

/** The numbers of the groups of a segment that comes after others; no segment ever changes. */
function numbersAfter(segment: Segment, before: Segment[]): Numbered {
  const last = numbered.get(segment);
  if (last?.before.length === before.length && last.before.every((one, at) => one.deref() === before[at]))
    return last.known;
  const known = numberGroups(segment, before);
  numbered.set(segment, { before: before.map((one) => new WeakRef(one)), known });
  return known;
}

const unmet = 2 ** 32 - 1;

function numberGroups({ group: groupOf, groupHashes, size }: Segment, before: Segment[]): Numbered {
  const earlier = before.map((segment, at) => ({ segment, ...numbersAfter(segment, before.slice(0, at)) }));
  const from = earlier.at(-1)?.count ?? 0;
  const ofAds = new Uint32Array(size);
  const ofGroups = new Uint32Array(groupHashes.length).fill(unmet);
  let count = from;
  for (let doc = 0; doc < size; doc++) {
    const group = groupOf[doc] as number;
    if (ofGroups[group] === unmet) ofGroups[group] = numberIn(earlier, groupHashes[group] as number) ?? count++;
    ofAds[doc] = ofGroups[group] as number;
  }
  return { ofAds, ofGroups, count, alone: count === from + size };
}

function numberIn(earlier: (Numbered & { segment: Segment })[], hash: number): number | undefined {
  for (const { segment, ofGroups } of earlier) {
    const group = lowerBound(segment.groupHashes, hash);
    if (segment.groupHashes[group] === hash) return ofGroups[group];
  }
  return undefined;
}
