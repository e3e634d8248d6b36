import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import type { PartAt } from '../../../shared/rules/part-sums.ts';
import type { QuarterColumns } from '../../../shared/rules/quarter-columns.ts';
import { contributionOfSums } from '../../../shared/rules/totals.ts';

/**
 * What campaigns contribute in each part of their days: each by its own margin and to the cent, hence worked out campaign by
 * campaign. Null in a part where none measured both revenue and spend.
 */
export class Contributions {
  private readonly cents: Float64Array;
  /** Of the campaign whose days are being added, in hundredths; `NaN` where nothing was measured. */
  private readonly revenue: Float64Array;
  private readonly spend: Float64Array;

  constructor(parts: number) {
    const unmeasured = () => new Float64Array(parts).fill(Number.NaN);
    this.cents = unmeasured();
    this.revenue = unmeasured();
    this.spend = unmeasured();
  }

  addDays({ starts, values }: QuarterColumns, [from, to]: readonly [number, number], partAt: PartAt): void {
    for (const [start, sums] of [
      [starts.revenue, this.revenue],
      [starts.spend, this.spend],
    ] as const) {
      if (start === undefined) continue;
      for (let place = from; place <= to; place++) {
        const value = values[start + place] as number;
        const part = partAt[place] as number;
        if (part >= 0 && !Number.isNaN(value)) sums[part] = (sums[part] || 0) + value;
      }
    }
  }

  /** Ends the campaign whose days were added. */
  addCampaign(marginRate: number): void {
    for (let part = 0; part < this.cents.length; part++) {
      const [revenue, spend] = [this.revenue[part] as number, this.spend[part] as number];
      if (Number.isNaN(revenue) || Number.isNaN(spend)) continue;
      const own = contributionOfSums(ofHundredths(revenue), ofHundredths(spend), marginRate);
      this.cents[part] = (this.cents[part] || 0) + Math.round(own * 100);
    }
    this.revenue.fill(Number.NaN);
    this.spend.fill(Number.NaN);
  }

  of(part: number): number | null {
    const cents = this.cents[part] as number;
    return Number.isNaN(cents) ? null : cents / 100;
  }
}
