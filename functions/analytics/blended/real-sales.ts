import type { RealDay } from '../../../shared/rules/blended.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { readSales } from '../sales/stored-sales.ts';

/** What was really sold in a period, by day, in one currency. */
export type RealSales = {
  items: RealDay[];
  currency: string | null;
  leftOut: { otherCurrencies: number; withoutAmount: number };
};

/** As people wrote it. */
export async function writtenSales(workspaceId: string, period: Period): Promise<RealSales> {
  const { items, currency } = await readSales(workspaceId, period);
  return { items, currency, leftOut: { otherCurrencies: 0, withoutAmount: 0 } };
}
