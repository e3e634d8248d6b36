import { type Priced, prices, type Usage } from './prices.ts';

export type CostLine = { what: string; count: number; dollars: number };

/** What a month of that costs, dearest first; what is free leaves a line at nothing. */
export function monthlyCost(usage: Usage): CostLine[] {
  const lines = Object.entries(usage).map(([name, count]): CostLine => {
    const { price, free, unit } = prices[name as Priced];
    return { what: unit, count, dollars: Math.max(0, count - free) * price };
  });
  return lines.sort((a, b) => b.dollars - a.dollars);
}

/** Both together. */
export function added(one: Usage, other: Usage): Usage {
  const names = new Set([...Object.keys(one), ...Object.keys(other)] as Priced[]);
  return Object.fromEntries([...names].map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}
