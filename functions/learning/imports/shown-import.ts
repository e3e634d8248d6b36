import type { LearningImport } from '../../../shared/learning/imports.contract.ts';
import { hundredthCounters, resultCounters } from '../../../shared/learning/learning.rules.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { shownRun } from '../../imports/import-run.ts';
import type { ResultImportItem } from './result-import.entity.ts';

export const shownImport = (item: ResultImportItem): LearningImport => ({
  ...shownRun(item),
  dryRun: item.dryRun,
  platform: item.said.platform ?? platformOf(item),
  brandId: item.brandId ?? null,
  ads: item.created + item.updated,
  withText: item.withText ?? 0,
  withFormat: item.withFormat ?? 0,
  rows: item.rows ?? 0,
  joined: item.joined ?? 0,
  from: item.from ?? null,
  to: item.to ?? null,
  currency: item.stored?.currency ?? null,
  measured: measuredIn(item),
  sums: shownSums(item),
  ignored: item.ignored ?? 0,
  warnings: item.warnings ?? [],
  questions: item.questions ?? [],
  columns: item.columns ?? [],
});

/** Of the file as a whole: none where its lines say theirs. */
const platformOf = ({ reading }: ResultImportItem) =>
  reading && !reading.columns.some(({ field }) => field === 'platform') ? reading.platform : null;

/** The counters that a run found. */
export const measuredIn = ({ sums = [] }: Pick<ResultImportItem, 'sums'>) =>
  resultCounters.filter((_, at) => (sums[at] ?? null) !== null);

function shownSums({ sums = [] }: ResultImportItem): LearningImport['sums'] {
  return Object.fromEntries(
    resultCounters.flatMap((counter, at) => {
      const sum = sums[at] ?? null;
      if (sum === null) return [];
      return [[counter, hundredthCounters.includes(counter) ? ofHundredths(sum) : sum]];
    }),
  );
}

/** Without what only a run that is looked at closely has to show: a page of a hundred would be heavy. */
export const shownListedImport = (item: ResultImportItem): LearningImport => ({
  ...shownImport(item),
  rejected: item.rejected.slice(0, 5),
  columns: [],
});
