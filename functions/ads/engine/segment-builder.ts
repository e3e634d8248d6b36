import { AdColumns } from './ad-columns.ts';
import { CardWriter } from './cards.ts';
import type { CatalogueAd } from './catalogue-ad.ts';
import { DocTerms } from './doc-terms.ts';
import { FeatureColumn, type ReadsFeatures } from './feature-column.ts';
import { sortedNumbers } from './number-order.ts';
import { writePostings } from './postings-writer.ts';
import { Segment, type SegmentFacts } from './segment.ts';
import { RegionWriter } from './segment-regions.ts';
import { fileSink, memorySink } from './segment-store.ts';

/**
 * Indexes ads, in any order; of several with one id, the last stays. In a file when there is one, else in memory; with what is read
 * of each, and a filter of the words of the language, when these are given.
 */
export async function buildSegment(
  ads: Iterable<CatalogueAd> | AsyncIterable<CatalogueAd>,
  { file, featuresOf, spelled }: { file?: string; featuresOf?: ReadsFeatures; spelled?: Uint8Array } = {},
): Promise<Segment> {
  const builder = new SegmentBuilder(file, featuresOf);
  for await (const ad of ads) builder.add(ad);
  return builder.finish(spelled);
}

/** The same at once and in memory, for a few ads. */
export function smallSegment(ads: Iterable<CatalogueAd>): Segment {
  const builder = new SegmentBuilder();
  for (const ad of ads) builder.add(ad);
  return builder.finish();
}

class SegmentBuilder {
  private readonly regions: RegionWriter;
  private readonly cards: CardWriter;
  private readonly columns = new AdColumns();
  private readonly terms = new DocTerms();
  private readonly features: FeatureColumn | undefined;

  constructor(file?: string, featuresOf?: ReadsFeatures) {
    this.features = featuresOf && new FeatureColumn(featuresOf);
    this.regions = new RegionWriter(file === undefined ? memorySink() : fileSink(file));
    this.cards = new CardWriter(this.regions);
  }

  add(ad: CatalogueAd): void {
    this.columns.add(ad);
    this.terms.add(ad);
    this.cards.add(ad);
    this.features?.add(ad);
  }

  finish(spelled?: Uint8Array): Segment {
    this.cards.finish(this.regions);
    const order = idOrder(this.columns.ids);
    this.regions.numbers('cardOf', order);
    const sets = this.columns.write(this.regions, order);
    this.features?.write(this.regions, order);
    writePostings(this.regions, this.terms, order);
    if (spelled) this.regions.numbers('spelledWords', spelled);
    const facts: SegmentFacts = { size: order.length, sets };
    return new Segment(this.regions.finish(facts));
  }
}

/** The ads in the order of their ids, the last of those with one id. */
function idOrder(ids: readonly string[]): Uint32Array {
  const sorted = sortedNumbers(ids);
  return sorted.filter((number, at) => at + 1 === sorted.length || ids[sorted[at + 1] ?? 0] !== ids[number]);
}
