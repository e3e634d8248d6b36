import { foldLabel } from '../../../shared/kernel/fold.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { readDay } from './grid-values.ts';

/** A column of a grid of days: how many of something, or an amount. */
export type GridColumn = {
  name: string;
  label: string;
  whole: boolean;
  /** How spreadsheets head it, besides its label. */
  headings: readonly string[];
};

/** A line of a grid of days, as it is written. */
export type GridRow = {
  key: number;
  date: string;
  cells: Readonly<Record<string, string>>;
  /** It was there already. */
  stored: boolean;
};

/** By `<line>.<column>`, what is wrong; the day is `date`. */
export type GridProblems = Record<string, string>;

export type GridSpec<R extends GridRow> = {
  columns: readonly GridColumn[];
  rowOfDay: (day: string) => R;
  /** Lines that a paste may bring. */
  most: number;
};

const date: GridColumn = { name: 'date', label: 'Jour', whole: false, headings: ['date', 'day'] };

/** The day, then the columns. */
export const fieldsOf = ({ columns }: { columns: readonly GridColumn[] }): readonly GridColumn[] => [date, ...columns];

export const isBlank = ({ cells }: Pick<GridRow, 'cells'>): boolean =>
  Object.values(cells).every((text) => text.trim() === '');

/** `Ligne 3, Dépense : n’est pas un nombre`. */
export function problemTexts(problems: GridProblems, spec: { columns: readonly GridColumn[] }): string[] {
  const labels = new Map(fieldsOf(spec).map(({ name, label }) => [name, label]));
  return Object.entries(problems).map(([path, problem]) => {
    const [line, field = ''] = path.split('.');
    return `Ligne ${Number(line) + 1}, ${labels.get(field) ?? field}\u00a0: ${problem}`;
  });
}

/** What is wrong with a day beside those of the lines before. */
export function dayProblem(
  day: string | null,
  before: ReadonlySet<string>,
  { first, today }: { first: string; today: string },
): string | null {
  if (!day) return 'n’est pas une date (JJ/MM/AAAA)';
  if (before.has(day)) return 'est écrit deux fois';
  if (day > today) return 'est dans l’avenir';
  return day < first ? `est avant l’an ${first.slice(0, 4)}` : null;
}

/** The cells of what was copied out of a spreadsheet; null when it is one cell, which is pasted as any text. */
export function cellsOf(text: string): string[][] | null {
  const lines = text.replace(/(\r?\n)+$/, '').split(/\r?\n/);
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  return cells.length === 1 && cells[0]?.length === 1 ? null : cells;
}

/**
 * Lays copied cells over the grid, from a place on. A first line of headings says which column is which. A day that the grid
 * has already is written there, another one is added; without days, the lines follow each other.
 */
export function pasteInto<R extends GridRow>(
  rows: readonly R[],
  at: { line: number; field: string },
  cells: readonly string[][],
  spec: GridSpec<R>,
): R[] {
  const fields = fieldsOf(spec);
  const headed = headedBy(cells[0] ?? [], fields);
  const start = fields.findIndex(({ name }) => name === at.field);
  const columns = headed ?? (cells[0] ?? []).map((_, place) => fields[start + place]?.name);
  const next = [...rows];
  (headed ? cells.slice(1) : cells).slice(0, spec.most).forEach((line, place) => {
    const day = line[columns.indexOf('date')];
    const target = day === undefined ? at.line + place : lineOfDay(next, day, at.line + place);
    while (next.length <= target) next.push(spec.rowOfDay(dayAfter(next)));
    const row = next[target];
    if (row) next[target] = written(row, columns, line);
  });
  return next;
}

function headedBy(first: readonly string[], fields: readonly GridColumn[]): (string | undefined)[] | null {
  const named = first.map((heading) => {
    const plain = foldLabel(heading.replace(/\s*\([A-Z]{3}\)$/, ''));
    return fields.find(({ label, headings }) => [label, ...headings].some((name) => foldLabel(name) === plain))?.name;
  });
  return named.some(Boolean) ? named : null;
}

/** The line that has this day, else the one where it would stand if it is free, else a new one. */
function lineOfDay(rows: readonly GridRow[], text: string, place: number): number {
  const day = readDay(text);
  const known = rows.findIndex((row) => day !== null && readDay(row.date) === day);
  if (known >= 0) return known;
  const free = rows[place];
  return free && !free.stored && isBlank(free) ? place : rows.length;
}

function dayAfter(rows: readonly GridRow[]): string {
  const last = readDay(rows.at(-1)?.date ?? '');
  return last ? addDays(last, 1) : '';
}

function written<R extends GridRow>(row: R, columns: readonly (string | undefined)[], line: readonly string[]): R {
  const cells = { ...row.cells };
  let day = row.date;
  line.forEach((text, place) => {
    const field = columns[place];
    if (field === 'date') day = text;
    else if (field) cells[field] = text;
  });
  return { ...row, date: day, cells };
}
