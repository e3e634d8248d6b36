import type { TargetMetric } from '../../../../../shared/campaigns/campaigns.rules.ts';
import { metricLabels, metricText } from '../../../../../shared/campaigns/metric-words.ts';
import { signedPercent } from '../../../../../shared/kernel/signed-percent.ts';
import { daysBetween } from '../../../../../shared/rules/totals.ts';
import { formatCount, formatPercent } from '../../../lib/format.ts';
import { shortDay } from '../../../lib/short-day.ts';
import type { Metrics } from './use-campaign.ts';

/** A campaign in a sentence: what it spent, what that brought against the target, where its budget goes. */
export function summaryText(metrics: Metrics, isCompared: boolean): string {
  const span = `Sur ${formatCount(daysBetween(metrics.from, metrics.to), 'jour')}\u00a0:`;
  const figures = [spendText(metrics, isCompared), costText(metrics)].filter(Boolean).join(', ');
  const parts = [figures, paceText(metrics)].filter(Boolean);
  return `${span} ${parts.join('\u00a0; ')}`.replace(/\.?$/, '.');
}

function spendText({ totals: { spend }, deltas, currency }: Metrics, isCompared: boolean): string {
  if (spend === null) return 'aucune dépense mesurée';
  const by = deltas?.spend.change ?? null;
  const delta = !isCompared || by === null || Math.abs(by) < 0.005 ? '' : ` (${signedPercent(by)})`;
  return `${metricText('spend', spend, currency)} dépensés${delta}`;
}

const costs = ['cpa', 'cpl', 'roas'] as const satisfies readonly TargetMetric[];

/** The first target that has a value, else what conversions cost. */
function costText({ targets, ratios, currency }: Metrics): string | null {
  const aimed = targets.find(({ value }) => value !== null);
  if (aimed && aimed.value !== null) {
    const { metric, value, target, state } = aimed;
    const told = `${named(metric)} ${metricText(metric, value, currency)}`;
    const goal = `objectif de ${metricText(metric, target, currency)}`;
    if (state === 'insufficient_data' || state === 'uncertain')
      return `${told} pour un ${goal}\u00a0: trop tôt pour conclure`;
    return `${told}, ${sideOf(value, target)}${goal}`;
  }
  const metric = costs.find((name) => ratios[name].value !== null);
  const value = metric && ratios[metric].value;
  return metric && value != null ? `${named(metric)} ${metricText(metric, value, currency)}` : null;
}

/** As it stands within a sentence: « CPA », « coût par prospect ». */
const named = (metric: TargetMetric): string =>
  metricLabels[metric].replace(/^[A-ZÀ-Ü](?=[a-zà-ÿ])/, (first) => first.toLowerCase());

const sideOf = (value: number, target: number) => (value > target ? 'au-dessus de l’' : 'sous l’');

const paces = { under: 'rythme en retard', on_track: 'rythme tenu', over: 'rythme en avance' } as const;

function paceText({ pacing: { state, spentShare, runsOutOn, to } }: Metrics): string | null {
  if (state === 'not_started') return 'budget pas encore entamé';
  if (state === 'finished') return spentShare === null ? null : `budget dépensé à ${formatPercent(spentShare)}`;
  if (state === 'none' || state === 'no_end') return null;
  const ends = runsOutOn !== null && runsOutOn !== to ? `, budget épuisé le ${shortDay(runsOutOn)}` : '';
  return `${paces[state]}${ends}`;
}
