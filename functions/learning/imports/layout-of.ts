import { repairedText } from '../../../shared/imports/repaired-text.ts';
import { type ImportMapping, importColumns, isImportHeader } from '../../../shared/learning/import-columns.ts';
import { findLayout } from '../../imports/file-text.ts';

const headerWeight = 1_000;

/** How a file is written: see `findLayout`. The header is the first line that names ads and what is said or counted of them. */
export const layoutOf = (objectKey: string, mapping: ImportMapping) => findLayout(objectKey, knownNamesOf(mapping));

const knownNamesOf = (mapping: ImportMapping) => (cells: string[]) => {
  const names = cells.map(repairedText);
  const known = importColumns(names, mapping).filter(({ field }) => field).length;
  return isImportHeader(names, mapping) ? headerWeight + known : known;
};
