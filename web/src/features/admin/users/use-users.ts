import { searchUsers } from '../../../../../shared/admin/user.contract.ts';
import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { request } from '../../../lib/request.ts';
import { queryBy, useFound } from '../use-found.ts';

/** In the address of the page. */
export const urlNames = {
  ...{ role: 'role', status: 'etat', plan: 'offre', unseen: 'absence', seen: 'venue', user: 'personne' },
  ...{ from: 'du', to: 'au' },
} as const;
const { user: _, ...filters } = urlNames;
export const filterNames = Object.values(filters);

/** How long someone has not come for, in days. */
export const absences = ['30', '90', '365'];
/** In the last so many days, today among them. */
export const visits = ['7', '30'];

function query(params: URLSearchParams) {
  const [days, seen] = [Number(params.get(urlNames.unseen)), Number(params.get(urlNames.seen))];
  return {
    ...queryBy(params, {
      ...{ role: urlNames.role, status: urlNames.status, planCode: urlNames.plan },
      ...{ from: urlNames.from, to: urlNames.to },
    }),
    ...(days > 0 && { seenBefore: addDays(parisDay(), -days) }),
    ...(seen > 0 && { seenSince: addDays(parisDay(), 1 - seen) }),
  };
}

/** The people whom the address asks for. */
export const useUsers = () =>
  useFound({
    operation: searchUsers.operation,
    query,
    filterNames,
    read: (asked) => request(searchUsers, { query: asked }),
  });

export type FoundUsers = ReturnType<typeof useUsers>;
