import { metricLabels } from '../campaigns/metric-words.ts';
import { verdictLabels } from '../campaigns/verdict-labels.ts';
import { counted } from '../kernel/news-texts.ts';
import type { ComparedMetric } from '../rules/estimates.ts';
import { formatRatio } from '../rules/ratio-formats.ts';
import type { DocumentBlock } from './report-data.ts';

type Compare = DocumentBlock & { type: 'compare' };
type Comparison = NonNullable<Compare['comparison']>;
type Figures = Comparison['metrics'][number];
type Estimate = Figures['subjects'][number];

/** What the block of a comparison says around its figures, on the page as on paper. */
export const compareTexts = {
  title: 'Campagnes comparées',
  tooFew: 'Il faut au moins deux campagnes pour comparer.',
  columns: (metric: ComparedMetric): string[] => ['Campagne', metricLabels[metric], 'Intervalle à 95\u00a0%', 'Jours'],
  /** `CPA : différence nette.` */
  verdict: ({ metric, state }: Comparison['verdict']): string =>
    `${metricLabels[metric]}\u00a0: ${verdictLabels[state].toLowerCase()}.`,
  leftOut: (count: number): string =>
    `${counted(count, 'campagne choisie n’est plus', 'campagnes choisies ne sont plus')} dans ce rapport, et ${count < 2 ? 'n’est' : 'ne sont'} pas comparée${count < 2 ? '' : 's'}.`,
} as const;

const reasonWords: Record<NonNullable<Estimate['reason']>, string> = {
  not_measured: 'non mesuré',
  not_a_proportion: 'dépasse 100\u00a0%',
  insufficient_data: 'données insuffisantes',
};

/** A line a campaign: its figure, and between what and what chance leaves it. */
export function compareRows({ metric, subjects }: Figures, names: readonly string[], currency: string | null) {
  const shown = (value: number) => formatRatio(metric, value, currency ?? 'EUR');
  return subjects.map(({ value, interval, reason, days }, at): string[] => [
    names[at] ?? '',
    value === null ? reasonWords[reason ?? 'not_measured'] : shown(value),
    interval ? `${shown(interval.lower)} à ${shown(interval.upper)}` : '–',
    days.toLocaleString('fr-FR'),
  ]);
}
