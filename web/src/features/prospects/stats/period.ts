import { addDays, parisDay } from '../../../../../shared/kernel/paris-day.ts';

/** The names that the address uses. */
export const periodNames = { choice: 'periode', from: 'from', to: 'to' } as const;

/** Days of each period that ends today; the whole and the dates of one's own have none. */
const days = { 30: 30, 90: 90, 365: 365 } as const;

export const periods = [
  { value: '30', label: '30\u00a0jours' },
  { value: '90', label: '90\u00a0jours' },
  { value: '365', label: '12\u00a0mois' },
  { value: 'tout', label: 'Tout' },
  { value: 'dates', label: 'Dates' },
];

export type Period = {
  choice: string;
  from: string;
  to: string;
  /** What is wrong with the dates. */
  problem: string | null;
};

/** The period that the address names. Relative to today, so that a link stays true. */
export function periodIn(params: URLSearchParams, today = parisDay()): Period {
  const choice = periods.find(({ value }) => value === params.get(periodNames.choice))?.value ?? 'tout';
  const length = Object.entries(days).find(([value]) => value === choice)?.[1];
  if (length) return { choice, from: addDays(today, 1 - length), to: '', problem: null };
  if (choice !== 'dates') return { choice, from: '', to: '', problem: null };
  const [from, to] = [params.get(periodNames.from) ?? '', params.get(periodNames.to) ?? ''];
  return { choice, from, to, problem: problemOf(from, to) };
}

function problemOf(from: string, to: string): string | null {
  if (![from, to].every(isDay)) return 'Choisissez des dates entre 2000 et 2099';
  return from && to && from > to ? 'La fin précède le début' : null;
}

const isDay = (text: string) => text === '' || /^20\d\d-\d\d-\d\d$/.test(text);
