import { metricLabels, metricText } from '../campaigns/metric-words.ts';
import { lowerFirst } from '../kernel/first-letter.ts';
import { counted } from '../kernel/news-texts.ts';
import type { ComparedMetric } from '../rules/estimates.ts';
import { formatRatio } from '../rules/ratio-formats.ts';
import { betterWay } from '../rules/ratios.ts';

/** `2 gagnantes sur 12 publicités jugées` */
export const winnersText = ({ judged, winners }: { judged: number; winners: number }): string =>
  `${winners === 0 ? 'aucune gagnante' : counted(winners, 'gagnante', 'gagnantes')} sur ${counted(judged, 'publicité jugée', 'publicités jugées')}`;

type Rule = { metric: ComparedMetric; minSpend: number; currency: string | null };

/** The rule that makes a winner, in full. */
export function ruleText({ metric, minSpend, currency }: Rule, target: number | null): string {
  const money = currency ?? 'EUR';
  const side = betterWay[metric] === 'up' ? 'au-dessus de' : 'sous';
  const goal = target === null ? 'l’objectif de sa campagne' : formatRatio(metric, target, money);
  const spent = metricText('spend', minSpend, money).replace(/,00(?=\s)/, '');
  return `Gagnante\u00a0: au moins ${spent} dépensés, et un ${lowered(metricLabels[metric])} ${side} ${goal}, même dans le pire cas de l’intervalle à 95\u00a0%.`;
}

/** Names in capitals stay so. */
export const lowered = (label: string): string => (/^[A-Z]{2}/.test(label) ? label : lowerFirst(label));

/** Why a group of ads has an interval, or none. */
export const groupsText =
  'L’intervalle d’un groupe vient de l’écart entre ses publicités\u00a0: il en faut cinq, car une seule très bonne publicité ne dit rien de la suivante.';
export const unnamedText = '«\u00a0Sans valeur\u00a0»\u00a0: leur nom ne suit pas votre règle.';
