/** The ads of one advertiser on either side of a feature, and how many of each lasted. */
export type MatchedCounts = { lastedWith: number; adsWith: number; lastedWithout: number; adsWithout: number };

/** What is kept of all advertisers that have ads on both sides: the others say nothing of the feature. */
export type MatchedSums = MatchedCounts & {
  /** Advertisers. */
  clusters: number;
  /** Σ a n₀ ÷ N and Σ b n₁ ÷ N of Mantel and Haenszel. */
  over: number;
  under: number;
  /** Σ (m n₁ n₀ − a b N) ÷ N² of Greenland and Robins. */
  variance: number;
  /** Σ r², Σ r s and Σ s² of an advertiser's own two terms r and s: how they disagree with each other. */
  overSquares: number;
  products: number;
  underSquares: number;
};

export const noMatches = (): MatchedSums => ({
  ...{ lastedWith: 0, adsWith: 0, lastedWithout: 0, adsWithout: 0, clusters: 0 },
  ...{ over: 0, under: 0, variance: 0, overSquares: 0, products: 0, underSquares: 0 },
});

/** Adds an advertiser. */
export function addMatched(sums: MatchedSums, lastedWith: number, adsWith: number, lasted: number, without: number) {
  if (adsWith === 0 || without === 0) return;
  const ads = adsWith + without;
  const over = (lastedWith * without) / ads;
  const under = (lasted * adsWith) / ads;
  sums.clusters++;
  sums.lastedWith += lastedWith;
  sums.adsWith += adsWith;
  sums.lastedWithout += lasted;
  sums.adsWithout += without;
  sums.over += over;
  sums.under += under;
  sums.variance += ((lastedWith + lasted) * adsWith * without - lastedWith * lasted * ads) / (ads * ads);
  sums.overSquares += over * over;
  sums.products += over * under;
  sums.underSquares += under * under;
}
