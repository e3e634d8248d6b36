import { getCreatives } from '../../../../../shared/analytics/creatives.contract.ts';
import type { RouteOutput } from '../../../../../shared/kernel/route.ts';
import { request } from '../../../lib/request.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { moneyOf, useAsked } from '../use-analytics.ts';
import type { AskedCreatives } from './creatives-query.ts';

export type Creatives = RouteOutput<typeof getCreatives>;

const pageSize = 24;

/** All ads of what is asked, page by page; counts, groups and weeks come with each. */
export function useCreatives(
  currency: string | null,
  { metric, target, minSpend, by, value, adName, state, sort }: AskedCreatives,
) {
  const asked = useAsked();
  const { compare: _, ...money } = moneyOf(asked, currency);
  const query = {
    ...money,
    ...{ sort, limit: String(pageSize) },
    ...(metric && { metric }),
    ...(target && { target }),
    ...(minSpend && { minSpend }),
    ...(by && { by }),
    ...(value && { value }),
    ...(adName && { adName }),
    ...(state && { state }),
  };
  return usePages<Creatives>(
    currency === null ? null : [getCreatives.operation, JSON.stringify(query)],
    (cursor) => request(getCreatives, { query: { ...query, ...(cursor && { cursor }) } }),
    { keepPreviousData: true, revalidateOnFocus: false, revalidateFirstPage: false },
  );
}
