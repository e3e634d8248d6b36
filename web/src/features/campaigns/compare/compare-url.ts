import { campaignLimits } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { type ComparedMetric, comparedMetrics } from '../../../../../shared/rules/estimates.ts';
import { previousPeriod, yearBefore } from '../../../../../shared/rules/periods.ts';
import { type ChosenPeriod, periodQueryOf } from '../../../lib/chosen-period.ts';
import type { UrlChange } from '../../../lib/use-url-state.ts';
import { urlNames } from '../campaigns-query.ts';

/** The names under which the comparison keeps its state in the address. */
export const compareNames = { ids: 'ids', against: 'face', primary: 'critere', late: 'apres' } as const;

/** What is compared: a campaign, or one of its ads. */
export type Chosen = { campaignId: string; adId?: string };

/** As the address writes it: `cmp_1`, or `cmp_1/1201` of an ad. */
export const tokenOf = ({ campaignId, adId }: Chosen): string =>
  adId === undefined ? campaignId : `${campaignId}/${adId}`;

export function chosenOf(token: string): Chosen {
  const slash = token.indexOf('/');
  if (slash < 0) return { campaignId: token };
  return { campaignId: token.slice(0, slash), adId: token.slice(slash + 1) };
}

/** At most six, each once; several in one value are told apart by commas. */
export function tokensIn(params: URLSearchParams): string[] {
  const all = params.getAll(compareNames.ids).flatMap((one) => (one.includes('/') ? [one] : one.split(',')));
  return [...new Set(all.filter(Boolean))].slice(0, campaignLimits.compared);
}

/** The way to the comparison of these. */
export const comparing = (all: readonly Chosen[]): UrlChange => ({
  [urlNames.campaign]: null,
  [urlNames.tab]: 'comparer',
  [compareNames.ids]: all.map(tokenOf),
  [compareNames.against]: null,
  [compareNames.primary]: null,
  [compareNames.late]: null,
});

/** One alone is compared to itself on other days. */
export function againstIn(params: URLSearchParams): 'previous' | 'year' {
  return params.get(compareNames.against) === 'year' ? 'year' : 'previous';
}

/** What most people judge a campaign by, then what explains it. */
export const shownMetrics: readonly ComparedMetric[] = ['cpa', 'roas', 'linkCtr', 'conversionRate', 'linkCpc', 'cpm'];
const usualPrimary: ComparedMetric = 'cpa';

export function primaryIn(params: URLSearchParams): ComparedMetric {
  return comparedMetrics.find((metric) => metric === params.get(compareNames.primary)) ?? usualPrimary;
}

/** The primary one first; six at most. */
export const metricsOf = (primary: ComparedMetric): ComparedMetric[] => [
  primary,
  ...shownMetrics.filter((metric) => metric !== primary).slice(0, campaignLimits.compared - 1),
];

/** Another one; that it was chosen after the results stays said, whoever opens the address. */
export const choosePrimary = (metric: ComparedMetric, seen: boolean): UrlChange => ({
  [compareNames.primary]: metric === usualPrimary ? null : metric,
  ...(seen && { [compareNames.late]: '1' }),
});

/** What is asked of the API; null while there is nothing to compare, or the dates are wrong. */
export function askedIn(params: URLSearchParams, period: ChosenPeriod) {
  const chosen = tokensIn(params).map(chosenOf);
  const [only] = chosen;
  if (!only || period.problem) return null;
  const primaryMetric = primaryIn(params);
  const common = { metrics: metricsOf(primaryMetric), primaryMetric };
  if (chosen.length > 1) return { ...common, ...periodQueryOf(period), subjects: chosen };
  const { from, to } = period;
  const before = againstIn(params) === 'year' ? yearBefore({ from, to }) : previousPeriod({ from, to });
  return {
    ...common,
    subjects: [
      { ...only, from, to },
      { ...only, ...before },
    ],
  };
}
