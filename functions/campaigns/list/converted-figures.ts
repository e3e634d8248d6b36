import { rateProblems } from '../../../shared/campaigns/messages.ts';
import { baseCurrency, type ExchangeRate, rateOn, ratesByCurrency } from '../../../shared/campaigns/rates.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { columnDays } from '../../../shared/rules/quarter-columns.ts';
import { addColumns, noSums } from '../../../shared/rules/sums.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import type { CampaignFigures, QuarterDays } from '../core/figures-in.ts';

export type Converted = {
  /** In euros, not rounded yet. */
  figures: Map<string, CampaignFigures>;
  /** The rates that were used, by currency and day. */
  rates: ExchangeRate[];
};

/**
 * The figures of some campaigns in euros: spend and revenue of each day at the latest rate of that day or before. Where an
 * amount has none, a 400 that names each such currency and its first day.
 */
export function convertedFigures(
  items: readonly CampaignItem[],
  all: ReadonlyMap<string, CampaignFigures>,
  rates: readonly ExchangeRate[],
): Converted {
  const conversion = new Conversion(rates);
  const figures = new Map<string, CampaignFigures>();
  for (const { campaignId, currency } of items) {
    const own = all.get(campaignId);
    if (own) figures.set(campaignId, currency === baseCurrency ? own : conversion.of(currency, own));
  }
  return { figures, rates: conversion.used() };
}

/** Of what is converted together: days are looked up once, what is missing is told of all. */
class Conversion {
  private readonly series: Map<string, ExchangeRate[]>;
  private readonly byQuarter = new Map<string, (ExchangeRate | undefined)[]>();
  private readonly usedRates = new Set<ExchangeRate>();
  private readonly missing = new Map<string, string>();

  constructor(rates: readonly ExchangeRate[]) {
    this.series = ratesByCurrency(rates);
  }

  of(currency: string, { reach, quarters }: CampaignFigures): CampaignFigures {
    const sums = noSums();
    const converted = quarters.map((days) => this.quarterOf(currency, days));
    for (const { columns, places } of converted) addColumns(sums, columns, places);
    return { sums, reach, quarters: converted };
  }

  used(): ExchangeRate[] {
    if (this.missing.size > 0) {
      const first = [...this.missing].sort(([a], [b]) => (a < b ? -1 : 1));
      const details = first.map(([currency, day]) => ({
        path: 'convertTo',
        message: rateProblems.missing(currency, day),
      }));
      throw new AppError('validation_error', { details });
    }
    return [...this.usedRates].sort((a, b) => (`${a.currency} ${a.day}` < `${b.currency} ${b.day}` ? -1 : 1));
  }

  private quarterOf(currency: string, { quarter, columns, places, spread }: QuarterDays): QuarterDays {
    const values = columns.values.slice();
    const rates = this.ratesIn(currency, quarter);
    for (const start of [columns.starts.spend, columns.starts.revenue]) {
      if (start === undefined) continue;
      for (let place = places[0]; place <= places[1]; place++) {
        const amount = values[start + place] ?? Number.NaN;
        // Nought is nought in any currency.
        if (Number.isNaN(amount) || amount === 0) continue;
        const rate = rates[place];
        if (rate) this.usedRates.add(rate);
        else this.lack(currency, addDays(quarter, place));
        values[start + place] = amount * (rate?.rate ?? 0);
      }
    }
    return { quarter, columns: { starts: columns.starts, values }, places, spread };
  }

  private ratesIn(currency: string, quarter: string): (ExchangeRate | undefined)[] {
    const key = `${currency} ${quarter}`;
    const series = this.series.get(currency) ?? [];
    const known =
      this.byQuarter.get(key) ??
      Array.from({ length: columnDays }, (_, place) => rateOn(series, addDays(quarter, place)));
    this.byQuarter.set(key, known);
    return known;
  }

  private lack(currency: string, day: string): void {
    const first = this.missing.get(currency);
    if (first === undefined || day < first) this.missing.set(currency, day);
  }
}
