import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { AdFormat, AdPlatform } from '../../../shared/ads/ads.rules.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import type { FeatureBits } from '../../../shared/rules/copy/ad-features.ts';

/** What one import says of an ad; null what it does not say. */
export type SaidOfAd = {
  /** As `adKeyOf` makes it. */
  key: string;
  platform: AdPlatform;
  adId: string | null;
  name: string | null;
  campaignName: string | null;
  text: string | null;
  headline: string | null;
  description: string | null;
  format: AdFormat | null;
  callToAction: string | null;
  audience: string | null;
  /** The key of a generated text, where one was found. */
  itemKey: string | null;
  features: FeatureBits;
};

/**
 * An ad on a day, or without one where the import has none. Counters in the order of `resultCounters`, amounts and conversions in
 * hundredths; null was not measured. `last` is of rows of several days, which no import has.
 */
export type StoredRow = { day: number | null; last?: number; counts: (number | null)[] };
export type StoredAd = SaidOfAd & { rows: StoredRow[] };

/** Days since 1970. */
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / dayMs);
export const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/** An item has 400 KB at most, keys and all. */
const mostBytes = 350_000;

/** Ads as parts that an item can hold each, in their order. */
export function packAds(ads: readonly StoredAd[]): Uint8Array[] {
  if (ads.length === 0) return [];
  const packed = deflateRawSync(JSON.stringify(ads.map(asArray)));
  if (packed.length <= mostBytes) return [packed];
  const [only] = ads;
  if (ads.length === 1 && only) {
    const middle = only.rows.length >> 1;
    return [only.rows.slice(0, middle), only.rows.slice(middle)].flatMap((rows) => packAds([{ ...only, rows }]));
  }
  const middle = ads.length >> 1;
  return [...packAds(ads.slice(0, middle)), ...packAds(ads.slice(middle))];
}

export const unpackAds = (packed: Uint8Array): StoredAd[] =>
  (JSON.parse(inflateRawSync(packed).toString('utf8')) as Written[]).map(fromArray);

/** Names once for all: tens of thousands of ads are read at a time. */
type Written = ReturnType<typeof asArray>;
const asArray = ({ key, platform, adId, name, campaignName, text, ...ad }: StoredAd) =>
  [
    ...([key, platform, adId, name, campaignName, text] as const),
    ...([ad.headline, ad.description, ad.format, ad.callToAction, ad.audience, ad.itemKey] as const),
    ...([ad.features.low, ad.features.high] as const),
    ad.rows.map(({ day, counts }) => [day, ...counts]),
  ] as const;

function fromArray(written: Written): StoredAd {
  const [key, platform, adId, name, campaignName, text, headline, description, format, callToAction, audience] =
    written;
  const [itemKey, low, high, rows] = [written[11], written[12], written[13], written[14]];
  return {
    ...{
      key,
      platform,
      adId,
      name,
      campaignName,
      text,
      headline,
      description,
      format,
      callToAction,
      audience,
      itemKey,
    },
    features: { low, high },
    rows: rows.map(([day = null, ...counts]) => ({ day, counts })),
  };
}
