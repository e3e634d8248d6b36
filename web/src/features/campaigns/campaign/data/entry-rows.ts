import { firstPerformanceDay } from '../../../../../../shared/campaigns/campaigns.rules.ts';
import type { PerformanceRow, WrittenRow } from '../../../../../../shared/campaigns/performance.contract.ts';
import type { Counts } from '../../../../../../shared/rules/counters.ts';
import { metricLabels } from '../../../../lib/metric-words.ts';
import { countField, dayText, type EntryColumn, entryColumns, readCount, readDay } from './entry-values.ts';

/** A line of the grid, as it is written. */
export type EntryRow = {
  key: number;
  date: string;
  cells: Record<EntryColumn, string>;
  /** What the day has besides, which stays. */
  others: Counts;
  /** It was there already. */
  stored: boolean;
};

export type EntryField = 'date' | EntryColumn;
/** By `<line>.<field>`, what is wrong. */
export type EntryProblems = Record<string, string>;

let lastKey = 0;
const noCells = Object.fromEntries(entryColumns.map((column) => [column, ''])) as Record<EntryColumn, string>;

export const rowOfDay = (day: string): EntryRow => ({
  key: ++lastKey,
  date: dayText(day),
  cells: noCells,
  others: {},
  stored: false,
});

/** The line of a day that was written. */
export function rowOfStored({ date, counts }: PerformanceRow): EntryRow {
  const cells = Object.fromEntries(entryColumns.map((column) => [column, countField(counts[column])]));
  const others = Object.entries(counts).filter(([counter]) => !entryColumns.some((column) => column === counter));
  return {
    ...rowOfDay(date),
    cells: cells as Record<EntryColumn, string>,
    others: Object.fromEntries(others),
    stored: true,
  };
}

export const isBlank = ({ cells }: EntryRow): boolean => Object.values(cells).every((text) => text.trim() === '');

type Checked = { rows: WrittenRow[]; lines: number[]; problems: EntryProblems };

/** What the grid says, as the API takes it, or what is wrong with it. Lines without a number are left out. */
export function checkRows(rows: readonly EntryRow[], today: string): Checked {
  const problems: EntryProblems = {};
  const written: WrittenRow[] = [];
  const lines: number[] = [];
  const days = new Set<string>();
  rows.forEach((row, line) => {
    if (isBlank(row)) {
      if (row.stored) problems[`${line}.spend`] = 'est vide\u00a0: pour effacer ce jour, retirez-le';
      return;
    }
    const date = readDay(row.date);
    const wrong = dayProblem(date, days, today);
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
    const read = readCount(column, cells[column]);
    if ('problem' in read) refuse(column, read.problem);
    else if (read.value !== null) counts[column] = read.value;
  }
  return counts;
}

function dayProblem(day: string | null, before: ReadonlySet<string>, today: string): string | null {
  if (!day) return 'n’est pas une date (JJ/MM/AAAA)';
  if (before.has(day)) return 'est écrit deux fois';
  if (day > today) return 'est dans l’avenir';
  return day < firstPerformanceDay ? 'est avant l’an 2000' : null;
}

/** `Ligne 3, Dépense : n’est pas un nombre`. */
export function problemTexts(problems: EntryProblems): string[] {
  return Object.entries(problems).map(([path, problem]) => {
    const [line, field] = path.split('.') as [string, EntryField];
    return `Ligne ${Number(line) + 1}, ${fieldLabel(field)}\u00a0: ${problem}`;
  });
}

export const fieldLabel = (field: EntryField): string => (field === 'date' ? 'Jour' : metricLabels[field]);
