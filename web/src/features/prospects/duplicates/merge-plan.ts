import { type MergeableField, mergeableFields } from '../../../../../shared/prospects/duplicates.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectLimits } from '../../../../../shared/prospects/prospects.rules.ts';
import { shownValue } from '../prospect-field-labels.ts';
import { valuesOf } from '../prospect-values.ts';

/** By field, whose value was chosen. */
export type Chosen = { [F in MergeableField]?: string };

type Option = { id: string; text: string };
export type FieldPlan = {
  field: MergeableField;
  /** Each value that there is, with the first who has it. */
  options: Option[];
  /** Whose value is kept. */
  keptId: string;
};

/** In the order of the API: the one kept first. */
export const inOrder = (prospects: readonly Prospect[], keepId: string): Prospect[] => [
  ...prospects.filter(({ id }) => id === keepId),
  ...prospects.filter(({ id }) => id !== keepId),
];

/** The fields of which the prospects differ, with what is kept: what was chosen, else the first that there is. */
export function planOf(
  prospects: readonly Prospect[],
  keepId: string,
  chosen: Chosen,
  names: ReadonlyMap<string, string>,
): FieldPlan[] {
  const ordered = inOrder(prospects, keepId);
  return mergeableFields.flatMap((field) => {
    const filled = ordered.filter((prospect) => prospect[field] !== null);
    const options: Option[] = [];
    for (const prospect of filled) {
      const text = textOf(prospect, field, names);
      if (!options.some((option) => option.text === text)) options.push({ id: prospect.id, text });
    }
    const [first] = options;
    const differs = options.length > 1 || (first !== undefined && first.id !== keepId);
    if (!first || !differs) return [];
    const wanted = filled.find(({ id }) => id === chosen[field]);
    const kept = options.find((option) => wanted && option.text === textOf(wanted, field, names)) ?? first;
    return [{ field, options, keptId: kept.id }];
  });
}

/** A field as a person reads it, with what goes with it: a currency, what is to be done, why it was lost. */
function textOf(prospect: Prospect, field: MergeableField, names: ReadonlyMap<string, string>): string {
  const shown = shownValue(field, valuesOf(prospect), names);
  if (field === 'value') return `${shown}\u00a0${prospect.currency === 'EUR' ? '€' : prospect.currency}`;
  if (field === 'monthlyAdBudget') return `${shown}\u00a0€`;
  if (field === 'nextActionAt' && prospect.nextAction) return `${prospect.nextAction}, ${shown}`;
  if (field === 'status' && prospect.lostReason) return `${shown} (${prospect.lostReason})`;
  return shown;
}

export const unitedTags = (prospects: readonly Prospect[]): string[] =>
  [...new Set(prospects.flatMap(({ tags }) => tags))].slice(0, prospectLimits.tags);

/** The one with the longest history; of several, the oldest. */
export function likeliestKept(prospects: readonly Prospect[]): string {
  const [first] = [...prospects].sort(
    (a, b) => b.activityCount - a.activityCount || (a.createdAt < b.createdAt ? -1 : 1),
  );
  return first?.id ?? '';
}
