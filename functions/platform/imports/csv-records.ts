import { parse } from 'csv-parse/sync';
import { lineProblems } from '../../../shared/messages/imports.ts';

/** One record of a CSV: its cells, or why it cannot be read. */
export type CsvRecord = { cells: string[] } | { reason: string };

type IsLikely = (cells: string[]) => boolean;
/** Takes the header; answers how to tell a record from a line of prose. */
type ReadHeader = (header: CsvRecord) => IsLikely;

type Line = { text: string; odd: boolean };

/** In characters; what is longer is no record of anything. */
const longestRecord = 1_000_000;

/**
 * Cuts a CSV that arrives piece by piece into records. A quote that is never closed costs its own line and no other:
 * what follows it is read again as lines of their own.
 */
export class CsvRecords {
  readonly #separator: string;
  readonly #readHeader: ReadHeader;
  #columns: number | undefined;
  #isLikely: IsLikely = () => false;
  #rest = '';
  #tooLong = false;
  #lines: Line[] = [];
  #above: number;

  /**
   * The first record below the `linesAbove` is the header: it says how many cells the others have, and what they look
   * like.
   */
  constructor(separator: string, readHeader: ReadHeader, linesAbove = 0) {
    this.#separator = separator;
    this.#above = linesAbove;
    this.#readHeader = readHeader;
  }

  push(text: string): CsvRecord[] {
    this.#rest += text;
    this.#takeLines(false);
    return this.#records(false);
  }

  end(): CsvRecord[] {
    this.#takeLines(true);
    return this.#records(true);
  }

  #takeLines(last: boolean): void {
    // A carriage return at the end may be the first half of a line's end.
    const held = !last && this.#rest.endsWith('\r') ? '\r' : '';
    const parts = this.#rest.slice(0, this.#rest.length - held.length).split(/\r\n|\n|\r/);
    const unfinished = last ? '' : (parts.pop() ?? '');
    const above = Math.min(this.#above, parts.length);
    this.#above -= above;
    for (const text of parts.slice(above)) {
      const kept = this.#tooLong ? 'x'.repeat(longestRecord + 1) : text;
      this.#tooLong = false;
      this.#lines.push({ text: kept, odd: hasOddQuotes(kept) });
    }
    this.#tooLong ||= unfinished.length > longestRecord;
    this.#rest = (this.#tooLong ? '' : unfinished) + held;
  }

  #records(last: boolean): CsvRecord[] {
    const records: CsvRecord[] = [];
    let from = 0;
    while (from < this.#lines.length) {
      const to = this.#endOf(from, last);
      if (to === null) break;
      const read = this.#read(from, to);
      from = read.next;
      if (!read.record) continue;
      if (this.#columns !== undefined) records.push(read.record);
      else this.#start(read.record);
    }
    this.#lines = this.#lines.slice(from);
    return records;
  }

  #start(header: CsvRecord): void {
    this.#isLikely = this.#readHeader(header);
    this.#columns = 'cells' in header ? header.cells.length : 0;
  }

  /** The line at which the record ends that starts at `from`: null when it is not there yet, `from` when nothing closes it. */
  #endOf(from: number, last: boolean): number | null {
    if (!this.#lines[from]?.odd) return from;
    let length = 0;
    for (let at = from + 1; at < this.#lines.length; at++) {
      const line = this.#lines[at];
      if (line?.odd) return at;
      length += line?.text.length ?? 0;
      if (length > longestRecord) return from;
    }
    return last ? from : null;
  }

  #read(from: number, to: number): { next: number; record?: CsvRecord } {
    const first = this.#lines[from]?.text ?? '';
    if (to === from && first.trim() === '') return { next: from + 1 };
    const joined = this.#lines.slice(from, to + 1).map(({ text }) => text);
    const whole = this.#isSwallow(joined) ? null : this.#cells(joined.join('\n'), false);
    if (whole && this.#fits(whole)) return { next: to + 1, record: this.#accept(whole) };
    // A line that some spreadsheet has put between quotes as if it were one cell.
    const unwrapped = whole?.length === 1 ? this.#cells(whole[0] ?? '', false) : null;
    if (unwrapped && this.#fits(unwrapped)) return { next: to + 1, record: this.#accept(unwrapped) };
    if (to === from && whole) return { next: from + 1, record: this.#misfit(whole) };
    const alone = this.#cells(first, true);
    const record = alone && this.#fits(alone) ? this.#accept(alone) : { reason: this.#problem(first, alone) };
    return { next: from + 1, record };
  }

  /** Whether the lines that a quote holds together are records of their own: it was never closed, and meets a stray one. */
  #isSwallow(lines: string[]): boolean {
    if (lines.length === 1) return false;
    const likely = lines.map((line) => {
      const cells = line.replaceAll('"', '').split(this.#separator);
      return cells.length === this.#columns && this.#isLikely(cells);
    });
    return likely.slice(1, -1).includes(true) || (likely.at(0) === true && likely.at(-1) === true);
  }

  #cells(text: string, relaxed: boolean): string[] | null {
    if (text.length > longestRecord) return null;
    if (!text.includes('"')) return text.split(this.#separator);
    try {
      const [cells = []]: string[][] = parse(text, {
        delimiter: this.#separator,
        relax_quotes: relaxed,
        relax_column_count: true,
        record_delimiter: '\0',
      });
      return cells;
    } catch {
      return null;
    }
  }

  #fits(cells: string[]): boolean {
    const columns = this.#columns ?? cells.length;
    return cells.length >= columns && cells.slice(columns).every((cell) => cell.trim() === '');
  }

  #accept(cells: string[]): CsvRecord {
    return { cells: cells.slice(0, this.#columns) };
  }

  #misfit(cells: string[]): CsvRecord {
    return { reason: lineProblems.columns(cells.length, this.#columns ?? 0) };
  }

  #problem(line: string, alone: string[] | null): string {
    if (line.length > longestRecord) return lineProblems.lineTooLong;
    if (alone) return lineProblems.columns(alone.length, this.#columns ?? 0);
    return hasOddQuotes(line) ? lineProblems.openQuote : lineProblems.strayQuote;
  }
}

function hasOddQuotes(text: string): boolean {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) count++;
  return count % 2 === 1;
}
