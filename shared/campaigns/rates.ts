/** What amounts of other currencies are converted to, and nothing else. */
export const baseCurrency = 'EUR' as const;

/** Euros for one unit of a currency, from a day on until the next rate of it. */
export type ExchangeRate = { currency: string; day: string; rate: number };

/** Of one currency, in the order of days. */
export type RateSeries = readonly ExchangeRate[];

/** By currency. */
export function ratesByCurrency(rates: readonly ExchangeRate[]): Map<string, ExchangeRate[]> {
  const series = new Map<string, ExchangeRate[]>();
  for (const rate of rates) {
    const known = series.get(rate.currency);
    if (known) known.push(rate);
    else series.set(rate.currency, [rate]);
  }
  for (const one of series.values()) one.sort((a, b) => (a.day < b.day ? -1 : 1));
  return series;
}

/** The latest rate of a day or before; undefined where there is none. */
export function rateOn(series: RateSeries, day: string): ExchangeRate | undefined {
  let [low, high] = [0, series.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((series[middle]?.day ?? '') <= day) low = middle + 1;
    else high = middle;
  }
  return series[low - 1];
}
