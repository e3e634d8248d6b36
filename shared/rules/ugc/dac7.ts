/** What a creator was paid once, with the day of Paris. */
export type PaidOperation = { creatorId: string; paidOn: string; cents: number; vatCents: number };

type Quarter = { cents: number; operations: number };

/** What is declared of a creator for a year, quarter by quarter, whoever paid it. */
export type Dac7Statement = {
  creatorId: string;
  quarters: [Quarter, Quarter, Quarter, Quarter];
  cents: number;
  operations: number;
  vatCents: number;
};

const quarterOf = (day: string): number => Math.floor((Number(day.slice(5, 7)) - 1) / 3);
const none = (): Quarter => ({ cents: 0, operations: 0 });

/**
 * CGI 1649 ter A to E (directive 2021/514): personal services are declared from the first euro. What leaves out sellers of fewer
 * than thirty operations and 2,000 € is said of goods alone, which nobody sells here. Before tax, tax beside it.
 */
export function dac7Statements(year: number, paid: readonly PaidOperation[]): Dac7Statement[] {
  const all = new Map<string, Dac7Statement>();
  for (const { creatorId, paidOn, cents, vatCents } of paid) {
    if (Number(paidOn.slice(0, 4)) !== year || cents <= 0) continue;
    const one = all.get(creatorId) ?? blank(creatorId);
    const quarter = one.quarters[quarterOf(paidOn)];
    if (!quarter) continue;
    quarter.cents += cents;
    quarter.operations += 1;
    one.cents += cents;
    one.operations += 1;
    one.vatCents += vatCents;
    all.set(creatorId, one);
  }
  return [...all.values()].sort((a, b) => (a.creatorId < b.creatorId ? -1 : 1));
}

const blank = (creatorId: string): Dac7Statement => ({
  creatorId,
  quarters: [none(), none(), none(), none()],
  ...{ cents: 0, operations: 0, vatCents: 0 },
});
