import { FileProblem } from '../../imports/file-layout.ts';
import { fileRecords, type RecordReader } from '../../imports/file-records.ts';
import { shortened } from '../../imports/shortened.ts';
import type { AdImportItem } from './ad-import.entity.ts';
import type { Draft } from './draft.ts';
import { EndWatch } from './end-watch.ts';
import { FormWatch } from './file-forms.ts';
import { adColumns, draftOf, itemDrafts } from './record-draft.ts';

/** A file whose dates tell nothing is looked at further, up to a bound. */
const surveyedRecords = 1_000;
const mostSurveyed = 20_000;
const longestSurveyMs = 2_000;

type Drafted = { draft: Draft };
/** The names that nothing is read from and, of a table, the columns that may say when ads ended. */
type Seen = { ignored: Set<string>; ends: EndWatch | null };

const namedColumns = 50;
const namedEnds = 10;
const longestName = 80;

/** What is known of a file before anything is read for good: how it writes dates and amounts, and what of it is not read. */
export async function surveyFile(item: AdImportItem): Promise<Partial<AdImportItem>> {
  const { objectKey = '', layout, mapping = {}, dateOrder } = item;
  if (!layout) return {};
  const [watch, seen]: [FormWatch, Seen] = [new FormWatch(), { ignored: new Set(), ends: null }];
  try {
    await watchRecords(fileRecords(objectKey, layout, surveyReader(mapping, seen)), watch);
  } catch (error) {
    // It is told when the file is read for good, with what comes before it.
    if (!(error instanceof FileProblem)) throw error;
  }
  return {
    ...watch.found(dateOrder),
    ignoredColumns: [...seen.ignored].slice(0, namedColumns).map(shortName),
    possibleEnds: seen.ends?.names().slice(0, namedEnds).map(shortName) ?? [],
  };
}

async function watchRecords(pieces: ReturnType<typeof fileRecords<Drafted>>, watch: FormWatch): Promise<void> {
  const until = performance.now() + longestSurveyMs;
  let seen = 0;
  for await (const { records } of pieces) {
    for (const { read } of records) {
      const record = read();
      if ('draft' in record) watch.see(record.draft);
    }
    seen += records.length;
    const isEnough = seen >= surveyedRecords && !watch.isUnsure();
    if (isEnough || seen >= mostSurveyed || performance.now() > until) return;
  }
}

function surveyReader(mapping: NonNullable<AdImportItem['mapping']>, seen: Seen) {
  const drafts = itemDrafts(mapping);
  const note = (names: string[]) => {
    for (const name of names) if (seen.ignored.size < namedColumns) seen.ignored.add(name);
  };
  const reader: RecordReader<Drafted> = {
    knownNames: () => 0,
    header: (headers) => {
      const columns = adColumns(headers, mapping);
      note(columns.ignored);
      const ends = new EndWatch(headers, columns, mapping);
      seen.ends = ends;
      const row = (cells: string[]) => {
        ends.see(cells);
        return { draft: draftOf(cells, columns) };
      };
      return { row, isLikely: () => false };
    },
    item: (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return { draft: {} };
      const { draft, ignored: left } = drafts(value);
      note(left);
      return { draft };
    },
  };
  return reader;
}

const shortName = (name: string) => shortened(name, longestName).toWellFormed();
