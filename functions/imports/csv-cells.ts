import { parse } from 'csv-parse/sync';

/** For the parser: a record end that no text has, since records are cut already. */
const recordEnd = '\0';

/** The cells of one record that has quotes; null when they do not close. Loaded by what reads a CSV alone, for it takes its time. */
export function cellsOf(text: string, delimiter: string, relaxed: boolean): string[] | null {
  try {
    const [cells = []]: string[][] = parse(text.replaceAll(recordEnd, ''), {
      delimiter,
      relax_quotes: relaxed,
      relax_column_count: true,
      record_delimiter: recordEnd,
      to: 1,
    });
    return cells;
  } catch {
    return null;
  }
}
