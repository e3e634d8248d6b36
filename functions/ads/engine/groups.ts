import type { Part } from './catalogue.ts';
import { lowerBound } from './number-order.ts';
import type { Segment } from './segment.ts';

/** The groups of several parts, each with one number whatever part its ads are in. */
export type Groups = {
  count: number;
  /** Of the groups of each part, by their numbers there; null where they are the same. */
  numbers: readonly (Uint32Array | null)[];
};

/** The groups of parts, or null when each ad is alone in its own. */
export function groupsOf(parts: readonly Part[]): Groups | null {
  let count = 0;
  let alone = true;
  const numbers = parts.map(({ segment }, at) => {
    const known = numbersAfter(
      segment,
      parts.slice(0, at).map((part) => part.segment),
    );
    if (segment.groupHashes.length < segment.size || known.shared) alone = false;
    count = known.count;
    return known.numbers;
  });
  return alone ? null : { count, numbers };
}

type Numbered = { numbers: Uint32Array | null; count: number; shared: boolean };

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

function numberGroups({ groupHashes }: Segment, before: Segment[]): Numbered {
  const last = before.at(-1);
  if (last === undefined) return { numbers: null, count: groupHashes.length, shared: false };
  const earlier = before.map((segment, at) => ({ segment, ...numbersAfter(segment, before.slice(0, at)) }));
  const from = earlier.at(-1)?.count ?? 0;
  let count = from;
  const numbers = Uint32Array.from(groupHashes, (hash) => {
    for (const { segment, numbers } of earlier) {
      const group = lowerBound(segment.groupHashes, hash);
      if (segment.groupHashes[group] === hash) return numbers === null ? group : (numbers[group] ?? 0);
    }
    return count++;
  });
  return { numbers, count, shared: count < from + groupHashes.length };
}

/** The number of the group of an ad. */
export const groupReader = ({ numbers }: Groups, part: number, { group }: Segment): ((doc: number) => number) => {
  const known = numbers[part];
  if (!known) return (doc) => group[doc] as number;
  return (doc) => known[group[doc] as number] as number;
};
