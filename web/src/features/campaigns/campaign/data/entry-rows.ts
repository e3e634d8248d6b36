import { campaignLimits, firstPerformanceDay } from '../../../../../../shared/campaigns/campaigns.rules.ts';
import { metricLabels } from '../../../../../../shared/campaigns/metric-words.ts';
import type { PerformanceRow, WrittenRow } from '../../../../../../shared/campaigns/performance.contract.ts';
import { type Counter, type Counts, counterKinds } from '../../../../../../shared/rules/counters.ts';
import { dayProblem, type GridProblems, type GridRow, type GridSpec, isBlank } from '../../../../lib/grid-rows.ts';
import { countField, dayText, readCount, readDay } from '../../../../lib/grid-values.ts';

/** The counters that are written by hand, in the order of the grid, and how spreadsheets head them besides our own names. */
const headings = {
  spend: ['depenses', 'montant depense', 'cout', 'couts', 'spend', 'cost', 'amount spent'],
  impressions: ['impr.'],
  clicks: ['clics', 'clicks'],
  linkClicks: ['clics sur un lien', 'clics sur le lien', 'link clicks'],
  conversions: ['achats', 'resultats', 'purchases', 'results'],
  revenue: ['ca', 'chiffre d’affaires', "chiffre d'affaires", 'revenus', 'revenue', 'valeur de conversion'],
  leads: ['leads'],
} as const satisfies Partial<Record<Counter, readonly string[]>>;
type EntryColumn = keyof typeof headings;
const entryColumns = Object.keys(headings) as EntryColumn[];

/** A line of the grid, as it is written. */
export type EntryRow = GridRow & {
  /** What the day has besides, which stays. */
  others: Counts;
};

let lastKey = 0;
const noCells = Object.fromEntries(entryColumns.map((column) => [column, '']));

export const rowOfDay = (day: string): EntryRow => ({
  key: ++lastKey,
  date: dayText(day),
  cells: noCells,
  others: {},
  stored: false,
});

export const entrySpec: GridSpec<EntryRow> = {
  columns: entryColumns.map((name) => ({
    name,
    label: metricLabels[name],
    whole: counterKinds[name] === 'whole',
    headings: headings[name],
  })),
  rowOfDay,
  most: campaignLimits.rows,
};

/** The line of a day that was written. */
export function rowOfStored({ date, counts }: PerformanceRow): EntryRow {
  const cells = Object.fromEntries(entryColumns.map((column) => [column, countField(counts[column])]));
  const others = Object.entries(counts).filter(([counter]) => !entryColumns.some((column) => column === counter));
  return {
    ...rowOfDay(date),
    cells,
    others: Object.fromEntries(others),
    stored: true,
  };
}

type Checked = { rows: WrittenRow[]; lines: number[]; problems: GridProblems };

/** What the grid says, as the API takes it, or what is wrong with it. Lines without a number are left out. */
export function checkRows(rows: readonly EntryRow[], today: string): Checked {
  const problems: GridProblems = {};
  const written: WrittenRow[] = [];
  const lines: number[] = [];
  const days = new Set<string>();
  rows.forEach((row, line) => {
    if (isBlank(row)) {
      if (row.stored) problems[`${line}.spend`] = 'est vide\u00a0: pour effacer ce jour, retirez-le';
      return;
    }
    const date = readDay(row.date);
    const wrong = dayProblem(date, days, { first: firstPerformanceDay, today });
    if (wrong) problems[`${line}.date`] = wrong;
    if (date) days.add(date);
    const counts = checkCells(row, (column, problem) => {
      problems[`${line}.${column}`] = problem;
    });
    if (date) {
      written.push({ date, ...counts });
      lines.push(line);
    }
  });
  return { rows: written, lines, problems };
}

function checkCells({ cells, others }: EntryRow, refuse: (column: EntryColumn, problem: string) => void): Counts {
  const counts: Counts = { ...others };
  for (const column of entryColumns) {
    const read = readCount(counterKinds[column] === 'whole', cells[column] ?? '');
    if ('problem' in read) refuse(column, read.problem);
    else if (read.value !== null) counts[column] = read.value;
  }
  return counts;
}
