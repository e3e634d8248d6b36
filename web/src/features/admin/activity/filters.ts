import type { listAdminActivity } from '../../../../../shared/admin/activity.contract.ts';
import type { InputOf } from '../../../lib/send.ts';

/** The names that the address uses. */
export const urlNames = {
  chain: 'espace',
  actor: 'qui',
  word: 'quoi',
  entity: 'objet',
  ip: 'ip',
  impersonated: 'emprunte',
  from: 'du',
  to: 'au',
} as const;

export const noFilters = Object.fromEntries(Object.values(urlNames).map((name) => [name, null]));

export const isFiltered = (params: URLSearchParams): boolean =>
  Object.values(urlNames).some((name) => Boolean(params.get(name)));

type Filters = Omit<NonNullable<InputOf<typeof listAdminActivity>['query']>, 'limit' | 'cursor'>;

/** What the address asks for; what is left empty is not asked. */
export function filtersIn(params: URLSearchParams): Filters {
  const asked = {
    workspaceId: params.get(urlNames.chain),
    actorId: params.get(urlNames.actor),
    word: params.get(urlNames.word),
    entityId: params.get(urlNames.entity),
    ip: params.get(urlNames.ip),
    impersonated: params.get(urlNames.impersonated),
    from: params.get(urlNames.from),
    to: params.get(urlNames.to),
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value)) as Filters;
}
