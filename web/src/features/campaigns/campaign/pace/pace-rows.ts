import { addDays } from '../../../../../../shared/kernel/paris-day.ts';
import { daysBetween } from '../../../../../../shared/rules/totals.ts';

/** Of a budget with both ends, at the end of a day. */
type Paced = { amount: number; from: string; to: string; asOf: string };

export type PaceRow = {
  date: string;
  /** What the budget would have spent by then at an even rate. */
  even: number;
  /** What was spent by then; null after the last day known. */
  spent: number | null;
  /** Where the rate of the last seven days leads, and between what and what if days swing as these did. */
  projected: number | null;
  cone: [number, number] | null;
};

/** How far a normal thing strays nineteen times in twenty. */
const z95 = 1.959963984540054;

/**
 * Day by day, or every seventh day and the last: spend so far, the even line, and a cone from the last seven days. The spend of n
 * days to come has the variance of n days and that of a mean of k days, n times: s²(n + n² ÷ k).
 */
export function paceRows(spends: ReadonlyMap<string, number>, { amount, from, to, asOf }: Paced, step = 1): PaceRow[] {
  const length = daysBetween(from, to);
  const through = asOf < to ? asOf : to;
  const recent = Array.from({ length: 7 }, (_, at) => addDays(through, -at))
    .filter((day) => day >= from)
    .flatMap((day) => spends.get(day) ?? []);
  const rate = mean(recent);
  const deviation = Math.sqrt(
    mean(recent.map((spend) => (spend - rate) ** 2)) * (recent.length / Math.max(1, recent.length - 1)),
  );
  const rows: PaceRow[] = [];
  let spent = 0;
  for (let at = 0; at < length; at++) {
    const date = addDays(from, at);
    if (date <= through) spent += spends.get(date) ?? 0;
    const isShown = at % step === step - 1 || at === length - 1 || date === through || at === 0;
    if (!isShown) continue;
    const ahead = daysBetween(through, date) - 1;
    const isAhead = ahead >= 0 && recent.length > 0;
    const reach = z95 * deviation * Math.sqrt(ahead + ahead ** 2 / Math.max(1, recent.length));
    const projected = spent + rate * ahead;
    rows.push({
      date,
      even: (amount * (at + 1)) / length,
      spent: date <= through ? spent : null,
      projected: isAhead ? projected : null,
      cone: isAhead ? [Math.max(spent, projected - reach), projected + reach] : null,
    });
  }
  return rows;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
