import { type ImportMapping, importColumns, isImportHeader } from '../../../shared/campaigns/import-columns.ts';
import { repairedText } from '../../../shared/imports/repaired-text.ts';
import { findLayout } from '../../imports/file-text.ts';

const headerWeight = 1_000;

/** How a file is written: see `findLayout`. The header is the first line that names a day and a counter. */
export const layoutOf = (objectKey: string, mapping: ImportMapping) => findLayout(objectKey, knownNamesOf(mapping));

const knownNamesOf = (mapping: ImportMapping) => (cells: string[]) => {
  const names = cells.map(repairedText);
  return isImportHeader(names, mapping)
    ? headerWeight
    : importColumns(names, mapping).filter(({ field }) => field).length;
};
