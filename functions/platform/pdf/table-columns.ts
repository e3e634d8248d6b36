import { inner, type Sheet } from './sheet.ts';

export type Cells = readonly string[];

const sizes = [8.5, 8, 7.5, 7, 6.5];
/** Between a column and the one before. */
const between = 10;
const leastName = 104;

/**
 * How wide the columns are, and at which size they fit on the paper; null where they do not. What is under a name wraps at its
 * spaces alone: a number is never cut.
 */
export function columnsOf(sheet: Sheet, rows: readonly Cells[]): { size: number; widths: number[] } | null {
  const count = rows[0]?.length ?? 1;
  for (const size of sizes) {
    const least = Array.from({ length: count }, (_, column) =>
      column === 0 ? leastName : widest(sheet, rows, column, size) + between,
    );
    const needed = least.reduce((sum, width) => sum + width, 0);
    if (needed <= inner || (count <= 2 && size === sizes.at(-1)))
      return { size, widths: spread(least, inner - needed) };
  }
  return null;
}

/** What is left goes to the name, so that numbers stand close; but a table of few columns is spread. */
function spread(least: readonly number[], left: number): number[] {
  const [name = 0, ...others] = least;
  const each = others.length > 0 ? Math.min(left / (others.length + 1), 40) : 0;
  return [name + left - each * others.length, ...others.map((width) => width + each)];
}

/** Of the words of a column, which are not cut; the longest dozen tells it, since widths follow lengths. */
function widest(sheet: Sheet, rows: readonly Cells[], column: number, size: number): number {
  const [head, ...body] = rows.map((cells) => cells[column] ?? '');
  const words = [...new Set(body.flatMap((cell) => cell.split(' ')))].sort((a, b) => b.length - a.length).slice(0, 12);
  const widths = words.map((word) => sheet.widthOf(word, { size, tabular: true, strong: true }));
  const heads = (head ?? '').split(' ').map((word) => sheet.widthOf(word, { size: Math.min(size, 7.5) }));
  return Math.max(...widths, ...heads, 0);
}
