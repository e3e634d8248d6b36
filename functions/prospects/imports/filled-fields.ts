import { type NamesWith, namesWith, type StoredName, storedIn } from '../../../shared/prospects/fields.ts';
import type { Creation, Edit } from '../core/prospect-content.ts';

/** Fields that a second line on the same prospect may add, when the first said nothing of them. */
const completed = namesWith('completed');

/** Which of the `completed` fields have a value, a bit for each. */
export type Filled = number;
export const filledBits = completed.length;

const bitsOf = (has: (field: NamesWith<'completed'>) => boolean): Filled =>
  completed.reduce((bits, field, at) => (has(field) ? bits | (1 << at) : bits), 0);

const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== false;

export const filledOf = (content: Partial<Record<StoredName, unknown>>): Filled =>
  bitsOf((field) => storedIn(field).some((name) => isGiven(content[name])));

/** What a line adds to a prospect that a line before it named: nothing that is there is changed, so that the same file says the same twice. */
export function additionOf(said: Creation, filled: Filled): { edit: Edit; filled: Filled } {
  const fresh = bitsOf((field) => isGiven(said[field])) & ~filled;
  const added = completed.filter((_, at) => fresh & (1 << at));
  const edit = Object.fromEntries(added.map((field) => [field, said[field]])) as Omit<Edit, 'custom'>;
  if (edit.value !== undefined && said.currency) edit.currency = said.currency;
  return { edit, filled: filled | fresh };
}
