import type { listActivity } from '../../../../../shared/journal/activity.contract.ts';
import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';
import type { InputOf } from '../../../lib/send.ts';
import type { UrlChange } from '../../../lib/use-url-state.ts';

/** The names that the address uses; `what` is a word, or the type of an act. */
export const urlNames = { who: 'qui', what: 'quoi', period: 'periode', from: 'du', to: 'au' } as const;

const days: Record<string, number> = { '1': 1, '7': 7, '30': 30 };

export const ownDates = 'dates';
export const periods = [
  { value: '', label: 'Toute la période' },
  { value: '1', label: 'Aujourd’hui' },
  { value: '7', label: '7 derniers jours' },
  { value: '30', label: '30 derniers jours' },
  { value: ownDates, label: 'Du… au…' },
];

type Filters = Omit<NonNullable<InputOf<typeof listActivity>['query']>, 'cursor' | 'limit'>;

/** What the address asks for. Any other value is refused in French by the API. */
export function filtersIn(params: URLSearchParams, today = parisDay()): Filters {
  const what = params.get(urlNames.what);
  const period = params.get(urlNames.period) ?? '';
  const length = days[period];
  const own = (name: string) => (period === ownDates && params.get(name)) || undefined;
  return {
    actorId: params.get(urlNames.who) ?? undefined,
    ...(what && (what.includes('.') ? { type: [what] } : { word: what })),
    from: length ? addDays(today, 1 - length) : own(urlNames.from),
    to: own(urlNames.to),
  } as Filters;
}

export const isFiltered = (params: URLSearchParams): boolean =>
  Object.values(urlNames).some((name) => params.has(name));

export const noFilters: UrlChange = Object.fromEntries(Object.values(urlNames).map((name) => [name, null]));
