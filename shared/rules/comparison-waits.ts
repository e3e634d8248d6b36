import { counted } from '../kernel/news-texts.ts';
import type { MetricComparison } from './comparison-parts.ts';
import type { ComparedMetric, Need } from './estimates.ts';

/** What a rate counts, one and several; and what it counts where that did not follow. */
type Counted = Partial<Record<ComparedMetric, { one: string; many: string; without: string }>>;
const countedBy: Counted = {
  ctr: { one: 'clic', many: 'clics', without: 'impressions sans clic' },
  linkCtr: { one: 'clic sur le lien', many: 'clics sur le lien', without: 'impressions sans clic sur le lien' },
  conversionRate: { one: 'conversion', many: 'conversions', without: 'clics sans conversion' },
  hookRate: { one: 'vue de 3\u00a0s', many: 'vues de 3\u00a0s', without: 'impressions sans vue de 3\u00a0s' },
  holdRate: { one: 'vue de 15\u00a0s', many: 'vues de 15\u00a0s', without: 'vues de 3\u00a0s sans vue de 15\u00a0s' },
  completionRate: { one: 'vue complète', many: 'vues complètes', without: 'vues de 3\u00a0s sans vue complète' },
};

/** What is missing to each, and how long that takes if days stay what they are. */
export function waitText({ metric, subjects }: MetricComparison, names: readonly string[]): string {
  const lacks = subjects.flatMap(({ missing }, at) =>
    missing.length > 0 ? [`${names[at]} n’a que ${missing.map((need) => progress(metric, need)).join(' et ')}`] : [],
  );
  if (lacks.length === 0) return 'Les jours mesurés ne varient pas assez pour dire ce que vaut l’écart.';
  return `${lacks.join('\u00a0; ')}. ${howLongText(subjects)}`;
}

/** How long until nothing is missing, where something is. */
export function howLongText(subjects: MetricComparison['subjects']): string {
  const waits = subjects.flatMap(({ missing, days }) => missing.map((need) => daysUntil(need, days)));
  const longest = Math.max(...waits);
  return longest <= 365
    ? `Il faudrait encore environ ${counted(longest, 'jour', 'jours')} au même rythme.`
    : 'Au même rythme, un an n’y suffirait pas.';
}

/** `18 conversions sur les 30 qu’il faut` */
const progress = (metric: ComparedMetric, { on, atLeast, have }: Need): string =>
  `${thing(metric, on, have)} sur les ${atLeast} qu’il faut`;

function thing(metric: ComparedMetric, on: Need['on'], have: number): string {
  if (on === 'days') return counted(have, 'jour mesuré', 'jours mesurés');
  if (on === 'conversions') return counted(have, 'conversion', 'conversions');
  if (on === 'leads') return counted(have, 'prospect', 'prospects');
  const words = countedBy[metric] ?? { one: '', many: '', without: '' };
  return on === 'successes' ? counted(have, words.one, words.many) : counted(have, words.without, words.without);
}

/** At the pace of the days that there are; never, where nothing came. */
const daysUntil = ({ on, atLeast, have }: Need, days: number): number =>
  on === 'days' ? atLeast - have : Math.ceil(((atLeast - have) * days) / have);
