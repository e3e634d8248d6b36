import { baseCurrency } from '../../../../shared/campaigns/rates.ts';
import { periodIn, periodNames, periodQueryOf } from '../../lib/chosen-period.ts';
import { askedOf, countOf, queryOfAsked, withoutAll } from '../../lib/list-query.ts';

/** Under the names of the API; of each several values may be chosen. */
export const filterNames = ['platform', 'clientId', 'objective', 'status', 'tag', 'dim'] as const;

/** The names that the address uses for what is not a filter. */
export const urlNames = {
  tab: 'onglet',
  money: 'montants',
  metric: 'mesure',
  by: 'par',
  measures: 'mesures',
  compared: 'comparer',
} as const;

/** What stands for all amounts in euros, where the address names a currency. */
export const inEuros = 'euros';

export const comparisons = {
  previous: 'Période précédente',
  year: 'Année dernière',
  none: 'Sans comparaison',
} as const;
export type Comparison = keyof typeof comparisons;

export const comparisonIn = (params: URLSearchParams): Comparison => {
  const asked = params.get(urlNames.compared);
  return asked === 'year' || asked === 'none' ? asked : 'previous';
};

/** What every reading of the page asks for, as the address says it: one text, the same for the same question. */
export function askedIn(params: URLSearchParams): string {
  const names = [...filterNames, ...Object.values(periodNames), urlNames.money, urlNames.compared];
  return askedOf(params, names).toString();
}

/** The same as the API takes it. `today` only tells whether dates are in order: the API knows which days a preset is. */
export function queryOf(asked: string, today: string) {
  const params = new URLSearchParams(asked);
  const period = periodQueryOf(periodIn(params, today));
  const money = params.get(urlNames.money);
  const compared = comparisonIn(params);
  for (const name of [...Object.values(periodNames), urlNames.money, urlNames.compared]) params.delete(name);
  return {
    ...queryOfAsked(params, (name) => filterNames.some((one) => one === name)),
    ...period,
    ...(compared !== 'none' && { compare: compared }),
    ...(money === inEuros && { convertTo: baseCurrency as typeof baseCurrency }),
    ...(money && money !== inEuros && { currency: money }),
  };
}

/** Takes every filter away; the days stay. */
export const noFilters = withoutAll(filterNames);

export const countFilters = (params: URLSearchParams): number => countOf(params, filterNames);
