import type { Part } from './catalogue.ts';
import type { Facet, Filter } from './filters.ts';
import { Fold } from './fold.ts';
import type { Groups } from './groups.ts';
import { scratch } from './scratch.ts';
import { type SegmentFacet, segmentFacets } from './segment.ts';
import type { Sifted } from './sift.ts';
import { type CodeCounts, countKept } from './value-counts.ts';

type Later = Parameters<Fold['split']>[3];

/** Counts groups of ads, part after part: each once for every value that any of its ads has. */
export class FoldedCounts {
  private readonly parts: readonly Part[];
  private readonly groups: Groups;
  private readonly values: Record<SegmentFacet, Map<string, number>>;
  /** Of all that is kept, and for each filter of all that the others keep. */
  private readonly folds: Fold[] = [];
  /** The values of groups whose ads differ, met so far. */
  private readonly met = new Map<SegmentFacet, Map<number, Set<string>>>();

  /** `values` is where the values of later ads are counted; those of the first ones are answered. */
  constructor(parts: readonly Part[], groups: Groups, values: Record<SegmentFacet, Map<string, number>>) {
    this.parts = parts;
    this.groups = groups;
    this.values = values;
  }

  get total(): number {
    return this.folds[0]?.groups ?? 0;
  }

  count(part: Part, at: number, sifted: Sifted, filters: readonly Filter[]): CodeCounts {
    const filtered = new Set(filters.map(({ facet }) => facet));
    const free = segmentFacets.filter((facet) => !filtered.has(facet));
    const firsts = this.fold(0).split(at, sifted.kept, scratch.firsts, this.laterOf(part, free));
    const counts = countKept(part.segment, firsts);
    for (const [index, { facet }] of filters.entries()) {
      if (facet === null) continue;
      const docs = keptOrRefusedBy(index + 1, sifted);
      const later = this.laterOf(part, facet === 'advertiser' ? [] : [facet]);
      const own = this.fold(index + 1).split(at, docs, scratch.firsts, later);
      counts[facet] = countCodes(part, facet, own);
    }
    return counts;
  }

  private fold(place: number): Fold {
    this.folds[place] ??= new Fold(this.groups, place);
    return this.folds[place] as Fold;
  }

  /** Counts what an ad adds to the values of the first one of its group, and of those between. */
  private laterOf({ segment }: Part, facets: readonly SegmentFacet[]): Later {
    return (doc, group, firstPart, firstDoc) => {
      const first = this.parts[firstPart]?.segment;
      if (first === undefined) return;
      for (const facet of facets) {
        const [code = 0, firstCode = 0] = [segment.codes[facet][doc], first.codes[facet][firstDoc]];
        if (first === segment && code === firstCode) continue;
        this.addValues(facet, group, first.sets[facet][firstCode] ?? [], segment.sets[facet][code] ?? []);
      }
    };
  }

  private addValues(facet: SegmentFacet, group: number, firsts: readonly string[], values: readonly string[]): void {
    const groups = this.met.get(facet) ?? new Map<number, Set<string>>();
    this.met.set(facet, groups);
    const met = groups.get(group) ?? new Set(firsts);
    groups.set(group, met);
    for (const value of values) {
      if (met.has(value)) continue;
      met.add(value);
      this.values[facet].set(value, (this.values[facet].get(value) ?? 0) + 1);
    }
  }
}

/** The ads that all the other filters keep. */
function keptOrRefusedBy(filter: number, { docs, fails }: Sifted): Uint32Array {
  let count = 0;
  for (let at = 0; at < docs.length; at++) {
    const fail = fails[at];
    if (fail === 0 || fail === filter) scratch.others[count++] = docs[at] as number;
  }
  return scratch.others.subarray(0, count);
}

function countCodes({ segment }: Part, facet: Facet, docs: Uint32Array): Uint32Array {
  const codes = facet === 'advertiser' ? segment.advertiser : segment.codes[facet];
  const counts = new Uint32Array(facet === 'advertiser' ? segment.advertiserIds.size : segment.sets[facet].length);
  for (let at = 0; at < docs.length; at++) (counts[codes[docs[at] as number] as number] as number)++;
  return counts;
}
