import { searchUsers } from '../../../../../shared/admin/user.contract.ts';
import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { askedOf } from '../../../lib/list-query.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useUrlState } from '../../../lib/use-url-state.ts';

/** In the address of the page. */
export const urlNames = { role: 'role', status: 'etat', plan: 'offre', unseen: 'absence', user: 'personne' } as const;
export const filterNames = [urlNames.role, urlNames.status, urlNames.plan, urlNames.unseen];

/** How long someone has not come for, in days. */
export const absences = ['30', '90', '365'];

/** By the names of the API: what is unknown is for it to refuse. */
function queryOf(params: URLSearchParams) {
  const of = (name: string) => params.get(name) || undefined;
  const days = Number(of(urlNames.unseen));
  const query = {
    q: of('q'),
    role: of(urlNames.role),
    status: of(urlNames.status),
    planCode: of(urlNames.plan),
    sort: of('sort'),
    seenBefore: days > 0 ? addDays(parisDay(), -days) : undefined,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** The people whom the address asks for. */
export function useUsers() {
  const { params } = useUrlState();
  const query = queryOf(params);
  const { pages, error, reload, more, readingMore } = usePages(
    [searchUsers.operation, new URLSearchParams(query as Record<string, string>).toString()],
    (cursor) => request(searchUsers, { query: { ...query, limit: '50', ...(cursor && { cursor }) } }),
    { keepPreviousData: true },
  );
  const first = pages?.[0];
  return {
    users: pages && itemsOf(pages),
    total: first?.total,
    facets: first?.facets,
    filtered: askedOf(params, filterNames).size > 0,
    error,
    reload,
    more,
    readingMore,
  };
}

export type FoundUsers = ReturnType<typeof useUsers>;
