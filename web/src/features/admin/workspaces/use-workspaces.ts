import { searchWorkspaces } from '../../../../../shared/admin/workspace.contract.ts';
import { askedOf } from '../../../lib/list-query.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';

/** In the address of the page. */
export const urlNames = { plan: 'offre', source: 'origine', status: 'etat', workspace: 'espace' } as const;
export const filterNames = [urlNames.plan, urlNames.source, urlNames.status];

/** By the names of the API: what is unknown is for it to refuse. */
function queryOf(params: URLSearchParams) {
  const of = (name: string) => params.get(name) || undefined;
  const query = {
    q: of('q'),
    planCode: of(urlNames.plan),
    source: of(urlNames.source),
    status: of(urlNames.status),
    sort: of('sort'),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** The workspaces that the address asks for. */
export function useWorkspaces() {
  const { params } = useUrlState();
  const query = queryOf(params);
  const { pages, error, reload, more, readingMore } = usePages(
    [searchWorkspaces.operation, new URLSearchParams(query as Record<string, string>).toString()],
    (cursor) => request(searchWorkspaces, { query: { ...query, limit: '50', ...(cursor && { cursor }) } }),
    { keepPreviousData: true },
  );
  const first = pages?.[0];
  return {
    workspaces: pages && itemsOf(pages),
    total: first?.total,
    facets: first?.facets,
    filtered: askedOf(params, filterNames).size > 0,
    error,
    reload,
    more,
    readingMore,
  };
}

export type FoundWorkspaces = ReturnType<typeof useWorkspaces>;
