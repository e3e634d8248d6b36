import { searchUsers } from '../../../../../shared/admin/user.contract.ts';
import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import { request } from '../../../lib/request.ts';
import { queryBy, useFound } from '../use-found.ts';

/** In the address of the page. */
export const urlNames = { role: 'role', status: 'etat', plan: 'offre', unseen: 'absence', user: 'personne' } as const;
export const filterNames = [urlNames.role, urlNames.status, urlNames.plan, urlNames.unseen];

/** How long someone has not come for, in days. */
export const absences = ['30', '90', '365'];

function query(params: URLSearchParams) {
  const days = Number(params.get(urlNames.unseen));
  return {
    ...queryBy(params, { role: urlNames.role, status: urlNames.status, planCode: urlNames.plan }),
    ...(days > 0 && { seenBefore: addDays(parisDay(), -days) }),
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
