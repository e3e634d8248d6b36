import type { CreativeState } from '../../../../../shared/analytics/creatives.rules.ts';
import { metricLabels, metricText } from '../../../../../shared/campaigns/metric-words.ts';
import { formatRatio } from '../../../../../shared/rules/ratio-formats.ts';
import { betterWay } from '../../../../../shared/rules/ratios.ts';
import type { Tone } from '../../../components/tone-badge.tsx';
import { formatCount } from '../../../lib/format.ts';
import type { Creatives } from './use-creatives.ts';

export const stateTones: Record<CreativeState, Tone> = {
  winner: 'positive',
  uncertain: 'information',
  loser: 'accent',
  waiting: 'plain',
  no_target: 'plain',
};

type Told = Pick<Creatives, 'metric' | 'minSpend' | 'currency' | 'whole'>;

/** `2 gagnantes sur 12 publicités jugées` */
export const winnersText = ({ whole: { past, winners } }: Told): string =>
  `${formatCount(winners, 'gagnante')} sur ${formatCount(past, 'publicité jugée', 'publicités jugées')}`;

/** The rule that makes a winner, in full. */
export function ruleText({ metric, minSpend, currency }: Told, target: number | null): string {
  const money = currency ?? 'EUR';
  const side = betterWay[metric] === 'up' ? 'au-dessus de' : 'sous';
  const goal = target === null ? 'l’objectif de sa campagne' : formatRatio(metric, target, money);
  const spent = metricText('spend', minSpend, money).replace(/,00(?=\s)/, '');
  return `Gagnante\u00a0: au moins ${spent} dépensés, et ${metricLabels[metric]} ${side} ${goal}, tout l’intervalle à 95\u00a0% compris.`;
}
