import type { Count } from '../../../shared/ads/ad.ts';
import { runLengths, runStates } from '../../../shared/ads/ads.rules.ts';
import type { AdFacets } from '../../../shared/ads/library.contract.ts';
import type { Part } from './catalogue.ts';
import { daysRunning, isActive } from './days.ts';
import type { Filter } from './filters.ts';
import type { Groups } from './groups.ts';
import type { Segment } from './segment.ts';
import type { Sifted } from './sift.ts';

const lengths = Object.keys(runLengths).map((length) => {
  const [least = '', most = ''] = length.split('-');
  return { least: Number(least), most: most === '' ? Number.POSITIVE_INFINITY : Number(most) };
});
// A bit a choice: the lengths, then the two states.
const lengthBits = (1 << lengths.length) - 1;
const activeBit = lengthBits + 1;
const stoppedBit = activeBit << 1;
const allBits = lengthBits | activeBit | stoppedBit;
const bitsOf = { duration: lengthBits, active: activeBit | stoppedBit };

const known = new WeakMap<Segment, { today: number; choices: Uint8Array }>();

/** What each ad of a segment answers to, seen from a day; worked out once for it, since no segment ever changes. */
function choicesOf(segment: Segment, today: number): Uint8Array {
  const last = known.get(segment);
  if (last?.today === today) return last.choices;
  const { start, end } = segment;
  const choices = Uint8Array.from({ length: segment.size }, (_, doc) => {
    const [from = 0, to = 0] = [start[doc], end[doc]];
    const days = daysRunning(from, to, today);
    let bits = isActive(from, to, today) ? activeBit : stoppedBit;
    for (const [at, { least, most }] of lengths.entries()) if (days >= least && days <= most) bits |= 1 << at;
    return bits;
  });
  known.set(segment, { today, choices });
  return choices;
}

/** Counts ads by whether they run and how long they have, part after part; groups of ads once for each choice that any of theirs answers to. */
export class LifetimeCounts {
  /** How many there are by all that they answer to together. */
  private readonly tallies = new Uint32Array(allBits + 1);
  private readonly groups: Groups | null;
  /** What each group was counted for. */
  private readonly met: Uint8Array;
  private readonly today: number;

  constructor(groups: Groups | null, today: number) {
    this.groups = groups;
    this.met = new Uint8Array(groups?.count ?? 0);
    this.today = today;
  }

  /** Each of the two counts what all the filters keep, its own aside. */
  add({ segment }: Part, at: number, { docs, fails, kept }: Sifted, filters: readonly Filter[]): void {
    const choices = choicesOf(segment, this.today);
    const countedFor = new Uint8Array(256);
    countedFor[0] = allBits;
    for (const [index, { lifetime }] of filters.entries()) if (lifetime) countedFor[index + 1] = bitsOf[lifetime];
    const aside = filters.some(({ lifetime }) => lifetime !== undefined);
    const looked = aside ? docs : kept;
    const { tallies, met, groups } = this;
    const numbers = groups?.numbers[at];
    for (let place = 0; place < looked.length; place++) {
      const doc = looked[place] as number;
      let bits = (choices[doc] as number) & (aside ? (countedFor[fails[place] as number] as number) : allBits);
      if (numbers) {
        const group = numbers[doc] as number;
        const before = met[group] as number;
        bits &= ~before;
        met[group] = before | bits;
      }
      (tallies[bits] as number)++;
    }
  }

  result(): Pick<AdFacets, 'active' | 'duration'> {
    const counts = (labels: Record<string, string>, bit: number): Count[] =>
      Object.entries(labels).map(([value, label], at) => ({ value, label, count: this.having(bit << at) }));
    return { active: counts(runStates, activeBit), duration: counts(runLengths, 1) };
  }

  private having(bit: number): number {
    return this.tallies.reduce((sum, count, bits) => (bits & bit ? sum + count : sum), 0);
  }
}
