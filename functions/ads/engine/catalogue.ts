import { allBits, type Bits, clearBit, hasBit } from './bits.ts';
import type { CatalogueAd } from './catalogue-ad.ts';
import { lowerBound } from './number-order.ts';
import type { Segment } from './segment.ts';
import { smallSegment } from './segment-builder.ts';

/** A segment of more ads is never rebuilt with others: that would keep a request waiting. */
const largestMerged = 4_000;

/** A segment and those of its ads that no later segment replaces. */
export class Part {
  readonly segment: Segment;
  readonly live: Bits;
  size: number;
  /** Of each group that has lost ads, how many. */
  private readonly lost = new Map<number, number>();

  constructor(segment: Segment) {
    this.segment = segment;
    this.live = allBits(segment.size);
    this.size = segment.size;
  }

  /** The number of the ad, when it is there and not replaced. */
  find(id: string): number | undefined {
    const doc = this.segment.docOf(id);
    return doc !== undefined && hasBit(this.live, doc) ? doc : undefined;
  }

  mask(doc: number): void {
    clearBit(this.live, doc);
    this.size--;
    const group = this.segment.group[doc] ?? 0;
    this.lost.set(group, (this.lost.get(group) ?? 0) + 1);
  }

  groupHash(doc: number): number {
    return this.segment.groupHashes[this.segment.group[doc] ?? 0] ?? 0;
  }

  /** How many ads of its group are here, the ad included. */
  inGroupOf(doc: number): number {
    return this.sizeOf(this.segment.group[doc] ?? 0);
  }

  /** The same, by the hash of the group. */
  inGroup(hash: number): number {
    const group = lowerBound(this.segment.groupHashes, hash);
    return this.segment.groupHashes[group] === hash ? this.sizeOf(group) : 0;
  }

  private sizeOf(group: number): number {
    return (this.segment.groupSizes[group] ?? 0) - (this.lost.size === 0 ? 0 : (this.lost.get(group) ?? 0));
  }

  *docs(): Iterable<number> {
    for (let doc = 0; doc < this.segment.size; doc++) if (hasBit(this.live, doc)) yield doc;
  }
}

/**
 * The ads of one owner, of which most may come from a segment built elsewhere. What changes is indexed in small
 * segments that replace the same ads of earlier ones, and are merged as they become many.
 */
export class Catalogue {
  private all: Part[];

  constructor(built?: Segment) {
    this.all = built === undefined || built.size === 0 ? [] : [new Part(built)];
  }

  get parts(): readonly Part[] {
    return this.all;
  }

  get size(): number {
    return this.all.reduce((size, part) => size + part.size, 0);
  }

  ad(id: string): CatalogueAd | undefined {
    const { part, doc } = this.find(id) ?? {};
    return part === undefined || doc === undefined ? undefined : part.segment.ad(doc);
  }

  /** Adds ads or puts them in the place of what they were; older than what is there, or the same, changes nothing. */
  add(ads: readonly CatalogueAd[]): void {
    const newest = new Map<string, CatalogueAd>();
    for (const ad of ads) {
      const known = newest.get(ad.id)?.updatedAt;
      if (Date.parse(ad.updatedAt) > (known === undefined ? this.changedAt(ad.id) : Date.parse(known)))
        newest.set(ad.id, ad);
    }
    if (newest.size === 0) return;
    for (const id of newest.keys()) {
      const { part, doc } = this.find(id) ?? {};
      if (doc !== undefined) part?.mask(doc);
    }
    this.all.push(new Part(smallSegment(newest.values())));
    this.merge();
  }

  private find(id: string): { part: Part; doc: number } | undefined {
    for (const part of this.all) {
      const doc = part.find(id);
      if (doc !== undefined) return { part, doc };
    }
    return undefined;
  }

  private changedAt(id: string): number {
    const { part, doc } = this.find(id) ?? {};
    return part?.segment.changed[doc ?? 0] ?? Number.NEGATIVE_INFINITY;
  }

  /** Keeps each segment at least twice the next, so that they are as few as the powers of two in their ads. */
  private merge(): void {
    this.all = this.all.filter(({ size }) => size > 0);
    for (;;) {
      const [before, last] = this.all.slice(-2);
      if (before === undefined || last === undefined) return;
      if (before.size >= 2 * last.size || before.size + last.size > largestMerged) return;
      // The words of the language stand in what was built elsewhere alone.
      if (before.segment.spelledWords() !== null) return;
      this.all.splice(-2, 2, new Part(smallSegment([before, last].flatMap(adsOf))));
    }
  }
}

const adsOf = (part: Part): CatalogueAd[] => [...part.docs()].map((doc) => part.segment.ad(doc));
