import { atFirstUse } from '../kernel/at-first-use.ts';
import { signedPercent } from '../kernel/signed-percent.ts';
import { type Finding, type WatchedMetric, watchedMetrics } from './anomaly.ts';

const day = atFirstUse(
  () => new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const count = atFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }));
const times = atFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }));
const percent = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 }));
const moneyOf = new Map<string, Intl.NumberFormat>();

/** A figure, what was expected instead, and what may explain it. */
export function anomalyText(finding: Finding, currency: string): string {
  const { specialDay } = finding;
  const shown = (value: number) => shownValue(finding.metric, value, currency);
  const text = sentence(finding, shown(finding.value), shown(finding.expected));
  return specialDay ? `${text.replace(/\.$/, '')}. Jour particulier\u00a0: ${specialDay}` : text;
}

function sentence({ kind, metric, date, value, expected }: Finding, is: string, usual: string): string {
  const { name } = watchedMetrics[metric];
  const on = day().format(new Date(date));
  if (kind === 'drift')
    return `${name}\u00a0: ${is} sur les 7 jours jusqu’au ${on}, contre ${usual} sur les 28 jours d’avant (${signedPercent(value / expected - 1)})`;
  if (kind === 'stopped' && metric === 'spend')
    return `Plus aucune dépense le ${on}, là où environ ${usual} étaient attendus`;
  if (kind === 'stopped')
    return `Plus aucune conversion le ${on}\u00a0: on en attendait environ ${usual} d’après les clics. Vérifiez le suivi (balise, pixel).`;
  return `${name}\u00a0: ${is} le ${on}, au lieu d’environ ${usual} (${signedPercent(value / expected - 1)})`;
}

function shownValue(metric: WatchedMetric, value: number, currency: string): string {
  const { shown } = watchedMetrics[metric];
  if (shown === 'money') return inMoney(value, currency);
  return { count, times, percent }[shown]().format(value);
}

function inMoney(value: number, currency: string): string {
  const known = moneyOf.get(currency) ?? new Intl.NumberFormat('fr-FR', { style: 'currency', currency });
  moneyOf.set(currency, known);
  return known.format(value);
}
