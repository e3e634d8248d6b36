import type { SalesDay } from '../../../../../shared/analytics/sales.contract.ts';
import { firstSalesDay, salesLimits } from '../../../../../shared/analytics/sales.rules.ts';
import { dayProblem, type GridProblems, type GridRow, type GridSpec, isBlank } from '../../../lib/grid-rows.ts';
import { countField, dayText, readCount, readDay } from '../../../lib/grid-values.ts';

const columns = [
  {
    name: 'revenue',
    label: 'Chiffre d’affaires',
    whole: false,
    headings: ['ca', 'ventes', 'ventes totales', 'revenue', 'total revenue', 'total sales', 'net sales', 'gross sales'],
  },
  {
    name: 'orders',
    label: 'Commandes',
    whole: true,
    headings: ['orders', 'achats', 'purchases', 'transactions', 'ventes (nombre)'],
  },
  {
    name: 'newCustomers',
    label: 'Nouveaux clients',
    whole: true,
    headings: ['new customers', 'clients nouveaux', 'first time customers'],
  },
] as const;

let lastKey = 0;

const rowOfDay = (day: string): GridRow => ({
  key: ++lastKey,
  date: dayText(day),
  cells: { revenue: '', orders: '', newCustomers: '' },
  stored: false,
});

export const salesSpec: GridSpec<GridRow> = { columns, rowOfDay, most: salesLimits.rows };

/** The lines of some days, with what is known of each. */
export const rowsOf = (days: readonly string[], known: readonly SalesDay[]): GridRow[] =>
  days.map((day) => {
    const stored = known.find((one) => one.day === day);
    if (!stored) return rowOfDay(day);
    const { revenue, orders, newCustomers } = stored;
    const cells = {
      revenue: countField(revenue),
      orders: countField(orders ?? undefined),
      newCustomers: countField(newCustomers ?? undefined),
    };
    return { ...rowOfDay(day), cells, stored: true };
  });

type Written = { day: string; revenue: number | null; orders: number | null; newCustomers: number | null };
type Checked = { rows: Written[]; lines: number[]; problems: GridProblems };

/** What the grid says, as the API takes it, or what is wrong with it. A known day that was emptied is taken away. */
export function checkSales(rows: readonly GridRow[], today: string): Checked {
  const problems: GridProblems = {};
  const written: Written[] = [];
  const lines: number[] = [];
  const days = new Set<string>();
  rows.forEach((row, line) => {
    if (isBlank(row) && !row.stored) return;
    const day = readDay(row.date);
    const wrong = dayProblem(day, days, { first: firstSalesDay, today });
    if (wrong) problems[`${line}.date`] = wrong;
    if (day) days.add(day);
    const counts = countsIn(row, (column, problem) => {
      problems[`${line}.${column}`] = problem;
    });
    if (counts.revenue === null && !isBlank(row) && !problems[`${line}.revenue`])
      problems[`${line}.revenue`] = 'manque\u00a0: écrivez 0 si rien n’a été vendu';
    if (!day) return;
    written.push({ day, ...counts });
    lines.push(line);
  });
  return { rows: written, lines, problems };
}

function countsIn({ cells }: GridRow, refuse: (column: string, problem: string) => void): Omit<Written, 'day'> {
  const counts: Omit<Written, 'day'> = { revenue: null, orders: null, newCustomers: null };
  for (const { name, whole } of columns) {
    const read = readCount(whole, cells[name] ?? '');
    if ('problem' in read) refuse(name, read.problem);
    else counts[name] = read.value;
  }
  return counts;
}
