import { readDay } from '../../../shared/imports/read-day.ts';
import { readAmount, readLine } from '../../../shared/imports/read-values.ts';
import {
  type CustomField,
  type CustomValue,
  type CustomValues,
  customFromText,
  customNameKey,
  customProblem,
} from '../../../shared/prospects/custom-fields.ts';
import type { ImportTarget, ProspectField } from '../../../shared/prospects/imports.contract.ts';
import { prospectLineProblems } from '../../../shared/prospects/imports.messages.ts';
import { prospectLimits } from '../../../shared/prospects/prospects.rules.ts';
import { saysNothing } from './prospect-draft.ts';
import type { Mapping, ProspectImportItem } from './prospect-import.entity.ts';
import type { HowRead } from './prospect-values.ts';
import type { UnreadCells } from './unread-cells.ts';

/** What was said of the columns of a file, field of the workspace or field of every prospect. */
export type SaidMapping = Record<string, ImportTarget | null>;
/** By column, the id of the field of the workspace that it holds; and what these fields are. */
export type OwnFields = { said: Record<string, string>; fields: CustomField[] };

const prefix = 'custom.';

/** What was said, taken apart: columns of the workspace's fields are none of the others. */
export function partMapping(all: SaidMapping = {}): { mapping: Mapping; said: Record<string, string> } {
  const mapping: Mapping = {};
  const said: Record<string, string> = {};
  for (const [header, target] of Object.entries(all)) {
    const own = target?.startsWith(prefix) ? target.slice(prefix.length) : null;
    if (own) said[header] = own;
    mapping[header] = own ? null : (target as ProspectField | null);
  }
  return { mapping, said };
}

type Run = Pick<ProspectImportItem, 'mapping' | 'own'>;
export type OwnColumn = { header: string; field: CustomField };

/** Of these columns, those that hold fields of the workspace: as it was said, else those that bear the name of one. */
export function ownColumns(headers: string[], { mapping = {}, own }: Run): OwnColumn[] {
  const { said = {}, fields = [] } = own ?? {};
  if (fields.length === 0) return [];
  const taken = new Set(Object.values(said));
  return headers.flatMap((header, at) => {
    if (headers.indexOf(header) !== at) return [];
    const isSaid = Object.hasOwn(said, header);
    if (!isSaid && Object.hasOwn(mapping, header)) return [];
    const field = fields.find(({ id, name }) =>
      isSaid ? id === said[header] : !taken.has(id) && customNameKey(name) === customNameKey(header),
    );
    if (!field) return [];
    taken.add(field.id);
    return [{ header, field }];
  });
}

/** A mapping that leaves these columns out: nothing else is read of them. */
export const withoutOwn = (mapping: Mapping, own: OwnColumn[]): Mapping => ({
  ...mapping,
  ...Object.fromEntries(own.map(({ header }) => [header, null])),
});

export type OwnCell = { field: CustomField; value: unknown };

/** What cells say of the fields of the workspace; what cannot be read goes to `unread`. */
export function readOwn(cells: OwnCell[], how: HowRead, unread: UnreadCells): CustomValues | undefined {
  const values: CustomValues = {};
  for (const { field, value: given } of cells) {
    if (saysNothing(given)) continue;
    const text = readLine(typeof given === 'string' ? given.slice(0, 2 * prospectLimits.customText) : given);
    const value = readOne(field, text, how);
    const problem = value === undefined ? true : customProblem(field, value);
    if (value === undefined || problem)
      unread.addOwn(field.name, given, prospectLineProblems.unreadableOwn(field.name));
    else values[field.id] = value;
  }
  return Object.keys(values).length > 0 ? values : undefined;
}

function readOne(field: CustomField, text: string, { dateOrders = {} }: HowRead): CustomValue | undefined {
  if (field.type === 'date') return readDay(text, { order: Object.values(dateOrders)[0] }) ?? undefined;
  const value = customFromText(field, text);
  return Number.isNaN(value) ? (readAmount(text) ?? undefined) : value;
}
