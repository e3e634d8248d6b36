import type { Ad } from '../../../shared/ads/ad.ts';

/** An ad as it is indexed: what does not depend on the day, on who looks, nor on the other ads. */
export type CatalogueAd = Omit<Ad, 'active' | 'daysRunning' | 'variants' | 'saved'> & {
  /** Shared by the ads of one advertiser that say the same thing. */
  groupKey: string;
};

/** The texts that are searched, in the order of their positions in the index. */
export const searchedFields = ['advertiser', 'headline', 'body', 'description'] as const;
type SearchedField = (typeof searchedFields)[number];

/** How much a word says about its ad, by where it stands. */
export const fieldWeights: Record<SearchedField, number> = { advertiser: 3, headline: 3, body: 1, description: 0.6 };
export const fieldText = (ad: CatalogueAd, field: SearchedField): string =>
  (field === 'advertiser' ? ad.advertiser.name : ad[field]) ?? '';

/** People reached, the middle of a bracket or the foot of an open one; -1 when the source does not say. */
export function reachEstimate({ reach }: Pick<CatalogueAd, 'reach'>): number {
  if (reach === null) return -1;
  return reach.upper === null ? reach.lower : (reach.lower + reach.upper) / 2;
}

/** The reach is not a figure of the source but our reading of a bracket, or unknown. */
export const isReachEstimated = ({ reach }: Pick<CatalogueAd, 'reach'>): boolean =>
  reach === null || reach.upper !== reach.lower;
