import { fatigueLabels } from '../../../shared/campaigns/fatigue-labels.ts';
import { metricLabels } from '../../../shared/campaigns/metric-words.ts';
import { signedPercent } from '../../../shared/kernel/signed-percent.ts';
import type { Fatigue } from '../../../shared/rules/fatigue.ts';
import type { Tone } from '../components/tone-badge.tsx';

export const fatigueStates: Record<Fatigue['state'], { label: string; tone: Tone }> = {
  fresh: { label: fatigueLabels.fresh, tone: 'positive' },
  watch: { label: fatigueLabels.watch, tone: 'information' },
  tired: { label: fatigueLabels.tired, tone: 'warning' },
  worn: { label: fatigueLabels.worn, tone: 'accent' },
  unknown: { label: fatigueLabels.unknown, tone: 'plain' },
};

const reasons: Record<NonNullable<Fatigue['reason']>, string> = {
  not_measured: 'Pas encore montrée à cent personnes en un jour',
  too_young: 'Trop récente\u00a0: il faut deux semaines distinctes',
  insufficient_data: 'Moins de 3\u202f000 impressions dans l’une de ses deux semaines',
};

const number = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** `−38 %`, `stable` */
function changed(share: number): string {
  const text = signedPercent(share);
  return /^0\s/.test(text) ? 'stable' : text;
}

/** What stands behind a state of fatigue, a line each. */
export function fatigueEvidence({
  reason,
  signals: { ctr, cost, frequency },
}: Pick<Fatigue, 'reason' | 'signals'>): string[] {
  if (reason) return [reasons[reason]];
  const lines: string[] = [];
  if (ctr) {
    // The test is of a fall: of a rise it says nothing.
    const doubt = ctr.drop <= 0 ? '' : ctr.pValue < 0.05 ? ' (écart net)' : ' (peut être dû au hasard)';
    lines.push(`${metricLabels[ctr.metric]} ${changed(-ctr.drop)} depuis la première semaine${doubt}`);
  }
  if (cost) lines.push(`${metricLabels[cost.metric]} ${changed(cost.ratio - 1)} sur la même période`);
  if (frequency !== null) lines.push(`Vue ${number.format(frequency)} fois par personne en 7 jours`);
  return lines;
}
