import { addedCounters, counterKinds } from '../../../shared/rules/counters.ts';
import { counterAt, noSums, pairAt, pairList, roasConversionsAt, type Sums } from '../../../shared/rules/sums.ts';
import { pushSigned, pushVarint, readSigned, readVarint } from './varint.ts';

/** What an ad measured in a month of a quarter. */
export type AdMonth = {
  /** The places in the quarter of its first and last day that measured something. */
  from: number;
  to: number;
  sums: Sums;
  hasReach: boolean;
};

/** By ad, the three months of a quarter; null where nothing was measured. */
export type AdMonths = Map<string, readonly (AdMonth | null)[]>;

const monthsOfQuarter = 3;
export const noMonths: readonly null[] = Array.from({ length: monthsOfQuarter }, () => null);

/** The month of a day in its quarter: 0 to 2. */
export const monthIn = (day: string): number => (Number(day.slice(5, 7)) - 1) % monthsOfQuarter;

/**
 * The sums of ads as bytes, sixty an ad and month: days, then each counter that was measured with how many days measured it,
 * then the pairs of counters, of which those that every day measured follow from their counters.
 */
export function packAdMonths(ads: AdMonths): Uint8Array {
  const bytes: number[] = [];
  for (const [adId, months] of ads) {
    const name = new TextEncoder().encode(adId);
    pushVarint(bytes, name.length);
    for (const byte of name) bytes.push(byte);
    bytes.push(months.reduce((mask, month, at) => mask | (month ? 1 << at : 0), 0));
    for (const month of months) if (month) pushMonth(bytes, month);
  }
  return Uint8Array.from(bytes);
}

export function unpackAdMonths(bytes: Uint8Array): AdMonths {
  const ads: AdMonths = new Map();
  const place = { at: 0 };
  const decoder = new TextDecoder();
  while (place.at < bytes.length) {
    const length = readVarint(bytes, place);
    const adId = decoder.decode(bytes.subarray(place.at, place.at + length));
    place.at += length;
    const mask = bytes[place.at++] ?? 0;
    const months = noMonths.map((_, at) => ((mask & (1 << at)) === 0 ? null : readMonth(bytes, place)));
    ads.set(adId, months);
  }
  return ads;
}

/** Spend is of the days of each pair; its own counter has it where all do. */
const spendAt = counterAt.spend;

function pushMonth(bytes: number[], { from, to, sums, hasReach }: AdMonth): void {
  bytes.push(from, to, hasReach ? 1 : 0);
  const at = (place: number) => sums[place] ?? 0;
  pushMask(
    bytes,
    addedCounters.map((counter) => at(counterAt[counter] + 1) > 0),
  );
  for (const counter of addedCounters) {
    const place = counterAt[counter];
    if (at(place + 1) === 0) continue;
    pushSigned(bytes, at(place) / unitOf(counter));
    bytes.push(at(place + 1));
  }
  const measured = pairList.filter(([pair]) => at(pairAt[pair] + 3) > 0);
  pushMask(
    bytes,
    pairList.map(([pair]) => at(pairAt[pair] + 3) > 0),
  );
  pushMask(
    bytes,
    measured.map((pair) => follows(sums, pair)),
  );
  for (const [pair, both] of measured) {
    if (follows(sums, [pair, both])) continue;
    for (const offset of [0, 1, 2]) pushSigned(bytes, at(pairAt[pair] + offset));
    bytes.push(at(pairAt[pair] + 3));
  }
  for (const offset of [0, 1, 2]) pushSigned(bytes, at(roasConversionsAt + offset));
}

function readMonth(bytes: Uint8Array, place: { at: number }): AdMonth {
  const [from = 0, to = 0, reach = 0] = bytes.subarray(place.at, place.at + 3);
  place.at += 3;
  const sums = noSums();
  const counted = readMask(bytes, place, addedCounters.length);
  for (const [at, counter] of addedCounters.entries()) {
    if (!counted[at]) continue;
    sums[counterAt[counter]] = readSigned(bytes, place) * unitOf(counter);
    sums[counterAt[counter] + 1] = bytes[place.at++] ?? 0;
  }
  const paired = readMask(bytes, place, pairList.length);
  const measured = pairList.filter((_, at) => paired[at]);
  const following = readMask(bytes, place, measured.length);
  for (const [at, [pair, both]] of measured.entries()) {
    if (following[at]) {
      sums.set(followingPair(sums, both), pairAt[pair]);
      continue;
    }
    for (const offset of [0, 1, 2]) sums[pairAt[pair] + offset] = readSigned(bytes, place);
    sums[pairAt[pair] + 3] = bytes[place.at++] ?? 0;
  }
  for (const offset of [0, 1, 2]) sums[roasConversionsAt + offset] = readSigned(bytes, place);
  return { from, to, sums, hasReach: reach === 1 };
}

type PairOf = (typeof pairList)[number];

/** What a pair has where each day that measured anything measured both, and spend. */
const followingPair = (sums: Sums, [over, under]: PairOf[1]): [number, number, number, number] => [
  sums[counterAt[over]] ?? 0,
  sums[counterAt[under]] ?? 0,
  sums[spendAt] ?? 0,
  sums[counterAt[over] + 1] ?? 0,
];

const follows = (sums: Sums, [pair, both]: PairOf): boolean =>
  followingPair(sums, both).every((value, offset) => value === sums[pairAt[pair] + offset]);

/** Sums are of hundredths; things that are whole have none. */
const unitOf = (counter: (typeof addedCounters)[number]): number => (counterKinds[counter] === 'whole' ? 100 : 1);

function pushMask(bytes: number[], bits: readonly boolean[]): void {
  for (let from = 0; from < bits.length; from += 8)
    bytes.push(bits.slice(from, from + 8).reduce((byte, bit, at) => byte | (bit ? 1 << at : 0), 0));
}

function readMask(bytes: Uint8Array, place: { at: number }, length: number): boolean[] {
  const first = place.at;
  place.at += Math.ceil(length / 8);
  return Array.from({ length }, (_, at) => ((bytes[first + (at >> 3)] ?? 0) & (1 << (at & 7))) !== 0);
}
