import type { AdField } from '../../../shared/contract/ads-imports.ts';
import { fieldNames, importProblems } from '../../../shared/messages/imports.ts';
import { guessColumns } from '../../../shared/rules/ad-columns.ts';
import type { AdImportItem, Mapping } from './ad-import.entity.ts';
import { type CsvRecord, CsvRecords } from './csv-records.ts';
import type { ReadContext, Reading } from './draft.ts';
import { type FileLayout, FileProblem } from './file-layout.ts';
import { readFileText } from './file-text.ts';
import { JsonRecords } from './json-records.ts';
import { readDay } from './read-day.ts';
import { type Columns, columnsOf, readItem, readRow } from './read-record.ts';

/** A record of a file, read when it is wanted: a run that goes on passes over those that were read before. */
export type FileRecord = { line: number; read: () => Reading };
type Piece = { records: FileRecord[]; progress: number };

const mostColumns = 500;

/** The records of an import's file in their order. What keeps the whole from being read is a `FileProblem`. */
export function fileRecords(item: AdImportItem, objectKey: string, layout: FileLayout): AsyncGenerator<Piece> {
  const context = { ownerId: item.workspaceId, source: item.source };
  return layout.format === 'csv'
    ? csvRecords(objectKey, layout, item.mapping ?? {}, context)
    : jsonRecords(objectKey, layout, context);
}

async function* jsonRecords(
  objectKey: string,
  layout: FileLayout & { format: 'json' },
  context: ReadContext,
): AsyncGenerator<Piece> {
  const records = new JsonRecords(layout.path);
  let line = 0;
  const toRecord = (value: unknown): FileRecord => {
    line++;
    return { line, read: () => readItem(value, context) };
  };
  for await (const { text, progress } of readFileText(objectKey, layout))
    yield { records: records.push(text).map(toRecord), progress };
  yield { records: records.end().map(toRecord), progress: 1 };
}

async function* csvRecords(
  objectKey: string,
  layout: FileLayout & { format: 'csv' },
  mapping: Mapping,
  context: ReadContext,
): AsyncGenerator<Piece> {
  let columns: Columns = [];
  const records = new CsvRecords(layout.separator, (header) => {
    columns = readHeader(header, mapping);
    const { at = 0 } = columns.find(({ field }) => field === 'startedAt') ?? {};
    return (cells) => typeof readDay(cells[at]) === 'string';
  });
  let line = 1;
  const toRecord = (record: CsvRecord): FileRecord => {
    line++;
    return { line, read: () => ('cells' in record ? readRow(record.cells, columns, context) : record) };
  };
  let announced = true;
  for await (const { text, progress } of readFileText(objectKey, layout)) {
    const found = records.push(announced ? text.replace(/^sep=.\r?\n/i, '') : text);
    announced &&= text === '';
    yield { records: found.map(toRecord), progress };
  }
  yield { records: records.end().map(toRecord), progress: 1 };
}

const required = ['sourceId', 'advertiserName', 'body', 'startedAt'] as const;
const texts: AdField[] = ['body', 'headline', 'description'];

/** Which columns hold what, as it was said or else guessed; throws when an ad cannot be made of them. */
function readHeader(record: CsvRecord, said: Mapping): Columns {
  if ('reason' in record) throw new FileProblem(importProblems.headerBroken(record.reason));
  const headers = record.cells.map((cell) => cell.trim());
  if (headers.length > mostColumns) throw new FileProblem(importProblems.headerTooWide);
  const taken = new Set(Object.values(said));
  const guessed = Object.entries(guessColumns(headers)).map(([header, field]) => [
    header,
    field && taken.has(field) ? null : field,
  ]);
  const columns = columnsOf(headers, { ...Object.fromEntries(guessed), ...said });
  const held = new Set(columns.map(({ field }) => field));
  const missing = required.filter(
    (field) => !(field === 'body' ? texts.some((text) => held.has(text)) : held.has(field)),
  );
  if (missing.length > 0)
    throw new FileProblem(importProblems.columnsMissing(missing.map((field) => fieldNames[field].toLowerCase())));
  return columns;
}
