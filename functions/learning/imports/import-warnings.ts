import { lowerFirst } from '../../../shared/kernel/first-letter.ts';
import type { LearningImport } from '../../../shared/learning/imports.contract.ts';
import { type ResultImportWarning, resultImportWarnings } from '../../../shared/learning/imports.messages.ts';
import { resultCounterLabels, resultCounters } from '../../../shared/learning/learning.rules.ts';
import type { Reading, ResultImportItem, StoredSoFar } from './result-import.entity.ts';
import { measuredIn } from './shown-import.ts';

type Told = LearningImport['warnings'][number];

function warning<Code extends ResultImportWarning>(
  code: Code,
  ...told: Parameters<(typeof resultImportWarnings)[Code]>
): Told {
  const text: (...args: typeof told) => string = resultImportWarnings[code] as never;
  return { code, text: text(...told) };
}

/** What is to be known of a file that was read, each thing once. */
export function warningsOf(item: ResultImportItem & { reading: Reading; stored: StoredSoFar }): Told[] {
  const { reading, stored, created } = item;
  const { told } = stored;
  const has = (field: string) => reading.columns.some((column) => column.field === field);
  const warnings: Told[] = [];
  if (reading.wordsOnly) return created > 0 ? [warning('texts_wait', created)] : [];
  if ((item.withText ?? 0) === 0) warnings.push(warning('no_texts'));
  if (!reading.knowsPlatform) warnings.push(warning('unknown_platform'));
  if (!has('date')) warnings.push(warning('no_days'));
  const measured = measuredIn(item);
  // Not everyone has videos.
  const missing = resultCounters.filter((counter) => counter !== 'videoViews3s' && !measured.includes(counter));
  if (missing.length > 0)
    warnings.push(
      warning(
        'not_measured',
        missing.map((counter) => lowerFirst(resultCounterLabels[counter])),
      ),
    );
  if (told.added > 0) warnings.push(warning('lines_added', told.added));
  if (told.blank > 0) warnings.push(warning('blank_counts', told.blank));
  if (told.otherResults > 0) warnings.push(warning('results_not_conversions', told.otherResults));
  if (told.dollars > 0) warnings.push(warning('ambiguous_dollar'));
  if (reading.idsOfLines) warnings.push(warning('ids_of_lines', reading.idsOfLines));
  return warnings;
}
