import { lineProblems } from '../../shared/imports/messages.ts';
import { repairedText } from '../../shared/imports/repaired-text.ts';
import { fileRecords, type RecordReader } from './file-records.ts';
import type { RunItem } from './import-run.ts';

/** A line of a file, cut into the cells of its columns. */
export type RawLine = { line: number; cells: string[] } | { line: number; reason: string };
type RawPiece = { lines: RawLine[]; progress: number };

const mostColumns = 200;

/** The lines of a file from its start. `headers` gets the names of its columns; those of a list come as its values do. */
export async function* fileLines(
  { objectKey = '', layout }: Pick<RunItem, 'objectKey' | 'layout'>,
  headers: string[],
): AsyncGenerator<RawPiece> {
  if (!layout) return;
  const places = new Map(headers.map((header, at) => [header, at]));
  const reader: RecordReader<{ cells: string[] }> = {
    knownNames: () => 0,
    header: (names) => {
      if (headers.length === 0) headers.push(...names.map(repairedText));
      return { row: (cells) => ({ cells }), isLikely: (cells) => cells.some((cell) => /\d/.test(cell)) };
    },
    item: (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { cells: cellsOf(value as Record<string, unknown>, places, headers) }
        : { reason: lineProblems.notALine },
  };
  for await (const { records, progress } of fileRecords(objectKey, layout, reader))
    yield { lines: records.map(({ line, read }): RawLine => ({ line, ...read() })), progress };
}

/** The values of a record under the names that came before it, and under its own behind them. */
function cellsOf(record: Record<string, unknown>, places: Map<string, number>, headers: string[]): string[] {
  const cells: string[] = [];
  for (const [name, value] of Object.entries(record)) {
    const at = places.get(name) ?? places.size;
    if (at >= mostColumns) continue;
    if (at === places.size) {
      places.set(name, at);
      headers.push(name);
    }
    cells[at] = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  }
  return Array.from(cells, (cell) => cell ?? '');
}
