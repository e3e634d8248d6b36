import type { CreativeGroup } from '../../../shared/analytics/creatives.contract.ts';
import type { CreativeState } from '../../../shared/analytics/creatives.rules.ts';
import { noValue, noValueLabels } from '../../../shared/analytics/parts.ts';
import { dimsOf, type NamingRule } from '../../../shared/campaigns/naming.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import { adSampleOf } from '../../../shared/rules/ad-sample.ts';
import type { ComparedMetric } from '../../../shared/rules/estimates.ts';
import { bucketsOf, type Period } from '../../../shared/rules/periods.ts';
import { addFigures, figuresAdded, nothingAdded } from '../core/added-figures.ts';
import type { JudgedAd } from './judged-ads.ts';

/** What the name of an ad says of a field. */
export const saidBy = ({ ad }: JudgedAd, rule: NamingRule | undefined, field: string): string =>
  dimsOf(ad.name, rule)[field] ?? noValue;

export const figuresOfAds = (ads: readonly JudgedAd[]) => {
  const added = nothingAdded();
  for (const { campaign, ...ad } of ads) addFigures(added, ad, campaign);
  return figuresAdded(added);
};

const verdicts: readonly CreativeState[] = ['winner', 'uncertain', 'loser'];

/** How many have a verdict, and how many of those are winners. */
export const judgedCounts = (ads: readonly JudgedAd[]) => ({
  ads: ads.length,
  judged: ads.filter(({ state }) => verdicts.includes(state)).length,
  winners: ads.filter(({ state }) => state === 'winner').length,
});

/** Ads by what their names say of a field, those that spent most first. */
export function creativeGroups(
  ads: readonly JudgedAd[],
  valueIn: (ad: JudgedAd) => string,
  metric: ComparedMetric,
): CreativeGroup[] {
  const spent = spentOn(ads);
  const groups = [...groupBy(ads, valueIn)].map(([value, own]): CreativeGroup => {
    const figures = figuresOfAds(own);
    const basis = figures.ratios.conversionRate.basis;
    const { interval, missing } = adSampleOf(
      metric,
      own.map(({ sums }) => sums),
      basis,
    );
    return {
      ...figures,
      ...judgedCounts(own),
      value,
      label: value === noValue ? noValueLabels.dim : value,
      share: spent > 0 ? spentOn(own) / spent : null,
      interval: figures.ratios[metric].value === null ? null : interval,
      missing,
    };
  });
  return groups.sort((a, b) => (b.share ?? 0) - (a.share ?? 0) || (a.value < b.value ? -1 : 1));
}

const spentOn = (ads: readonly JudgedAd[]): number =>
  ads.reduce((sum, { spend }) => sum + Math.round(spend * 100), 0) / 100;

/** By week, the ads whose first day ever is in it; what they spent is that of the whole period. */
export function launchWeeks(ads: readonly JudgedAd[], period: Period) {
  return bucketsOf(period, 'week').map(({ date, from, to }) => {
    const begun = ads.filter(({ ad: { firstDay } }) => firstDay !== undefined && firstDay >= from && firstDay <= to);
    return { date, from, to, ...judgedCounts(begun), spend: spentOn(begun) };
  });
}
