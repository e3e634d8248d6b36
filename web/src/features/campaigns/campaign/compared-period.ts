import { previousPeriod, yearBefore } from '../../../../../shared/rules/periods.ts';
import { type ChosenPeriod, periodIn } from '../../../lib/chosen-period.ts';
import { urlNames } from './campaign-url.ts';

export const compareLabels = { previous: 'Période précédente', year: 'Année dernière' } as const;
type Compare = keyof typeof compareLabels;

/** The days that the page is about, and to which it compares them. */
export type ComparedPeriod = ChosenPeriod & { compare: Compare | undefined };

/** As the address says, the period before unless it says otherwise; in days of the campaign: `today` is its own. */
export function comparedPeriodIn(params: URLSearchParams, today: string): ComparedPeriod {
  const asked = params.get(urlNames.compare);
  const compare = asked === 'none' ? undefined : asked === 'year' ? 'year' : 'previous';
  return { ...periodIn(params, today), compare };
}

/** Whether it ran on the days that it is compared to: beside days without it, a campaign always spends more. */
export function isComparable({ compare, ...period }: ComparedPeriod, firstDay: string | null): boolean {
  if (!compare || firstDay === null) return false;
  return firstDay <= (compare === 'year' ? yearBefore(period) : previousPeriod(period)).from;
}
