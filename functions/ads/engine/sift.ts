import { type Bits, listBits } from './bits.ts';
import type { Filter } from './filters.ts';
import { reserveScratch, scratch } from './scratch.ts';
import type { Segment } from './segment.ts';

/** Ads that the text allows, ascending, and what the filters make of them. Holds until the next sifting. */
export type Sifted = {
  docs: Uint32Array;
  /** Of each of them: 0 kept, n refused by the nth filter alone (from 1), 255 by several. */
  fails: Uint8Array;
  kept: Uint32Array;
};

export function sift(segment: Segment, found: Bits, filters: readonly Filter[]): Sifted {
  reserveScratch(segment.size);
  const count = listBits(found, scratch.docs);
  const docs = scratch.docs.subarray(0, count);
  const fails = scratch.fails.subarray(0, count).fill(0);
  if (filters.length === 0) return { docs, fails, kept: docs };
  for (const [index, filter] of filters.entries()) filter.refuse(segment, docs, fails, index + 1);
  let kept = 0;
  for (let at = 0; at < count; at++) if (fails[at] === 0) scratch.kept[kept++] = docs[at] ?? 0;
  return { docs, fails, kept: scratch.kept.subarray(0, kept) };
}
