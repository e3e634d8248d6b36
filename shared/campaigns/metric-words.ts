import { atFirstUse } from '../kernel/at-first-use.ts';
import type { Counter } from '../rules/counters.ts';
import { betterWay, type Ratio, type RatioName } from '../rules/ratios.ts';
import type { Totals } from '../rules/totals.ts';
import { exportedCounters } from './export-columns.ts';

type TotalName = keyof Totals;
export type MetricName = TotalName | RatioName;

const counterNames = Object.fromEntries(
  Object.entries(exportedCounters).map(([counter, { fr }]) => [counter, fr]),
) as Record<Counter, string>;

/** In full: all clicks and link clicks are never mistaken for each other. */
export const metricLabels: Record<MetricName, string> = {
  ...counterNames,
  contribution: 'Contribution',
  ctr: 'CTR (tous les clics)',
  linkCtr: 'CTR (lien)',
  cpm: 'CPM',
  cpc: 'CPC',
  linkCpc: 'CPC (lien)',
  conversionRate: 'Taux de conversion',
  cpa: 'CPA',
  cpl: 'Coût par prospect',
  roas: 'ROAS',
  aov: 'Panier moyen',
  hookRate: 'Taux d’accroche',
  holdRate: 'Taux de rétention',
  completionRate: 'Taux de vues complètes',
  frequency: 'Répétition',
  breakEvenRoas: 'ROAS d’équilibre',
};

/** What a counter counts, as it stands after a number. */
const counted: Record<Counter, [one: string, many: string]> = {
  impressions: ['impression', 'impressions'],
  reach: ['personne', 'personnes'],
  reach7d: ['personne', 'personnes'],
  reach28d: ['personne', 'personnes'],
  clicks: ['clic', 'clics'],
  linkClicks: ['clic (lien)', 'clics (lien)'],
  landingPageViews: ['vue', 'vues'],
  engagements: ['interaction', 'interactions'],
  videoViews3s: ['vue de 3 s', 'vues de 3 s'],
  videoViews15s: ['vue de 15 s', 'vues de 15 s'],
  videoViewsComplete: ['vue complète', 'vues complètes'],
  leads: ['prospect', 'prospects'],
  addToCarts: ['ajout au panier', 'ajouts au panier'],
  checkouts: ['paiement', 'paiements'],
  conversions: ['conversion', 'conversions'],
  spend: ['de dépense', 'de dépense'],
  revenue: ['de chiffre d’affaires', 'de chiffre d’affaires'],
};

/** Of each ratio: numerator, denominator, and how its value is written. */
const shapes: Record<
  RatioName,
  [over: TotalName & Counter, under: TotalName & Counter, as: 'share' | 'money' | 'times']
> = {
  ctr: ['clicks', 'impressions', 'share'],
  linkCtr: ['linkClicks', 'impressions', 'share'],
  cpm: ['spend', 'impressions', 'money'],
  cpc: ['spend', 'clicks', 'money'],
  linkCpc: ['spend', 'linkClicks', 'money'],
  conversionRate: ['conversions', 'clicks', 'share'],
  cpa: ['spend', 'conversions', 'money'],
  cpl: ['spend', 'leads', 'money'],
  roas: ['revenue', 'spend', 'times'],
  aov: ['revenue', 'conversions', 'money'],
  hookRate: ['videoViews3s', 'impressions', 'share'],
  holdRate: ['videoViews15s', 'videoViews3s', 'share'],
  completionRate: ['videoViewsComplete', 'videoViews3s', 'share'],
  frequency: ['impressions', 'reach', 'times'],
  breakEvenRoas: ['revenue', 'spend', 'times'],
};

const number = atFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }));
const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const times = atFirstUse(() => new Intl.NumberFormat('fr-FR', twoDigits));
const share = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'percent', ...twoDigits }));
const part = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 }));

/** A format costs more than a thousand uses of it; there are no more of them than currencies. */
const moneyFormats = new Map<string, Intl.NumberFormat>();

function money(amount: number, currency: string): string {
  const format = moneyFormats.get(currency) ?? new Intl.NumberFormat('fr-FR', { style: 'currency', currency });
  moneyFormats.set(currency, format);
  return format.format(amount);
}

export const isRatio = (name: MetricName): name is RatioName => Object.hasOwn(betterWay, name);
const isMoney = (name: string) => ['spend', 'revenue', 'contribution'].includes(name);

/** How the value of a metric is written. */
export function metricKind(name: MetricName): 'share' | 'money' | 'times' | 'number' {
  if (isRatio(name)) return shapes[name][2];
  return isMoney(name) ? 'money' : 'number';
}

/** The value of a metric with its unit. */
export function metricText(name: MetricName, value: number, currency: string): string {
  const as = metricKind(name);
  if (as === 'money') return money(value, currency);
  return { share, times, number }[as]().format(value);
}

/** The same at the head of a page, where cents and halves of a conversion only hide the figure: `59 047 €`, `2 940`. */
export function roundedText(name: MetricName, value: number, currency: string): string {
  const as = metricKind(name);
  const bearsRounding = as === 'money' ? Math.abs(value) >= 1_000 : as === 'number' && Math.abs(value) >= 10;
  if (!bearsRounding) return metricText(name, value, currency);
  return metricText(name, Math.round(value), currency).replace(/[,.]00(?!\d)/, '');
}

/** `192 conversions`, `4 120,00 €`. */
function countText(counter: Counter, value: number, currency: string): string {
  if (isMoney(counter)) return money(value, currency);
  return `${number().format(value)}\u00a0${counted[counter][Math.abs(value) < 2 ? 0 : 1]}`;
}

/** Why a ratio has no value, or how far it is from having one. */
export function reasonText({ reason, gate }: Ratio, currency: string): string {
  if (reason === 'not_measured') return 'non mesuré';
  if (reason === 'no_margin') return 'indiquez la marge dans les réglages';
  if (reason === 'not_additive') return 'ne s’additionne pas d’un jour à l’autre';
  if (reason === 'no_denominator') return 'rien à diviser';
  if (!gate) return 'données insuffisantes';
  const have = isMoney(gate.on) ? money(gate.have, currency) : countText(gate.on, gate.have, currency);
  return `${have} sur ${isMoney(gate.on) ? money(gate.atLeast, currency) : number().format(gate.atLeast)}`;
}

/** `ROAS 2,41 = 12 050,00 € ÷ 5 000,00 € · 94 % de la dépense mesurée`. */
export function arithmeticOf(name: RatioName, ratio: Ratio, currency: string): string | null {
  const { numerator, denominator, value, coverage, basis } = ratio;
  if (numerator === null || denominator === null) return null;
  if (name === 'breakEvenRoas')
    return value === null
      ? null
      : `${metricLabels[name]} ${times().format(value)} = 1 ÷ ${part().format(denominator)} de marge`;
  const covered = coverage < 0.995 ? ` · ${part().format(Math.floor(coverage * 100) / 100)} de la dépense mesurée` : '';
  return `${sumsText(name, { numerator, denominator, value, basis }, currency)}${covered}`;
}

type Divided = Pick<Ratio, 'value' | 'basis'> & { numerator: number; denominator: number };

/** `ROAS 2,41 = 12 050,00 € ÷ 5 000,00 €` */
export function sumsText(name: RatioName, { value, numerator, denominator, basis }: Divided, currency: string): string {
  const [over, usualUnder] = shapes[name];
  const under = name === 'conversionRate' ? (basis ?? usualUnder) : usualUnder;
  const sums = `${countText(over, numerator, currency)} ÷ ${countText(under, denominator, currency)}${name === 'cpm' ? ' × 1\u202f000' : ''}`;
  return `${metricLabels[name]}${value === null ? '\u00a0:' : ` ${metricText(name, value, currency)} =`} ${sums}`;
}

/** What a ratio that was not measured takes. */
export function neededText(name: RatioName): string {
  const [over, under] = shapes[name];
  return `Il faut «\u00a0${metricLabels[over]}\u00a0» et «\u00a0${metricLabels[under]}\u00a0» sur les mêmes jours.`;
}
