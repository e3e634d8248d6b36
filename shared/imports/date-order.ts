/** Which of the first two numbers of `03/04/2026` is the day. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** A date of three numbers that does not begin with its year, as it is written. */
export type NumericDate = { first: number; second: number; year: number };

const pattern = /^(?:\p{L}{2,10}[.,]{0,2}\s{1,3})?(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![/.-]?\d)/u;

/** The three numbers of `12/03/2026`, `12.3.26`, `jeu. 12/03/2026 14:30`; a year of two digits lies between 1990 and 2089. */
export function numericDate(text: string): NumericDate | undefined {
  const [, first, , second, year = ''] = pattern.exec(text) ?? [];
  if (first === undefined) return undefined;
  const century = year.length === 4 ? 0 : Number(year) < 90 ? 2000 : 1900;
  return { first: Number(first), second: Number(second), year: century + Number(year) };
}

/**
 * The order in which a column writes day and month, told by its numbers above 12: what most of them say. Undefined when
 * nothing tells: days are then read first, unless someone says otherwise.
 */
export function dateOrderOf(values: Iterable<string>): DateOrder | undefined {
  let balance = 0;
  for (const value of values) balance += lean(numericDate(value.trim()));
  if (balance === 0) return undefined;
  return balance > 0 ? 'dmy' : 'mdy';
}

function lean(date: NumericDate | undefined): number {
  if (!date || date.first > 31 || date.second > 31) return 0;
  return Number(date.first > 12) - Number(date.second > 12);
}

/** Whether the day may be the first number or the second, and it makes a difference. */
export const isReadBothWays = ({ first, second }: NumericDate): boolean =>
  first !== second && [first, second].every((number) => number >= 1 && number <= 12);

/** Whether a column has dates that both orders read, each in its way, and nothing that tells which is right. */
export function isDateOrderUnsure(values: string[]): boolean {
  const dates = values.map((value) => numericDate(value.trim())).filter((date) => date !== undefined);
  return dates.some(isReadBothWays) && dateOrderOf(values) === undefined;
}
