import type { Content, Creation, Edit } from '../core/prospect-content.ts';

/** Fields that a second line on the same prospect may add, when the first said nothing of them. */
const fields = [
  ...(['firstName', 'lastName', 'phone', 'company', 'jobTitle', 'website', 'industry', 'companySize', 'city'] as const),
  ...(['country', 'value', 'monthlyAdBudget', 'tags', 'notes', 'nextAction', 'nextActionAt', 'legalBasis'] as const),
  ...(['collectedFrom', 'doNotContact'] as const),
];

/** Which of the fields have a value, a bit each: below 2^19. */
export type Filled = number;
export const filledBits = fields.length;

const bitsOf = (has: (field: (typeof fields)[number]) => unknown): Filled =>
  fields.reduce((bits, field, at) => {
    const value = has(field);
    const isThere = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== false;
    return isThere ? bits | (1 << at) : bits;
  }, 0);

export const filledOf = (content: Content): Filled =>
  bitsOf((field) =>
    field === 'value' ? content.valueCents : field === 'monthlyAdBudget' ? content.adBudgetCents : content[field],
  );

/** What a line adds to a prospect that a line before it named: nothing that is there is changed, so that the same file says the same twice. */
export function additionOf(said: Creation, filled: Filled): { edit: Edit; filled: Filled } {
  const fresh = bitsOf((field) => said[field]) & ~filled;
  const added = fields.filter((_, at) => fresh & (1 << at));
  const edit = Object.fromEntries(added.map((field) => [field, said[field]])) as Edit;
  if (edit.value !== undefined && said.currency) edit.currency = said.currency;
  return { edit, filled: filled | fresh };
}
