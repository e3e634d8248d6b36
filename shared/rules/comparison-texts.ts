import { upperFirst } from '../kernel/first-letter.ts';
import { counted } from '../kernel/news-texts.ts';
import {
  bestOf,
  type ComparedPair,
  type ComparedSubject,
  type MetricComparison,
  type VerdictState,
} from './comparison-parts.ts';
import { waitText } from './comparison-waits.ts';
import type { ComparedMetric } from './estimates.ts';
import { formatRatio } from './ratio-formats.ts';

/** What the verdict calls a ratio, and what it says of the one that is better. */
const words: Record<ComparedMetric, { label: string; better: string }> = {
  ctr: { label: 'CTR', better: 'est plus souvent cliquée' },
  linkCtr: { label: 'CTR (lien)', better: 'mène plus souvent à un clic sur le lien' },
  cpm: { label: 'CPM', better: 'coûte moins cher pour mille impressions' },
  cpc: { label: 'CPC', better: 'coûte moins cher par clic' },
  linkCpc: { label: 'CPC (lien)', better: 'coûte moins cher par clic sur le lien' },
  conversionRate: { label: 'taux de conversion', better: 'convertit mieux' },
  cpa: { label: 'CPA', better: 'coûte moins cher par conversion' },
  cpl: { label: 'coût par prospect', better: 'coûte moins cher par prospect' },
  roas: { label: 'ROAS', better: 'rapporte plus pour ce qu’elle dépense' },
  aov: { label: 'panier moyen', better: 'a un panier moyen plus élevé' },
  hookRate: { label: 'taux d’accroche', better: 'accroche mieux' },
  holdRate: { label: 'taux de rétention', better: 'retient mieux' },
  completionRate: { label: 'taux de vues complètes', better: 'est plus souvent vue jusqu’au bout' },
};

type Told = { comparison: MetricComparison; subjects: readonly ComparedSubject[] };

/** The verdict as a person would say it: who, by how much, how sure, and what is missing. */
export function verdictText(
  comparison: MetricComparison,
  state: VerdictState,
  subjects: readonly ComparedSubject[],
): string {
  const told = { comparison, subjects };
  if (state === 'not_comparable') return notComparable(told);
  if (state === 'insufficient_data')
    return `Trop tôt pour les départager sur le ${label(told)}. ${waitText(comparison, names(subjects))}`;
  if (state === 'winner') return winner(told);
  return state === 'partial' ? partial(told) : noDifference(told);
}

function winner({ comparison, subjects }: Told): string {
  const best = bestOf(comparison.metric, comparison.subjects);
  const others = comparison.subjects.map((_, at) => at).filter((at) => at !== best);
  const figure = (at: number) => figureOf({ comparison, subjects }, at);
  const doubt = Math.max(...comparison.pairs.filter(({ a, b }) => a === best || b === best).map(pOf));
  const against =
    others.length === 1
      ? others.map(figure).join()
      : listed(others.map((at) => `${figure(at)} pour ${nameAt(subjects, at)}`));
  const than = others.length === 1 ? '' : ' que chacune des autres';
  const gap = others.length === 1 ? 'un tel écart arriverait' : 'de tels écarts arriveraient au plus';
  return `${nameAt(subjects, best)} ${words[comparison.metric].better}${than}\u00a0: ${figure(best)} contre ${against}. Sans vraie différence, ${gap} ${times(doubt)}.`;
}

function partial({ comparison, subjects }: Told): string {
  const sure = comparison.pairs.filter(({ significant }) => significant);
  const leads = comparison.subjects.map((_, at) => ({ at, behind: behind(sure, at, comparison) }));
  const claims = leads
    .filter((lead) => lead.behind.length > 0)
    .map(
      ({ at, behind: others }) =>
        `${nameAt(subjects, at)} ${words[comparison.metric].better} que ${listed(others.map((other) => nameAt(subjects, other)))}`,
    );
  const doubt = `sans vraie différence, de tels écarts arriveraient au plus ${times(Math.max(...sure.map(pOf)))}`;
  return `Tout n’est pas départagé. ${claims.join('\u00a0; ')}\u00a0: ${doubt}. Entre les autres, le hasard peut suffire. ${figures({ comparison, subjects })} ${needed(comparison)}`;
}

function noDifference({ comparison, subjects }: Told): string {
  const lowest = times(Math.min(...comparison.pairs.map(pOf)));
  const gap = subjects.length === 2 ? 'un tel écart' : 'le plus net de ces écarts';
  return `Rien ne permet de les départager. ${figures({ comparison, subjects })} Sans vraie différence, ${gap} arriverait ${lowest}. ${needed(comparison)}`;
}

function notComparable({ comparison, subjects }: Told): string {
  const reasons = comparison.pairs.map(({ reason }) => reason);
  const lacking = (reason: string) =>
    listed(subjects.flatMap(({ name }, at) => (comparison.subjects[at]?.reason === reason ? [quotedName(name)] : [])));
  const told = label({ comparison });
  if (reasons.includes('different_currencies')) {
    const currencies = listed([...new Set(subjects.map(({ currency }) => currency))]);
    return `Le ${told} ne se compare pas entre plusieurs devises (${currencies}). Le ROAS, lui, n’a pas de devise.`;
  }
  if (reasons.includes('not_measured'))
    return `Le ${told} ne peut pas être comparé\u00a0: il n’est pas mesuré pour ${lacking('not_measured')}.`;
  return `Le ${told} ne peut pas être comparé\u00a0: pour ${lacking('not_a_proportion')}, il dépasse 100\u00a0%. Vérifiez les figures importées.`;
}

/** Those that it is surely better than. */
const behind = (sure: readonly ComparedPair[], at: number, { metric, subjects }: MetricComparison): number[] =>
  sure.flatMap(({ a, b }) => {
    const [one, other] = [subjects[a], subjects[b]];
    if (!one || !other || (a !== at && b !== at)) return [];
    const isAhead = (bestOf(metric, [one, other]) === 0 ? a : b) === at;
    return isAhead ? [a === at ? b : a] : [];
  });

/** How long until the one that is ahead would be told from all others. */
function needed({ metric, subjects, pairs }: MetricComparison): string {
  const best = bestOf(metric, subjects);
  const open = pairs.filter(({ a, b, significant }) => !significant && (a === best || b === best));
  const waits = open.map(({ daysNeeded }) => daysNeeded);
  const known = waits.filter((days) => days !== null);
  if (known.length < waits.length || known.length === 0)
    return 'On ne peut pas dire combien de jours il faudrait encore\u00a0: l’écart est trop petit ou trop incertain.';
  return `Il faudrait encore environ ${counted(Math.max(...known), 'jour', 'jours')}, si l’écart reste le même.`;
}

const figures = (told: Told): string =>
  `${upperFirst(label(told))}\u00a0: ${listed(told.subjects.map((_, at) => `${figureOf(told, at)} pour ${nameAt(told.subjects, at)}`))}.`;

function figureOf({ comparison: { metric, subjects: estimates }, subjects }: Told, at: number): string {
  const { value = null, interval = null } = estimates[at] ?? {};
  const show = (figure: number) => formatRatio(metric, figure, subjects[at]?.currency ?? 'EUR');
  if (value === null) return 'non mesuré';
  return interval ? `${show(value)} (entre ${show(interval.lower)} et ${show(interval.upper)})` : show(value);
}

const pOf = ({ pAdjusted }: ComparedPair): number => pAdjusted ?? 1;

/** `2 fois sur 100` */
function times(p: number): string {
  if (p < 0.001) return 'moins d’une fois sur 1\u202f000';
  const [count, of] = p < 0.01 ? [Math.round(p * 1_000), '1\u202f000'] : [Math.round(p * 100), '100'];
  return `${count === 1 ? 'une' : count} fois sur ${of}`;
}

const label = ({ comparison }: Pick<Told, 'comparison'>): string => words[comparison.metric].label;
const names = (subjects: readonly ComparedSubject[]) => subjects.map(({ name }) => quotedName(name));
const nameAt = (subjects: readonly ComparedSubject[], at: number) => quotedName(subjects[at]?.name ?? '');

const longestName = 60;

/** As a verdict calls it. */
export const quotedName = (name: string): string => {
  const letters = [...name];
  const shown = letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : name;
  return `«\u00a0${shown}\u00a0»`;
};

/** `a, b et c` */
const listed = (all: readonly string[]): string =>
  all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} et ${all.at(-1)}`;
