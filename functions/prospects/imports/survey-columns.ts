import type { ProspectImport } from '../../../shared/contract/prospects-imports.ts';
import { fileRecords, type RecordReader } from '../../platform/imports/file-records.ts';
import { readLine } from '../../platform/imports/read-values.ts';
import type { ProspectImportItem } from './prospect-import.entity.ts';
import { prospectColumns } from './record-reader.ts';

type Columns = ProspectImport['columns'];

/** As many as a mapping can name. */
const shownColumns = 200;
const surveyedRows = 1_000;
const longestHeader = 200;
const longestSample = 60;

/** The columns of a CSV, what each is read as and the first thing that it says; before anything is read for good. */
export async function surveyColumns({ objectKey = '', layout, mapping = {} }: ProspectImportItem): Promise<Columns> {
  if (layout?.format !== 'csv') return [];
  let columns: Columns = [];
  const reader: RecordReader<{ cells: string[] }> = {
    knownNames: () => 0,
    header: (headers) => {
      const held = new Map(prospectColumns(headers, mapping).map(({ field, at }) => [at, field]));
      columns = headers.slice(0, shownColumns).map((header, at) => ({
        header: header.slice(0, longestHeader).toWellFormed(),
        field: held.get(at) ?? null,
        sample: '',
      }));
      return { row: (cells) => ({ cells }), isLikely: () => false };
    },
    item: () => ({ cells: [] }),
  };
  let left = surveyedRows;
  for await (const { records } of fileRecords(objectKey, layout, reader)) {
    for (const { read } of records.slice(0, left)) addSamples(columns, read());
    left -= records.length;
    if (left <= 0 || columns.every(({ sample }) => sample !== '')) break;
  }
  return columns;
}

function addSamples(columns: Columns, record: { cells: string[] } | { reason: string }): void {
  if ('reason' in record) return;
  for (const [at, column] of columns.entries())
    if (column.sample === '')
      column.sample = readLine(record.cells[at]?.slice(0, 10 * longestSample))
        .slice(0, longestSample)
        .toWellFormed();
}
