import { longestPeriodDays, type Period, type Preset, periodOf, presets } from '../../../shared/rules/periods.ts';
import { daysBetween } from '../../../shared/rules/totals.ts';

/** The names that the address uses. */
export const periodNames = { preset: 'periode', from: 'du', to: 'au' } as const;

export const presetLabels: Record<Preset, string> = {
  yesterday: 'Hier',
  last_7: '7 derniers jours',
  last_14: '14 derniers jours',
  last_28: '28 derniers jours',
  last_30: '30 derniers jours',
  last_90: '90 derniers jours',
  this_week: 'Cette semaine',
  last_week: 'La semaine dernière',
  this_month: 'Ce mois-ci',
  last_month: 'Le mois dernier',
  this_quarter: 'Ce trimestre',
  last_quarter: 'Le trimestre dernier',
  this_year: 'Cette année',
  last_year: 'L’année dernière',
};
export const ownDates = 'dates';
export const usualPreset: Preset = 'last_30';

export type ChosenPeriod = Period & {
  choice: Preset | typeof ownDates;
  /** What is wrong with the dates. */
  problem: string | null;
};

/** The period that the address names. */
export function periodIn(params: URLSearchParams, today: string): ChosenPeriod {
  const named = params.get(periodNames.preset);
  if (named === ownDates) {
    const [from, to] = [params.get(periodNames.from) ?? '', params.get(periodNames.to) ?? ''];
    return { choice: ownDates, from, to, problem: problemOf(from, to) };
  }
  const choice = presets.find((preset) => preset === named) ?? usualPreset;
  return { choice, ...periodOf(choice, today), problem: null };
}

/** The same as the API takes it; it names the days of a preset by itself. Nothing while the dates are wrong. */
export function periodQueryOf({ choice, from, to, problem }: ChosenPeriod): Record<string, string> {
  if (problem) return {};
  return choice === ownDates ? { from, to } : { preset: choice };
}

function problemOf(from: string, to: string): string | null {
  if (!isDay(from) || !isDay(to)) return 'Choisissez un premier et un dernier jour, entre 2000 et 2099';
  if (to < from) return 'Le dernier jour précède le premier';
  return daysBetween(from, to) > longestPeriodDays ? 'Choisissez une période de trois ans au plus' : null;
}

const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
