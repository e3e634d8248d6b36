import { importProblems } from '../../../shared/messages/imports.ts';
import type { KnownNames } from '../../../shared/rules/csv-header.ts';
import { type CsvRecord, CsvRecords } from './csv-records.ts';
import { type FileLayout, FileProblem } from './file-layout.ts';
import { readFileText } from './file-text.ts';
import { JsonRecords } from './json-records.ts';

/** Why a record cannot be kept, and what it gave, for whoever shows it. */
export type Refused = { reason: string; given?: Record<string, unknown> };
/** A record of a file, read when it is wanted: a run that goes on passes over those that were read before. */
export type FileRecord<Read> = { line: number; read: () => Read | Refused };
type Piece<Read> = { records: FileRecord<Read>[]; progress: number };

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

/** The records of a file in their order. What keeps the whole from being read is a `FileProblem`. */
export const fileRecords = <Read>(
  objectKey: string,
  layout: FileLayout,
  reader: RecordReader<Read>,
): AsyncGenerator<Piece<Read>> =>
  layout.format === 'csv' ? csvRecords(objectKey, layout, reader) : jsonRecords(objectKey, layout, reader);

async function* jsonRecords<Read>(
  objectKey: string,
  layout: FileLayout & { format: 'json' },
  reader: RecordReader<Read>,
): AsyncGenerator<Piece<Read>> {
  const records = new JsonRecords(layout.path);
  let line = 0;
  const toRecord = (value: unknown): FileRecord<Read> => {
    line++;
    return { line, read: () => reader.item(value) };
  };
  for await (const { text, progress } of readFileText(objectKey, layout))
    yield { records: records.push(text).map(toRecord), progress };
  yield { records: records.end().map(toRecord), progress: 1 };
}

async function* csvRecords<Read>(
  objectKey: string,
  layout: FileLayout & { format: 'csv' },
  reader: RecordReader<Read>,
): AsyncGenerator<Piece<Read>> {
  const { separator, linesAbove = 0 } = layout;
  let rows: RowReader<Read> | undefined;
  let line = linesAbove + 1;
  const readHeader = (header: CsvRecord) => {
    rows = reader.header(headersOf(header, line));
    return rows.isLikely;
  };
  const records = new CsvRecords(separator, readHeader, linesAbove);
  const toRecord = (record: CsvRecord): FileRecord<Read> => {
    line++;
    const read = rows?.row;
    return { line, read: () => ('cells' in record && read ? read(record.cells) : (record as Refused)) };
  };
  let announced = true;
  for await (const { text, progress } of readFileText(objectKey, layout)) {
    const found = records.push(announced ? text.replace(/^sep=.\r?\n/i, '') : text);
    announced &&= text === '';
    yield { records: found.map(toRecord), progress };
  }
  yield { records: records.end().map(toRecord), progress: 1 };
}

function headersOf(record: CsvRecord, line: number): string[] {
  if ('reason' in record) throw new FileProblem(importProblems.headerBroken(line, record.reason));
  if (record.cells.length > mostColumns) throw new FileProblem(importProblems.headerTooWide(line));
  return record.cells.map((cell) => cell.trim());
}
