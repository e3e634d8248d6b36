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

/** A figure with its name, what was expected instead, and what may explain it. */
export function anomalyText(finding: Finding, currency: string): string {
  const { kind, metric } = finding;
  const detail = anomalyDetail(finding, currency);
  return kind === 'stopped' ? detail : `${watchedMetrics[metric].name}\u00a0: ${detail}`;
}

/** The same under a title that names the figure. */
export function anomalyDetail(finding: Finding, currency: string): string {
  const { specialDay } = finding;
  const shown = (value: number) => shownValue(finding.metric, value, currency);
  const text = sentence(finding, shown(finding.value), shown(finding.expected));
  return specialDay ? `${text.replace(/\.$/, '')}. Jour particulier\u00a0: ${specialDay}` : text;
}

function sentence({ kind, metric, date, value, expected }: Finding, is: string, usual: string): string {
  const on = day().format(new Date(date));
  if (kind === 'drift')
    return `${is} sur 7\u00a0jours, contre ${usual} les 28\u00a0jours précédents (${signedPercent(value / expected - 1)})`;
  if (kind === 'stopped' && metric === 'spend') return `Aucune dépense ${on}, contre environ ${usual} attendus`;
  if (kind === 'stopped')
    return `Aucune conversion ${on}, contre environ ${usual} attendues d’après les clics. Vérifiez le suivi (balise, pixel).`;
  return `${is} le ${on}, au lieu d’environ ${usual} (${signedPercent(value / expected - 1)})`;
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
