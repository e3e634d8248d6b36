import type { KnownNames } from '../../shared/imports/csv-header.ts';
import { importProblems } from '../../shared/imports/messages.ts';
import { Bites } from './bites.ts';
import { type CsvRecord, CsvRecords } from './csv-records.ts';
import { type FileLayout, FileProblem } from './file-layout.ts';
import { JsonRecords } from './json-records.ts';
import { readText, type TextPiece, type TextPlace, TextPlaces } from './read-text.ts';

/** Why a record cannot be kept, and what it gave, for whoever shows it. */
export type Refused = { reason: string; given?: Record<string, unknown> };
/** A record of a file, read when it is wanted: a run that goes on passes over those that were read before. */
export type FileRecord<Read> = { line: number; read: () => Read | Refused };

/** Where the reading of a file may go on: `received` records lie before. */
export type FilePlace = TextPlace & { received: number };
export const fileStart: FilePlace = { byte: 0, skip: 0, received: 0 };

/** Some records, where the next ones start at the earliest, and how much of the file is read, 0 to 1. */
type Piece<Read> = { records: FileRecord<Read>[]; place: FilePlace; progress: number };

/** How a word reads the records of a file. */
export type RecordReader<Read> = {
  /** How much a line looks like the header. */
  knownNames: KnownNames;
  /** Takes the names of the columns, or throws a `FileProblem` that says what they lack. */
  header: (headers: string[]) => RowReader<Read>;
  item: (value: unknown) => Read | Refused;
};

export type RowReader<Read> = {
  row: (cells: string[]) => Read | Refused;
  /** Tells a record from a line of prose. */
  isLikely: (cells: string[]) => boolean;
};

const mostColumns = 500;

/** The records of a file in their order, from a place on. What keeps the whole from being read is a `FileProblem`. */
export const fileRecords = <Read>(
  objectKey: string,
  layout: FileLayout,
  reader: RecordReader<Read>,
  from: FilePlace = fileStart,
): AsyncGenerator<Piece<Read>> =>
  layout.format === 'csv' ? csvRecords(objectKey, layout, reader, from) : jsonRecords(objectKey, layout, reader, from);

async function* jsonRecords<Read>(
  objectKey: string,
  layout: FileLayout & { format: 'json' },
  reader: RecordReader<Read>,
  from: FilePlace,
): AsyncGenerator<Piece<Read>> {
  const { jsonParser } = await import('./json-parser.ts');
  const cutter = new JsonRecords(jsonParser, layout.path, from.received);
  yield* cutText(readText(objectKey, layout, from.byte), from, cutter, ({ value }, number) => ({
    line: number,
    read: () => reader.item(value),
  }));
}

async function* csvRecords<Read>(
  objectKey: string,
  layout: FileLayout & { format: 'csv' },
  reader: RecordReader<Read>,
  from: FilePlace,
): AsyncGenerator<Piece<Read>> {
  const { separator, linesAbove = 0 } = layout;
  const headerLine = linesAbove + 1;
  let rows: RowReader<Read> | undefined;
  const readHeader = (header: CsvRecord) => {
    rows = reader.header(headersOf(header, headerLine));
    return rows.isLikely;
  };
  const { cellsOf } = await import('./csv-cells.ts');
  const cutter = new CsvRecords(cellsOf, separator, readHeader, linesAbove);
  if (from.byte + from.skip > 0) await findHeader(objectKey, layout, cutter);
  yield* cutText(readText(objectKey, layout, from.byte), from, cutter, (record, number) => {
    const read = rows?.row;
    return {
      line: headerLine + number,
      read: () => ('cells' in record && read ? read(record.cells) : (record as Refused)),
    };
  });
}

/** Reads the header again, for what follows it further on. */
async function findHeader(objectKey: string, layout: FileLayout, cutter: CsvRecords): Promise<void> {
  for await (const { text } of readText(objectKey, layout)) {
    const cutting = cutter.push(text);
    while (!cutter.hasHeader && !cutting.next().done);
    if (cutter.hasHeader) break;
  }
  cutter.skipToRecords();
}

/** What cuts text into records: a `null` is work done without one. */
type Cutter<Found> = {
  push: (text: string) => Generator<Found | null>;
  end: () => Generator<Found | null>;
  readonly mark: { at: number; records: number };
};

async function* cutText<Found, Read>(
  text: AsyncGenerator<TextPiece>,
  from: FilePlace,
  cutter: Cutter<Found>,
  toRecord: (found: Found, number: number) => FileRecord<Read>,
): AsyncGenerator<Piece<Read>> {
  const places = new TextPlaces();
  const bites = new Bites();
  let [skip, number, progress] = [from.skip, from.received, 0];
  let records: FileRecord<Read>[] = [];
  const take = (): Piece<Read> => {
    const { at, records: passed } = cutter.mark;
    const place = { ...places.placeOf(from.skip + at), received: from.received + passed };
    const piece = { records, place, progress };
    records = [];
    return piece;
  };
  async function* cut(found: Generator<Found | null>): AsyncGenerator<Piece<Read>> {
    for (const one of found) {
      if (one !== null) records.push(toRecord(one, ++number));
      if (!bites.isOver) continue;
      yield take();
      await bites.rest();
    }
  }
  try {
    for await (const piece of text) {
      places.add(piece);
      const fresh = piece.text.slice(skip);
      skip -= piece.text.length - fresh.length;
      yield* cut(cutter.push(fresh));
      progress = piece.progress;
      yield take();
    }
    yield* cut(cutter.end());
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    // What was found before is not lost.
    yield take();
    throw error;
  }
  progress = 1;
  yield take();
}

function headersOf(record: CsvRecord, line: number): string[] {
  if ('reason' in record) throw new FileProblem(importProblems.headerBroken(line, record.reason));
  if (record.cells.length > mostColumns) throw new FileProblem(importProblems.headerTooWide(line));
  return record.cells.map((cell) => cell.trim());
}
