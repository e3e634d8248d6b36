import type { Count } from '../../../shared/ads/ad.ts';
import { foldedWords } from '../../../shared/kernel/fold.ts';
import { type NameRank, rankOfFolded, type Wanted } from '../../../shared/search/name-rank.ts';
import { hasBit } from './bits.ts';
import type { Catalogue, Part } from './catalogue.ts';
import type { Segment } from './segment.ts';

type Found = Count & { rank: NameRank };

/** Advertisers by their names, the best named first, then those of the most ads. */
export function rankedAdvertisers(catalogues: readonly Catalogue[], wanted: Wanted, most: number): Count[] {
  const found = new Map<string, Found>();
  for (const part of catalogues.flatMap(({ parts }) => parts)) {
    const ranks = ranksIn(part.segment, wanted);
    const counts = ranks.size === 0 ? null : adsByCode(part);
    for (const [code, rank] of ranks) {
      const count = counts?.[code] ?? 0;
      if (count === 0) continue;
      const value = part.segment.advertiserIds.at(code);
      const known = found.get(value) ?? { value, label: part.segment.advertiserNames.at(code), count: 0, rank };
      found.set(value, { ...known, count: known.count + count });
    }
  }
  return [...found.values()]
    .sort((a, b) => a.rank - b.rank || b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, most)
    .map(({ rank: _, ...count }) => count);
}

type Names = { text: string; starts: Int32Array };

/** A segment never changes: its names are folded once. */
const folded = new WeakMap<Segment, Names>();

/** All names of a segment in one string, as they are compared, each on a line of its own. */
function namesIn(segment: Segment): Names {
  const known = folded.get(segment);
  if (known) return known;
  const { size } = segment.advertiserNames;
  const starts = new Int32Array(size + 1);
  const lines: string[] = [];
  let length = 0;
  for (let code = 0; code < size; code++) {
    const line = foldedWords(segment.advertiserNames.at(code)).join(' ');
    lines.push(line);
    length += line.length + 1;
    starts[code + 1] = length;
  }
  const names = { text: lines.join('\n'), starts };
  folded.set(segment, names);
  return names;
}

/** Of the advertisers whose names answer, by their codes, how well. */
function ranksIn(segment: Segment, wanted: Wanted): Map<number, NameRank> {
  const ranks = new Map<number, NameRank>();
  const [rarest] = [...wanted.words].sort((a, b) => b.length - a.length);
  if (rarest === undefined) return ranks;
  const { text, starts } = namesIn(segment);
  let code = 0;
  for (let at = text.indexOf(rarest); at >= 0; at = text.indexOf(rarest, starts[code])) {
    while ((starts[code + 1] ?? 0) <= at) code++;
    const rank = rankOfFolded(wanted, text.slice(starts[code], (starts[code + 1] ?? 0) - 1));
    if (rank !== null) ranks.set(code, rank);
    code++;
  }
  return ranks;
}

function adsByCode({ segment: { advertiser, advertiserIds }, live }: Part): Uint32Array {
  const counts = new Uint32Array(advertiserIds.size);
  for (let doc = 0; doc < advertiser.length; doc++)
    if (hasBit(live, doc)) (counts[advertiser[doc] as number] as number)++;
  return counts;
}
