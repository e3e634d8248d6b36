import { type MetricName, metricKind } from '../../../shared/campaigns/metric-words.ts';
import { atFirstUse } from '../../../shared/kernel/at-first-use.ts';

/** From the foot of a chart to its top, in round numbers, with nought among them. */
export type Scale = { low: number; high: number; ticks: number[] };

const steps = [1, 2, 2.5, 5, 10];

/** Four spaces at most between round numbers that hold all values. */
export function scaleOf(values: readonly number[]): Scale {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = (highest - lowest || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((one) => one * power >= rough) ?? 10) * power;
  const [from, to] = [Math.floor(lowest / step), Math.max(Math.ceil(highest / step), 1)];
  const ticks = Array.from({ length: to - from + 1 }, (_, at) => (from + at) * step);
  return { low: from * step, high: to * step, ticks };
}

const percent = atFirstUse(() => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 }));
const whole = atFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }));
const compact = atFirstUse(() => new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 }));

/** A number beside a chart, as short as it can be. */
export function tickText(measure: MetricName, tick: number, currency: string | null): string {
  const kind = metricKind(measure);
  if (kind === 'share') return percent().format(tick);
  const number = (Math.abs(tick) < 1_000 ? whole() : compact()).format(tick);
  return kind === 'money' && currency ? `${number}\u00a0${signOf(currency)}` : number;
}

/** `€`, `$US` */
const signOf = (currency: string): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
