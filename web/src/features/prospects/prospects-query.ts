import { keysOf } from '../../../../shared/kernel/closed-lists.ts';
import { dayMs } from '../../../../shared/kernel/day.ts';
import { parisDay } from '../../../../shared/kernel/paris-day.ts';
import type { RouteInput } from '../../../../shared/kernel/route.ts';
import {
  type AnySort,
  isCustomSort,
  prospectSorts,
  type SortOrder,
  type searchProspects,
  sortOrders,
  usualOrder,
} from '../../../../shared/prospects/prospect.contract.ts';
import { askedOf, countOf, queryOfAsked, withoutAll } from '../../lib/list-query.ts';
import { fromParisField } from '../../lib/paris-time.ts';
import { columnsName } from '../../lib/use-chosen-columns.ts';
import type { UrlChange } from '../../lib/use-url-state.ts';

export type ProspectQuery = NonNullable<RouteInput<typeof searchProspects>['query']>;

/** Filters of which several values may be chosen, under the names of the API. */
const listFilters = [
  ...(['status', 'grade', 'source', 'tag', 'ownerId', 'clientId', 'campaignId', 'custom'] as const),
  ...(['industry', 'jobLevel', 'companySize', 'country'] as const),
] as const;

/** The names that the address uses for what is not a filter. */
export const urlNames = {
  tab: 'onglet',
  prospect: 'prospect',
  creating: 'nouveau',
  importing: 'import',
  duplicates: 'doublons',
  scoring: 'regles',
  fields: 'champs',
  action: 'action',
} as const;

/** Of `importing`: what was imported before, rather than a new import. */
export const pastImports = 'precedents';
/** Of `importing`: the file of invented prospects is there to begin with. */
export const exampleImport = 'exemples';

/** When what is next to do is due: relative to the day, so that a saved view stays true. */
export const dueChoices = { retard: 'En retard', jour: 'Aujourd’hui, retards compris' } as const;

/** One value each; `action` becomes a moment when it is asked. */
const singleFilters = [
  'minScore',
  'maxScore',
  'minValue',
  'maxValue',
  'createdFrom',
  'createdTo',
  'retainUntilBefore',
  urlNames.action,
] as const;
const filterNames = [...listFilters, ...singleFilters] as const;
export type FilterName = (typeof filterNames)[number];

/** What the address asks for, with its sort when it is another than the server's own. Saved views keep it. */
export function askedIn(params: URLSearchParams): string {
  const asked = askedOf(params, filterNames);
  const { sort, order } = sortIn(params);
  if (sort !== 'newest') asked.set('sort', sort);
  if (order !== usualOrder(sort)) asked.set('order', order);
  return asked.toString();
}

/** What the address sorts by, and which way; what is to be done soonest comes first where only that is asked for. */
export function sortIn(params: URLSearchParams): { sort: AnySort; order: SortOrder } {
  const usual = params.has(urlNames.action) ? 'next_action' : 'newest';
  const asked = params.get('sort') ?? '';
  const sort = isCustomSort(asked) ? asked : (keysOf(prospectSorts).find((one) => one === asked) ?? usual);
  const order = sortOrders.find((one) => one === params.get('order')) ?? usualOrder(sort);
  return { sort, order };
}

/** What is to be done by tonight of what is asked for, the oldest first. */
export function toDoOf(asked: string): string {
  const due = new URLSearchParams(asked);
  if (!due.has(urlNames.action)) due.set(urlNames.action, 'jour');
  due.set('sort', 'next_action');
  due.delete('order');
  return due.toString();
}

/** The same as the API takes it. */
export function queryOf(asked: string, now: Date): ProspectQuery {
  const { [urlNames.action]: due, ...query } = queryOfAsked(new URLSearchParams(asked), isList);
  if (due === 'retard') query.nextActionBefore = now.toISOString();
  if (due === 'jour') query.nextActionBefore = endOfDay(now);
  return query;
}

const isList = (name: string) => listFilters.some((one) => one === name);

/** The first moment of tomorrow, in Paris. */
function endOfDay(now: Date): string {
  const tomorrow = new Date(Date.parse(`${parisDay(now)}T12:00:00Z`) + dayMs).toISOString().slice(0, 10);
  return fromParisField(`${tomorrow}T00:00`) ?? now.toISOString();
}

/** Takes every filter away; the words stay. */
export const noFilters = withoutAll(filterNames);

export const countFilters = (params: URLSearchParams, names: readonly FilterName[] = filterNames): number =>
  countOf(params, names);

/** Neither words nor filters: whatever the workspace has. */
export const asksForAll = (params: URLSearchParams): boolean => !params.get('q') && countFilters(params) === 0;

/** Views that every workspace has. */
export const readyViews = [
  { name: 'Mes prospects', filters: 'ownerId=me' },
  { name: 'Chauds', filters: 'grade=A' },
  { name: 'À relancer', filters: `${urlNames.action}=retard&sort=next_action` },
  { name: 'L’équipe', filters: '' },
] as const;

/** Puts what a saved view asks for in place of what the address asks for. */
export function viewChange(filters: string, columns: readonly string[]): UrlChange {
  const view = new URLSearchParams(filters);
  const names = ['q', 'sort', 'order', ...filterNames];
  return {
    ...Object.fromEntries(names.map((name) => [name, view.getAll(name)])),
    [columnsName]: columns,
  };
}
