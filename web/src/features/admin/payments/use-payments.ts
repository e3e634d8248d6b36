import { searchPayments } from '../../../../../shared/admin/payment.contract.ts';
import { askedOf } from '../../../lib/list-query.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';

/** In the address of the page. */
export const urlNames = {
  status: 'etat',
  provider: 'moyen',
  workspace: 'espace',
  from: 'du',
  to: 'au',
  payment: 'paiement',
} as const;
export const filterNames = [urlNames.status, urlNames.provider, urlNames.workspace, urlNames.from, urlNames.to];

/** By the names of the API: what is unknown is for it to refuse. */
function queryOf(params: URLSearchParams) {
  const of = (name: string) => params.get(name) || undefined;
  const query = {
    q: of('q'),
    status: of(urlNames.status),
    provider: of(urlNames.provider),
    workspaceId: of(urlNames.workspace),
    from: of(urlNames.from),
    to: of(urlNames.to),
    sort: of('sort'),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** The payments that the address asks for. */
export function usePayments() {
  const { params } = useUrlState();
  const query = queryOf(params);
  const { pages, error, reload, more, readingMore } = usePages(
    [searchPayments.operation, new URLSearchParams(query as Record<string, string>).toString()],
    (cursor) => request(searchPayments, { query: { ...query, limit: '50', ...(cursor && { cursor }) } }),
    { keepPreviousData: true },
  );
  const first = pages?.[0];
  return {
    payments: pages && itemsOf(pages),
    total: first?.total,
    totals: first?.totals,
    filtered: askedOf(params, filterNames).size > 0,
    error,
    reload,
    more,
    readingMore,
  };
}

export type FoundPayments = ReturnType<typeof usePayments>;
