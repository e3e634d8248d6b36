import { type CatalogueAd, reachEstimate } from './catalogue-ad.ts';
import { dayNumber, noEnd } from './days.ts';
import { growingFloats, growingIntegers } from './growing-numbers.ts';
import { lowerBound, ranks, sortedNumbers } from './number-order.ts';
import { codeArrays, type SegmentFacet } from './segment.ts';
import type { RegionWriter } from './segment-regions.ts';

const setSeparator = '\u0001';

/** Numbers distinct values in the order they come. */
class Numbering {
  readonly values: string[] = [];
  readonly codes = growingIntegers();
  private readonly numbers = new Map<string, number>();

  add(value: string): void {
    let number = this.numbers.get(value);
    if (number === undefined) {
      number = this.values.length;
      this.numbers.set(value, number);
      this.values.push(value);
    }
    this.codes.push(number);
  }
}

/** What a search filters, counts and sorts by, ad by ad as they come. */
export class AdColumns {
  readonly ids: string[] = [];
  private readonly start = growingFloats();
  private readonly end = growingFloats();
  private readonly added = growingFloats();
  private readonly changed = growingFloats();
  private readonly reach = growingFloats();
  private readonly group = growingFloats();
  private readonly advertiser = new Numbering();
  private readonly advertiserNames: string[] = [];
  private readonly sets: Record<SegmentFacet, Numbering> = {
    platform: new Numbering(),
    format: new Numbering(),
    country: new Numbering(),
    language: new Numbering(),
    industry: new Numbering(),
    callToAction: new Numbering(),
  };

  add(ad: CatalogueAd): void {
    this.ids.push(ad.id.toWellFormed());
    this.start.push(dayNumber(ad.startedAt));
    this.end.push(ad.endedAt === null ? noEnd : dayNumber(ad.endedAt));
    this.added.push(Date.parse(ad.createdAt));
    this.changed.push(Date.parse(ad.updatedAt));
    this.reach.push(reachEstimate(ad));
    this.group.push(hashOf(ad.groupKey));
    this.advertiser.add(ad.advertiser.id.toWellFormed());
    this.advertiserNames[this.advertiser.codes.at(this.advertiser.codes.length - 1)] =
      ad.advertiser.name.toWellFormed();
    this.addSet('platform', ad.platforms);
    this.addSet('format', [ad.format]);
    this.addSet('country', ad.countries);
    this.addSet('language', ad.languages);
    this.addSet('industry', ad.industry === null ? [] : [ad.industry]);
    this.addSet('callToAction', ad.callToAction === null ? [] : [ad.callToAction]);
  }

  /** Writes the columns in the order of the documents; gives what the header keeps of them. */
  write(regions: RegionWriter, order: Uint32Array): Record<SegmentFacet, string[][]> {
    regions.strings(
      'ids',
      mapped(order, (place) => this.ids[place] ?? ''),
    );
    regions.numbers('start', Int32Array.from(ordered(this.start.values(), order)));
    regions.numbers('end', Int32Array.from(ordered(this.end.values(), order)));
    regions.numbers('added', ordered(this.added.values(), order));
    regions.numbers('changed', ordered(this.changed.values(), order));
    regions.numbers('reach', ordered(this.reach.values(), order));
    this.writeAdvertisers(regions, order);
    this.writeGroups(regions, order);
    const setsOf = (facet: SegmentFacet): string[][] => {
      const { codes, values } = this.sets[facet];
      regions.numbers(facet, codeArrays[facet].from(ordered(codes.values(), order)));
      return values.map((value) => (value === '' ? [] : value.split(setSeparator)));
    };
    return {
      platform: setsOf('platform'),
      format: setsOf('format'),
      country: setsOf('country'),
      language: setsOf('language'),
      industry: setsOf('industry'),
      callToAction: setsOf('callToAction'),
    };
  }

  private addSet(facet: SegmentFacet, values: readonly string[]): void {
    const distinct = values.length > 1 ? [...new Set(values)].sort() : values;
    this.sets[facet].add(distinct.join(setSeparator).toWellFormed());
  }

  /** Advertisers are numbered in the order of their ids, to be found by them. */
  private writeAdvertisers(regions: RegionWriter, order: Uint32Array): void {
    const { values, codes } = this.advertiser;
    const sorted = sortedNumbers(values);
    const rank = ranks(sorted);
    regions.strings(
      'advertiserIds',
      mapped(sorted, (code) => values[code] ?? ''),
    );
    regions.strings(
      'advertiserNames',
      mapped(sorted, (code) => this.advertiserNames[code] ?? ''),
    );
    const numbers = ordered(codes.values(), order);
    for (let doc = 0; doc < numbers.length; doc++) numbers[doc] = rank[numbers[doc] ?? 0] ?? 0;
    regions.numbers('advertiser', numbers);
  }

  private writeGroups(regions: RegionWriter, order: Uint32Array): void {
    const hashes = ordered(this.group.values(), order);
    const sorted = hashes.slice().sort();
    const sizes = growingIntegers();
    const distinct = growingFloats();
    for (let at = 0; at < sorted.length; at++) {
      if (at === 0 || sorted[at] !== sorted[at - 1]) {
        distinct.push(sorted[at] ?? 0);
        sizes.push(0);
      }
      sizes.add(sizes.length - 1, 1);
    }
    const hashList = distinct.values();
    const groups = new Uint32Array(hashes.length);
    for (let doc = 0; doc < hashes.length; doc++) groups[doc] = lowerBound(hashList, hashes[doc] ?? 0);
    regions.numbers('group', groups);
    regions.numbers('groupHashes', hashList);
    regions.numbers('groupSizes', sizes.values());
  }
}

/** 52 bits of two independent hashes: two groups among millions do not meet by chance. */
function hashOf(text: string): number {
  let [high, low] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ unit, 0x5bd1e995);
    low ^= low >>> 15;
  }
  high ^= high >>> 13;
  return ((high >>> 0) & 0xfffff) * 2 ** 32 + (low >>> 0);
}

function ordered<T extends Uint32Array | Float64Array>(values: T, order: Uint32Array): T {
  const result = values.slice(0, order.length) as T;
  for (let doc = 0; doc < order.length; doc++) result[doc] = values[order[doc] ?? 0] ?? 0;
  return result;
}

function* mapped(order: Uint32Array, value: (number: number) => string): Iterable<string> {
  for (const number of order) yield value(number);
}
