import { readLine, readList, readText } from '../../../shared/imports/read-values.ts';
import { type ProspectField, sharedFields } from '../../../shared/prospects/imports.contract.ts';
import { nothings } from '../../../shared/prospects/prospect-columns.ts';

/** What a record says of a prospect, field by field, as it came. */
export type Draft = Partial<Record<ProspectField, unknown>>;

/** One value of a record, under the name that the file gives it. */
export type Cell = { header: string; field: ProspectField; value: unknown };

/** A draft of the cells of a record: several may add to one of `sharedFields`, of any other the first counts. */
export function draftOf(cells: Cell[]): Draft {
  const draft: Draft = {};
  const several = new Map<ProspectField, Cell[]>();
  for (const cell of cells) {
    if (sharedFields.has(cell.field)) several.set(cell.field, [...(several.get(cell.field) ?? []), cell]);
    else if (!Object.hasOwn(draft, cell.field)) draft[cell.field] = cell.value;
  }
  for (const [field, all] of several) draft[field] = all.length > 1 ? together(field, all) : all[0]?.value;
  return draft;
}

function together(field: ProspectField, all: Cell[]): unknown {
  const told = all.filter(({ value }) => !saysNothing(value));
  if (told.length === 0) return undefined;
  if (field === 'tags') return told.flatMap(({ value }) => readList(value));
  if (field === 'notes')
    return told.map(({ header, value }) => `${readLine(header)}\u00a0: ${readText(value)}`).join('\n');
  return told.map(({ value }) => value);
}

const longestNothing = 20;

/** Whether a cell only says that nothing is known. */
export function saysNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value !== 'string' || value.length > longestNothing) return false;
  const text = readText(value).toLowerCase();
  return text === '' || nothings.has(text);
}

/** A draft without what only says that nothing is known. */
export const knownOf = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => !saysNothing(value)));
