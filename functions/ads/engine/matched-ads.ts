import { featureValues } from '../../../shared/rules/copy/ad-features.ts';
import { addMatched, type MatchedSums, noMatches } from '../../../shared/rules/matched-counts.ts';

/** Where the bits of a feature lie that not every ad can have: ads without words have none but a format, and some not even that. */
const bitsOf = (isFormat: boolean) => {
  const bits = { low: 0, high: 0 };
  for (const [at, { feature }] of featureValues.entries()) {
    if ((feature === 'format') !== isFormat) continue;
    if (at < 32) bits.low |= 1 << at;
    else bits.high |= 1 << (at - 32);
  }
  return bits;
};
const formatBits = bitsOf(true);
const wordBits = bitsOf(false);

/** Ads, to be counted advertiser by advertiser. */
export class MatchedAds {
  /** How many. */
  ads = 0;
  private readonly advertiser: Uint32Array;
  private readonly low: Uint32Array;
  private readonly high: Uint32Array;
  private readonly lasted: Uint8Array;

  constructor(most: number) {
    this.advertiser = new Uint32Array(most);
    this.low = new Uint32Array(most);
    this.high = new Uint32Array(most);
    this.lasted = new Uint8Array(most);
  }

  add(advertiser: number, low: number, high: number, lasted: boolean): void {
    const at = this.ads++;
    this.advertiser[at] = advertiser;
    this.low[at] = low;
    this.high[at] = high;
    this.lasted[at] = lasted ? 1 : 0;
  }

  matched(): { ads: number; advertisers: number; sums: MatchedSums[] } {
    const sums = featureValues.map(noMatches);
    const order = this.byAdvertiser();
    const counts = new AdvertiserSides();
    let advertisers = 0;
    for (let at = 0; at < order.length; at++) {
      const row = order[at] ?? 0;
      counts.add(this.low[row] ?? 0, this.high[row] ?? 0, this.lasted[row] ?? 0);
      const next = order[at + 1];
      if (next !== undefined && this.advertiser[next] === this.advertiser[row]) continue;
      advertisers++;
      counts.moveTo(sums);
    }
    return { ads: this.ads, advertisers, sums };
  }

  /** The rows, those of an advertiser together: sorted by counting. */
  private byAdvertiser(): Uint32Array {
    const { advertiser, ads } = this;
    let most = 0;
    for (let row = 0; row < ads; row++) most = Math.max(most, advertiser[row] ?? 0);
    const places = new Uint32Array(most + 2);
    for (let row = 0; row < ads; row++) (places[(advertiser[row] as number) + 1] as number)++;
    for (let number = 1; number < places.length; number++) (places[number] as number) += places[number - 1] as number;
    const order = new Uint32Array(ads);
    for (let row = 0; row < ads; row++) order[(places[advertiser[row] as number] as number)++] = row;
    return order;
  }
}

/** The ads of one advertiser, feature by feature. */
class AdvertiserSides {
  private readonly ads = new Uint32Array(featureValues.length);
  private readonly lastedAds = new Uint32Array(featureValues.length);
  private worded = 0;
  private lastedWorded = 0;
  private formatted = 0;
  private lastedFormatted = 0;

  add(low: number, high: number, lasted: number): void {
    if ((low & wordBits.low) !== 0 || (high & wordBits.high) !== 0) {
      this.worded++;
      this.lastedWorded += lasted;
    }
    if ((low & formatBits.low) !== 0 || (high & formatBits.high) !== 0) {
      this.formatted++;
      this.lastedFormatted += lasted;
    }
    this.count(low, 0, lasted);
    this.count(high, 32, lasted);
  }

  private count(bits: number, from: number, lasted: number): void {
    let left = bits;
    while (left !== 0) {
      const lowest = left & -left;
      const at = from + 31 - Math.clz32(lowest);
      this.ads[at] = (this.ads[at] ?? 0) + 1;
      this.lastedAds[at] = (this.lastedAds[at] ?? 0) + lasted;
      left ^= lowest;
    }
  }

  /** Adds them to the sums, and begins anew. */
  moveTo(sums: readonly MatchedSums[]): void {
    for (const [at, sum] of sums.entries()) {
      const ads = this.ads[at] ?? 0;
      if (ads === 0) continue;
      const isFormat = featureValues[at]?.feature === 'format';
      const [all, lasted] = isFormat ? [this.formatted, this.lastedFormatted] : [this.worded, this.lastedWorded];
      const lastedWith = this.lastedAds[at] ?? 0;
      addMatched(sum, lastedWith, ads, lasted - lastedWith, all - ads);
    }
    this.ads.fill(0);
    this.lastedAds.fill(0);
    this.worded = 0;
    this.lastedWorded = 0;
    this.formatted = 0;
    this.lastedFormatted = 0;
  }
}
