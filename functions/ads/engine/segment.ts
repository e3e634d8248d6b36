import { atFirstUse } from '../../../shared/kernel/at-first-use.ts';
import { cardReader } from './cards.ts';
import type { CatalogueAd } from './catalogue-ad.ts';
import { readFeatures } from './feature-column.ts';
import { Postings } from './postings.ts';
import { RegionReader, type StringTable } from './segment-regions.ts';
import { fileStore, type Store } from './segment-store.ts';

/** What is counted by a set of values in each ad; advertisers apart, for they are many. */
export const segmentFacets = ['platform', 'format', 'country', 'language', 'industry', 'callToAction'] as const;
export type SegmentFacet = (typeof segmentFacets)[number];

/** How wide the codes of a set of values are: as narrow as its values allow, and the same in all segments. */
export const codeArrays = {
  platform: Uint16Array,
  format: Uint8Array,
  country: Uint32Array,
  language: Uint32Array,
  industry: Uint8Array,
  callToAction: Uint32Array,
};
type Codes = {
  platform: Uint16Array;
  format: Uint8Array;
  country: Uint32Array;
  language: Uint32Array;
  industry: Uint8Array;
  callToAction: Uint32Array;
};

export type SegmentFacts = { size: number; sets: Record<SegmentFacet, string[][]> };

/**
 * An index of ads that never changes. Its ads bear numbers in the order of their ids. Columns and dictionaries are
 * held in memory, what is read for a few words or ads stays in the store.
 */
export class Segment {
  readonly size: number;
  readonly postings: Postings;
  readonly start: Int32Array;
  /** `noEnd` for an ad that still runs. */
  readonly end: Int32Array;
  /** When the ad was first seen, in milliseconds since 1970. */
  readonly added: Float64Array;
  /** When the ad last changed, in milliseconds since 1970. */
  readonly changed: Float64Array;
  /** -1 when unknown. */
  readonly reach: Float64Array;
  readonly codes: Codes;
  /** The values that a code of each facet stands for. */
  readonly sets: Record<SegmentFacet, string[][]>;
  readonly advertiser: Uint32Array;
  /** Ids in their order: the number is the code. */
  readonly advertiserIds: StringTable;
  readonly advertiserNames: StringTable;
  readonly group: Uint32Array;
  readonly groupHashes: Float64Array;
  readonly groupSizes: Uint32Array;
  private readonly ids: StringTable;
  private readonly cards: Uint32Array;
  private readonly card: (place: number) => CatalogueAd;
  private readonly store: Store;
  /** Two integers an ad; read when they are first asked for, since a search asks for none. Null where they were not written. */
  readonly features: () => Uint32Array | null;
  /** A filter of the words of the language (`word-filter.ts`); read when it is first asked for. Null where none was written. */
  readonly spelledWords: () => Uint8Array | null;

  constructor(store: Store) {
    const reader = new RegionReader<SegmentFacts>(store);
    this.store = store;
    this.size = reader.facts.size;
    this.sets = reader.facts.sets;
    this.postings = new Postings(reader, this.size);
    this.start = reader.days('start');
    this.end = reader.days('end');
    this.added = reader.floats('added');
    this.changed = reader.floats('changed');
    this.reach = reader.floats('reach');
    this.codes = {
      platform: reader.shorts('platform'),
      format: reader.bytes('format'),
      country: reader.integers('country'),
      language: reader.integers('language'),
      industry: reader.bytes('industry'),
      callToAction: reader.integers('callToAction'),
    };
    this.advertiser = reader.integers('advertiser');
    this.advertiserIds = reader.strings('advertiserIds', 'memory');
    this.advertiserNames = reader.strings('advertiserNames', 'memory');
    this.group = reader.integers('group');
    this.groupHashes = reader.floats('groupHashes');
    this.groupSizes = reader.integers('groupSizes');
    this.ids = reader.strings('ids', 'store');
    this.cards = reader.integers('cardOf');
    this.card = cardReader(reader);
    this.features = atFirstUse(() => readFeatures(reader));
    this.spelledWords = atFirstUse(() => (reader.has('spelledWords') ? reader.bytes('spelledWords') : null));
  }

  ad = (doc: number): CatalogueAd => this.card(this.cards[doc] ?? 0);
  idOf = (doc: number): string => this.ids.at(doc);
  docOf = (id: string): number | undefined => this.ids.find(id);
  /** The first ad whose id does not come before that one. */
  docFrom = (id: string): number => this.ids.lowerBound(id);

  /** Ends the reading of its file; the segment answers no more. */
  close(): void {
    this.store.close();
  }
}

/** Opens what `buildSegment` wrote. */
export function openSegment(file: string): Segment {
  const store = fileStore(file);
  try {
    return new Segment(store);
  } catch (error) {
    store.close();
    throw error;
  }
}
