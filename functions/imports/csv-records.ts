import { lineProblems } from '../../shared/imports/messages.ts';
import type { cellsOf } from './csv-cells.ts';
import { longestRecord } from './file-layout.ts';

/** One record of a CSV: its cells, or why it cannot be read. */
export type CsvRecord = { cells: string[] } | { reason: string };

type IsLikely = (cells: string[]) => boolean;
/** Takes the header; answers how to tell a record from a line of prose. */
type ReadHeader = (header: CsvRecord) => IsLikely;

/** `at` says where it starts, in characters of what was pushed. */
type Line = { text: string; at: number; odd: boolean };
type Read = { next: number; record: CsvRecord };

/** How much of a cell is looked at, to see whether it is what it should be. */
const likelyLength = 100;
/** Lines that are looked at before others have their turn. */
const linesABite = 100;

/**
 * Cuts a CSV that arrives piece by piece into records, in small bites: a `null` among them is work done without a record.
 * A quote that is never closed costs its own line and no other: what follows it is read again as lines of their own.
 */
export class CsvRecords {
  readonly #separator: string;
  readonly #readHeader: ReadHeader;
  readonly #cellsOf: typeof cellsOf;
  #columns: number | undefined;
  #isLikely: IsLikely = () => false;
  #rest = '';
  #restAt = 0;
  /** Where a line starts that is too long to be kept. */
  #longAt: number | undefined;
  #lines: Line[] = [];
  #above: number;
  #isFirstLine = true;
  /** How many lines past `first`, and how many characters, hold no end of the record that starts there. */
  #look: { first: Line; past: number; length: number } | undefined;
  #mark = { at: 0, records: 0 };

  /**
   * The first record below the `linesAbove` is the header: it says how many cells the others have, and what they look
   * like.
   */
  constructor(parse: typeof cellsOf, separator: string, readHeader: ReadHeader, linesAbove = 0) {
    this.#cellsOf = parse;
    this.#separator = separator;
    this.#readHeader = readHeader;
    this.#above = linesAbove;
  }

  get hasHeader(): boolean {
    return this.#columns !== undefined;
  }

  /** Records so far, and where the next one starts, in characters of what was pushed. */
  get mark(): { at: number; records: number } {
    return { ...this.#mark };
  }

  /** What is pushed next starts with a record, somewhere below the header. */
  skipToRecords(): void {
    [this.#rest, this.#restAt, this.#longAt, this.#lines, this.#look] = ['', 0, undefined, [], undefined];
    [this.#isFirstLine, this.#above] = [false, 0];
    this.#mark = { at: 0, records: 0 };
  }

  *push(text: string): Generator<CsvRecord | null> {
    // A carriage return may have been held.
    const known = Math.max(0, this.#rest.length - 1);
    this.#rest += text;
    this.#takeLines(known, false);
    yield* this.#records(false);
  }

  *end(): Generator<CsvRecord | null> {
    this.#takeLines(0, true);
    yield* this.#records(true);
  }

  /** The first `known` characters end no line. */
  #takeLines(known: number, last: boolean): void {
    // A carriage return at the end may be the first half of a line's end.
    const held = !last && this.#rest.endsWith('\r');
    const text = held ? this.#rest.slice(0, -1) : this.#rest;
    const lineEnd = /\r\n|\n|\r/g;
    lineEnd.lastIndex = known;
    let from = 0;
    for (const { index, 0: end } of text.matchAll(lineEnd)) {
      this.#takeLine(text.slice(from, index), from);
      from = index + end.length;
    }
    if (last && (from < text.length || this.#longAt !== undefined)) {
      this.#takeLine(text.slice(from), from);
      from = text.length;
    }
    if (text.length - from > longestRecord) this.#longAt ??= this.#restAt + from;
    const kept = this.#longAt === undefined ? from : text.length;
    this.#rest = this.#rest.slice(kept);
    this.#restAt += kept;
  }

  #takeLine(text: string, from: number): void {
    const kept = this.#longAt !== undefined ? 'x'.repeat(longestRecord + 1) : text;
    const at = this.#longAt ?? this.#restAt + from;
    this.#longAt = undefined;
    const announces = this.#isFirstLine && /^sep=.$/i.test(kept);
    this.#isFirstLine = false;
    // The line that announces the separator is no line of the file for anyone who looks at it in a spreadsheet.
    if (announces) return;
    if (this.#above > 0) this.#above--;
    // Of a run of blank lines none is kept.
    else if (this.#lines.length > 0 || kept.trim() !== '')
      this.#lines.push({ text: kept, at, odd: hasOddQuotes(kept) });
  }

  *#records(last: boolean): Generator<CsvRecord | null> {
    let from = this.#passBlank(0);
    while (from < this.#lines.length) {
      const to = this.#endOf(from, last);
      if (to === null) break;
      const { next, record } = yield* this.#read(from, to);
      from = this.#passBlank(next);
      if (!this.hasHeader) {
        this.#start(record);
        this.#mark.at = this.#startOf(from);
        yield null;
      } else {
        this.#mark = { at: this.#startOf(from), records: this.#mark.records + 1 };
        yield record;
      }
    }
    this.#mark.at = this.#startOf(from);
    this.#lines = this.#lines.slice(from);
  }

  /** Lines without anything are no records. */
  #passBlank(from: number): number {
    let at = from;
    while (this.#lines[at]?.text.trim() === '') at++;
    return at;
  }

  #startOf(line: number): number {
    return this.#lines[line]?.at ?? this.#longAt ?? this.#restAt;
  }

  #start(header: CsvRecord): void {
    this.#isLikely = this.#readHeader(header);
    this.#columns = 'cells' in header ? header.cells.length : 0;
  }

  /** The line at which the record ends that starts at `from`: null when it is not there yet, `from` when nothing closes it. */
  #endOf(from: number, last: boolean): number | null {
    const first = this.#lines[from];
    if (!first?.odd) return from;
    const look = this.#look?.first === first ? this.#look : { first, past: 1, length: 0 };
    for (; from + look.past < this.#lines.length; look.past++) {
      const line = this.#lines[from + look.past];
      if (line?.odd) return from + look.past;
      look.length += (line?.text.length ?? 0) + 1;
      if (look.length > longestRecord) return from;
    }
    this.#look = look;
    return last ? from : null;
  }

  *#read(from: number, to: number): Generator<null, Read> {
    const first = this.#lines[from]?.text ?? '';
    const joined = this.#lines.slice(from, to + 1).map(({ text }) => text);
    const whole = (yield* this.#isSwallow(joined)) ? null : this.#cells(joined.join('\n'), false);
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
  *#isSwallow(lines: string[]): Generator<null, boolean> {
    if (lines.length === 1) return false;
    if (this.#looksLikeRecord(lines.at(0)) && this.#looksLikeRecord(lines.at(-1))) return true;
    for (let at = 1; at < lines.length - 1; at++) {
      if (this.#looksLikeRecord(lines[at])) return true;
      if (at % linesABite === 0) yield null;
    }
    return false;
  }

  #looksLikeRecord(line = ''): boolean {
    const cells = line.replaceAll('"', '').split(this.#separator, (this.#columns ?? 0) + 1);
    return cells.length === this.#columns && this.#isLikely(cells.map((cell) => cell.slice(0, likelyLength)));
  }

  #cells(text: string, relaxed: boolean): string[] | null {
    if (text.length > longestRecord) return null;
    if (!text.includes('"')) return text.split(this.#separator);
    return this.#cellsOf(text, this.#separator, relaxed);
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
