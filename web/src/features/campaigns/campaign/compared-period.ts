import { type ChosenPeriod, periodIn } from '../../../lib/chosen-period.ts';
import { urlNames } from './campaign-url.ts';

export const compareLabels = { previous: 'Période précédente', year: 'Année dernière' } as const;
type Compare = keyof typeof compareLabels;

/** The days that the page is about, and to which it compares them. */
export type ComparedPeriod = ChosenPeriod & { compare: Compare | undefined };

/** As the address says, in days of the campaign: `today` is its own. */
export function comparedPeriodIn(params: URLSearchParams, today: string): ComparedPeriod {
  const asked = params.get(urlNames.compare);
  const compare = asked === 'previous' || asked === 'year' ? asked : undefined;
  return { ...periodIn(params, today), compare };
}
