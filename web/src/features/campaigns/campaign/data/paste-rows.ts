import { campaignLimits } from '../../../../../../shared/campaigns/campaigns.rules.ts';
import { foldLabel } from '../../../../../../shared/kernel/fold.ts';
import { addDays } from '../../../../../../shared/kernel/paris-day.ts';
import { type EntryField, type EntryRow, fieldLabel, rowOfDay } from './entry-rows.ts';
import { entryColumns, readDay } from './entry-values.ts';

const fields: readonly EntryField[] = ['date', ...entryColumns];

/** How spreadsheets head these columns, besides our own names. */
const headings: Record<EntryField, readonly string[]> = {
  date: ['date', 'day'],
  spend: ['depenses', 'montant depense', 'cout', 'couts', 'spend', 'cost', 'amount spent'],
  impressions: ['impr.'],
  clicks: ['clics', 'clicks'],
  linkClicks: ['clics sur un lien', 'clics sur le lien', 'link clicks'],
  conversions: ['achats', 'resultats', 'purchases', 'results'],
  revenue: ['ca', 'chiffre d’affaires', "chiffre d'affaires", 'revenus', 'revenue', 'valeur de conversion'],
  leads: ['leads'],
};

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
export function pasteInto(
  rows: readonly EntryRow[],
  at: { line: number; field: EntryField },
  cells: readonly string[][],
): EntryRow[] {
  const headed = headedBy(cells[0] ?? []);
  const start = fields.indexOf(at.field);
  const columns = headed ?? (cells[0] ?? []).map((_, place) => fields[start + place]);
  const next = [...rows];
  (headed ? cells.slice(1) : cells).slice(0, campaignLimits.rows).forEach((line, place) => {
    const day = line[columns.indexOf('date')];
    const target = day === undefined ? at.line + place : lineOfDay(next, day, at.line + place);
    while (next.length <= target) next.push(rowOfDay(dayAfter(next)));
    const row = next[target];
    if (row) next[target] = written(row, columns, line);
  });
  return next;
}

function headedBy(first: readonly string[]): (EntryField | undefined)[] | null {
  const named = first.map((heading) => {
    const plain = foldLabel(heading.replace(/\s*\([A-Z]{3}\)$/, ''));
    return fields.find((field) => [fieldLabel(field), ...headings[field]].some((name) => foldLabel(name) === plain));
  });
  return named.some(Boolean) ? named : null;
}

/** The line that has this day, else the one where it would stand if it is free, else a new one. */
function lineOfDay(rows: readonly EntryRow[], text: string, place: number): number {
  const day = readDay(text);
  const known = rows.findIndex(({ date }) => day !== null && readDay(date) === day);
  if (known >= 0) return known;
  const free = rows[place];
  return free && !free.stored && Object.values(free.cells).every((cell) => cell === '') ? place : rows.length;
}

function dayAfter(rows: readonly EntryRow[]): string {
  const last = readDay(rows.at(-1)?.date ?? '');
  return last ? addDays(last, 1) : '';
}

function written(row: EntryRow, columns: readonly (EntryField | undefined)[], line: readonly string[]): EntryRow {
  const next = { ...row, cells: { ...row.cells } };
  line.forEach((text, place) => {
    const field = columns[place];
    if (field === 'date') next.date = text;
    else if (field) next.cells[field] = text;
  });
  return next;
}
