import type { FeatureBits } from '../../../shared/rules/copy/ad-features.ts';
import type { CatalogueAd } from './catalogue-ad.ts';
import { growingIntegers } from './growing-numbers.ts';
import type { RegionReader, RegionWriter } from './segment-regions.ts';

/** What the words of an ad are made of, as who builds an index reads them: the engine itself reads no copy. */
export type ReadsFeatures = (ad: CatalogueAd) => FeatureBits;

const region = 'features';

/** The features of ads, two integers each, as they come. */
export class FeatureColumn {
  private readonly bits = growingIntegers();
  private readonly featuresOf: ReadsFeatures;

  constructor(featuresOf: ReadsFeatures) {
    this.featuresOf = featuresOf;
  }

  add(ad: CatalogueAd): void {
    const { low, high } = this.featuresOf(ad);
    this.bits.push(low);
    this.bits.push(high);
  }

  write(regions: RegionWriter, order: Uint32Array): void {
    const bits = new Uint32Array(order.length * 2);
    for (let doc = 0; doc < order.length; doc++) {
      const place = (order[doc] ?? 0) * 2;
      bits[doc * 2] = this.bits.at(place);
      bits[doc * 2 + 1] = this.bits.at(place + 1);
    }
    regions.numbers(region, bits);
  }
}

/** Those of a segment that was built with them, in the order of its ads; null of another. */
export const readFeatures = (reader: RegionReader<unknown>): Uint32Array | null =>
  reader.has(region) ? reader.integers(region) : null;
