import { type CampaignSort, campaignSorts, type listCampaigns } from '../../../../shared/campaigns/list.contract.ts';
import { baseCurrency } from '../../../../shared/campaigns/rates.ts';
import type { RouteInput } from '../../../../shared/kernel/route.ts';
import { periodIn, periodNames, periodQueryOf } from '../../lib/chosen-period.ts';
import { askedOf, countOf, queryOfAsked, withoutAll } from '../../lib/list-query.ts';
import { columnsName } from '../../lib/use-chosen-columns.ts';
import type { UrlChange } from '../../lib/use-url-state.ts';

export type CampaignQuery = NonNullable<RouteInput<typeof listCampaigns>['query']>;

/** Under the names of the API; of each several values may be chosen. */
export const filterNames = [
  'status',
  'platform',
  'clientId',
  'ownerId',
  'objective',
  'industry',
  'tag',
  'dim',
  'connectionId',
] as const;
export type FilterName = (typeof filterNames)[number];

/** The names that the address uses for what is not a filter. */
export const urlNames = {
  campaign: 'campagne',
  creating: 'nouvelle',
  tab: 'onglet',
  importing: 'etape',
  inEuros: 'euros',
  setting: 'reglage',
} as const;

const shownNames = ['q', ...filterNames, ...Object.values(periodNames), urlNames.inEuros, 'sort'];

/** Where the money goes, unless another order is asked: what is planned or was never measured comes last. */
const usualSort: CampaignSort = 'spend';

/** What the address asks for: words, filters, days, whether sums are in euros and, when it is another than the usual, sort. */
export function askedIn(params: URLSearchParams): string {
  const asked = askedOf(params, [...filterNames, ...Object.values(periodNames), urlNames.inEuros]);
  const sort = sortIn(params);
  if (sort !== usualSort) asked.set('sort', sort);
  return asked.toString();
}

export function sortIn(params: URLSearchParams): CampaignSort {
  const asked = params.get('sort');
  return campaignSorts.find((sort) => sort === asked) ?? usualSort;
}

/** The same as the API takes it. `today` only tells whether dates are in order: the API knows which days a preset is. */
export function queryOf(asked: string, today: string): CampaignQuery {
  const params = new URLSearchParams(asked);
  const period = periodQueryOf(periodIn(params, today));
  const inEuros = params.has(urlNames.inEuros);
  for (const name of [...Object.values(periodNames), urlNames.inEuros]) params.delete(name);
  return {
    sort: sortIn(params),
    ...queryOfAsked(params, (name) => filterNames.some((one) => one === name)),
    ...period,
    ...(inEuros && { convertTo: baseCurrency }),
  };
}

/** Takes every filter away; the words and the days stay. */
export const noFilters = withoutAll(filterNames);

export const countFilters = (params: URLSearchParams, names: readonly FilterName[] = filterNames): number =>
  countOf(params, names);

/** Neither words nor filters: whatever the workspace has. */
export const asksForAll = (params: URLSearchParams): boolean => !params.get('q') && countFilters(params) === 0;

/** Views that every workspace has. */
export const readyViews = [
  { name: 'Mes campagnes', filters: 'ownerId=me' },
  { name: 'L’équipe', filters: '' },
] as const;

/** Puts what a saved view asks for in place of what the address asks for. */
export function viewChange({ filters, columns }: { filters: string; columns: readonly string[] }): UrlChange {
  const view = new URLSearchParams(filters);
  return { ...Object.fromEntries(shownNames.map((name) => [name, view.getAll(name)])), [columnsName]: columns };
}
