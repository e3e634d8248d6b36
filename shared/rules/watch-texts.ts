import type { AlertRule } from '../campaigns/alert-rule.ts';
import { atFirstUse } from '../kernel/at-first-use.ts';
import { upperFirst } from '../kernel/first-letter.ts';
import { signedPercent } from '../kernel/signed-percent.ts';
import { withFirst } from '../kernel/with-first.ts';
import { type Finding, watchedMetrics } from './anomaly.ts';
import type { Fatigue } from './fatigue.ts';
import type { Pacing } from './pacing.ts';
import { formatRatio } from './ratio-formats.ts';
import { isChange, isRuleCounter, type RuleMetric, type RuleReading } from './rule-values.ts';
import type { TargetState } from './targets.ts';
import { daysBetween } from './totals.ts';

/** What people read of an alert: what happens, and the figures that say so. */
export type ThingTexts = { title: string; detail: string };

const day = atFirstUse(() => new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' }));
const count = atFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }));
const percent = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 }));
const times = atFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, minimumFractionDigits: 1 }));

const dayOf = (date: string): string => withFirst(day().format(new Date(date)));
const days = (number: number): string => `${number}\u00a0jour${number < 2 ? '' : 's'}`;
/** As ratios that are amounts are written. */
const money = (value: number, currency: string): string => formatRatio('cpa', value, currency);

export const ratioLabels = {
  ctr: 'CTR (tous les clics)',
  linkCtr: 'CTR (lien)',
  cpm: 'CPM',
  cpc: 'CPC',
  linkCpc: 'CPC (lien)',
  conversionRate: 'taux de conversion',
  cpa: 'CPA',
  cpl: 'coût par prospect',
  roas: 'ROAS',
  aov: 'panier moyen',
  hookRate: 'taux d’accroche',
  holdRate: 'taux de rétention',
  completionRate: 'taux de complétion',
} as const;
export const ruleMetricLabels: Record<RuleMetric, string> = {
  ...ratioLabels,
  spend: 'dépense',
  revenue: 'chiffre d’affaires',
  conversions: 'nombre de conversions',
  leads: 'nombre de prospects',
  impressions: 'nombre d’impressions',
  clicks: 'nombre de clics',
  linkClicks: 'nombre de clics sur un lien',
};

/** A figure of a rule as people read it. */
export function ruleFigure(metric: RuleMetric, value: number, currency: string): string {
  if (!isRuleCounter(metric)) return formatRatio(metric, value, currency);
  return metric === 'spend' || metric === 'revenue' ? money(value, currency) : count().format(value);
}

export function anomalyTitle({ kind, metric, direction }: Pick<Finding, 'kind' | 'metric' | 'direction'>): string {
  if (kind === 'stopped') return metric === 'spend' ? 'Plus aucune dépense' : 'Plus aucune conversion';
  return `${watchedMetrics[metric].name}\u00a0: ${direction === 'up' ? 'hausse' : 'baisse'} inhabituelle`;
}

export function pacingTexts(pacing: Pacing, currency: string): ThingTexts {
  const { state, spentShare, elapsedShare, runsOutOn, projected, amount, neededPerDay } = pacing;
  const shares = `${percent().format(spentShare ?? 0)} du budget dépensé à ${percent().format(elapsedShare ?? 0)} de la durée`;
  if (state === 'over') {
    const end = runsOutOn
      ? `Au rythme des 7 derniers jours, il sera épuisé le ${dayOf(runsOutOn)}`
      : overshoot(projected, amount, currency);
    return { title: 'Budget dépensé trop vite', detail: end ? `${shares}. ${end}` : shares };
  }
  const asked = neededPerDay === null ? null : `Il faudrait ${money(neededPerDay, currency)} par jour pour le dépenser`;
  return { title: 'Budget dépensé trop lentement', detail: asked ? `${shares}. ${asked}` : shares };
}

function overshoot(projected: number | null, amount: number | null, currency: string): string | null {
  if (projected === null || amount === null) return null;
  return `La dépense va vers ${money(projected, currency)} pour ${money(amount, currency)} prévus`;
}

export function targetTexts(
  { metric, target, value, interval }: TargetState,
  { from, to }: { from: string; to: string },
  currency: string,
): ThingTexts {
  const shown = (figure: number) => formatRatio(metric, figure, currency);
  const doubt = interval ? ` (entre ${shown(interval.lower)} et ${shown(interval.upper)})` : '';
  const label = ratioLabels[metric];
  const side = (value ?? 0) > target ? 'au-dessus de l’objectif' : 'sous l’objectif';
  return {
    title: `${upperFirst(label)} ${side}`,
    detail: `${shown(value ?? 0)} pour un objectif de ${shown(target)}, sur ${days(daysBetween(from, to))}${doubt}`,
  };
}

export function fatigueTexts({ adName, state, signals: { ctr, cost, frequency } }: Fatigue): ThingTexts {
  const said = [
    ctr && `${ratioLabels[ctr.metric]}\u00a0: ${signedPercent(-ctr.drop)} depuis sa première semaine`,
    cost && cost.ratio >= 1.25 && `${ratioLabels[cost.metric]} multiplié par ${times().format(cost.ratio)}`,
    frequency !== null && frequency >= 2.5 && `vue ${times().format(frequency)} fois par personne en 7\u00a0jours`,
  ].filter((part) => typeof part === 'string');
  return {
    title: `${state === 'worn' ? 'Publicité usée' : 'Publicité en perte de vitesse'}\u00a0: ${adName}`,
    detail: said.join('\u00a0; '),
  };
}

export const staleTexts = (lastDay: string, missing: number): ThingTexts => ({
  title: `Aucune donnée depuis le ${dayOf(lastDay)}`,
  detail: `${days(missing)} sans données, alors qu’il y en avait chaque jour la semaine précédente`,
});

export function ruleTexts(rule: AlertRule, { value, against }: RuleReading, currency: string): ThingTexts {
  const { name, metric, operator, threshold, windowDays } = rule;
  const shown = (figure: number) => ruleFigure(metric, figure, currency);
  const label = ruleMetricLabels[metric];
  const is = `${upperFirst(label)}\u00a0: ${shown(value)} sur ${days(windowDays)}`;
  const detail = isChange(operator)
    ? `${is}, contre ${shown(against)} ${windowDays === 1 ? 'la veille' : `les ${days(windowDays)} précédents`} (${signedPercent(value / against - 1)}\u00a0; seuil ${percent().format(threshold)})`
    : `${is}, ${operator === 'above' ? 'au-dessus' : 'au-dessous'} de ${shown(threshold)}`;
  return { title: name, detail };
}
