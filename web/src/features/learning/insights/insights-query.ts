import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { type InsightMetric, insightMetrics } from '../../../../../shared/learning/learning.rules.ts';
import { type Period, type Preset, periodOf } from '../../../../../shared/rules/periods.ts';
import { ownDates } from '../../../lib/chosen-period.ts';
import { learningNames } from '../learning-url.ts';

export const insightPresets = ['last_30', 'last_90', 'this_year', 'last_year'] as const satisfies readonly Preset[];

/** The days that the address names; all of them where it names none, null while they are not understood. */
export type InsightPeriod = { choice: 'all' | typeof ownDates | (typeof insightPresets)[number]; days: Period | null };

export function insightPeriodIn(params: URLSearchParams, today: string): InsightPeriod {
  const named = params.get(learningNames.period);
  const preset = insightPresets.find((one) => one === named);
  if (preset) return { choice: preset, days: periodOf(preset, today) };
  if (named !== ownDates) return { choice: 'all', days: null };
  const [from, to] = [params.get(learningNames.from) ?? '', params.get(learningNames.to) ?? ''];
  return { choice: ownDates, days: isDay(from) && isDay(to) && from <= to ? { from, to } : null };
}

const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

export const metricIn = (params: URLSearchParams): InsightMetric =>
  keysOf(insightMetrics).find((metric) => metric === params.get(learningNames.metric)) ?? 'ctr';

/** What the address asks of the API. */
export function insightQueryOf(params: URLSearchParams, today: string): Record<string, string> {
  const [platform, brandId] = [params.get(learningNames.platform), params.get(learningNames.brand)];
  return {
    metric: metricIn(params),
    ...(platform && { platform }),
    ...(brandId && { brandId }),
    ...insightPeriodIn(params, today).days,
  };
}

/** What leaves ads out, by its names in the address. */
export const insightFilters = [learningNames.platform, learningNames.brand, learningNames.period] as const;
export const noInsightFilters: Readonly<Record<string, null>> = Object.fromEntries(
  [...insightFilters, learningNames.from, learningNames.to].map((name) => [name, null]),
);

/** The findings of one verdict alone, where the address says so. */
export const verdicts = { mieux: 'better', 'moins-bien': 'worse' } as const;
export type ShownVerdict = (typeof verdicts)[keyof typeof verdicts];
export const verdictIn = (params: URLSearchParams): ShownVerdict | null =>
  Object.entries(verdicts).find(([slug]) => slug === params.get(learningNames.verdict))?.[1] ?? null;
