import type { AdField } from '../../../shared/contract/ads-imports.ts';
import { fieldNames, importProblems } from '../../../shared/messages/imports.ts';
import { guessColumns } from '../../../shared/rules/ad-columns.ts';
import { FileProblem } from '../../platform/imports/file-layout.ts';
import type { RecordReader } from '../../platform/imports/file-records.ts';
import { readDay } from '../../platform/imports/read-day.ts';
import { type Columns, columnsOf, knownNamesOf, readingOf } from '../../platform/imports/said-columns.ts';
import type { AdImportItem } from './ad-import.entity.ts';
import type { ReadAd } from './draft.ts';
import { readItem, readRow } from './read-record.ts';

/** How the records of an import's file are read. */
export function adReader(item: AdImportItem): RecordReader<ReadAd> {
  const context = { ownerId: item.workspaceId, source: item.source };
  return {
    knownNames: knownNamesOf(item.mapping ?? {}, guessColumns),
    header: (headers) => {
      const columns = columnsOf(headers, readingOf(headers, item.mapping ?? {}, guessColumns));
      refuseMissing(columns);
      const { at = 0 } = columns.find(({ field }) => field === 'startedAt') ?? {};
      return {
        row: (cells) => readRow(cells, columns, context),
        isLikely: (cells) => typeof readDay(cells[at]) === 'string',
      };
    },
    item: (value) => readItem(value, context),
  };
}

const required = ['sourceId', 'advertiserName', 'body', 'startedAt'] as const;
const texts: AdField[] = ['body', 'headline', 'description'];

function refuseMissing(columns: Columns<AdField>): void {
  const held = new Set(columns.map(({ field }) => field));
  const missing = required.filter(
    (field) => !(field === 'body' ? texts.some((text) => held.has(text)) : held.has(field)),
  );
  if (missing.length > 0)
    throw new FileProblem(importProblems.columnsMissing(missing.map((field) => fieldNames[field].toLowerCase())));
}
