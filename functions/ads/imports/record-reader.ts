import { guessColumns } from '../../../shared/ads/ad-columns.ts';
import type { AdField } from '../../../shared/ads/imports.contract.ts';
import { adFieldNames, adImportProblems, adLineProblems } from '../../../shared/ads/imports.messages.ts';
import { readDay } from '../../../shared/imports/read-day.ts';
import { FileProblem } from '../../imports/file-layout.ts';
import type { RecordReader } from '../../imports/file-records.ts';
import { type Columns, knownNamesOf } from '../../imports/said-columns.ts';
import type { AdImportItem } from './ad-import.entity.ts';
import type { ReadAd } from './draft.ts';
import { readAd } from './read-ad.ts';
import { adColumns, draftOf, itemDrafts } from './record-draft.ts';

/** How the records of an import's file are read. */
export function adReader(
  item: Pick<AdImportItem, 'workspaceId' | 'source' | 'mapping' | 'forms' | 'possibleEnds'>,
): RecordReader<ReadAd> {
  const { workspaceId, source, mapping = {}, forms = {}, possibleEnds = [] } = item;
  const context = { ownerId: workspaceId, source, forms };
  const drafts = itemDrafts(mapping);
  return {
    knownNames: knownNamesOf(mapping, guessColumns),
    header: (headers) => {
      const columns = adColumns(headers, mapping);
      refuseMissing(columns.columns);
      if (possibleEnds.length > 0) throw new FileProblem(adImportProblems.endUndecided(possibleEnds));
      const { at = 0 } = columns.columns.find(({ field }) => field === 'startedAt') ?? {};
      return {
        row: (cells) => readAd(draftOf(cells, columns), context),
        isLikely: (cells) => typeof readDay(cells[at], { order: forms.startedAt }) === 'string',
      };
    },
    item: (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? readAd(drafts(value).draft, context)
        : { reason: adLineProblems.notAnAd },
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
    throw new FileProblem(adImportProblems.columnsMissing(missing.map((field) => adFieldNames[field].toLowerCase())));
}
