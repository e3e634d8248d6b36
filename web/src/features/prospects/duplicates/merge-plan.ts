import type { CustomField } from '../../../../../shared/prospects/custom-fields.ts';
import { type MergeableField, mergeableFields } from '../../../../../shared/prospects/duplicates.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { prospectLimits } from '../../../../../shared/prospects/prospects.rules.ts';
import { customWords } from '../custom-fields/custom-text.ts';
import { fieldLabels, shownValue } from '../prospect-field-labels.ts';
import { valuesOf } from '../prospect-values.ts';

/** A field of every prospect, or one of the workspace by its id. */
export type PlanField = MergeableField | `custom.${string}`;
/** By field, whose value was chosen. */
export type Chosen = { [F in PlanField]?: string };

type Option = { id: string; text: string };
export type FieldPlan = {
  field: PlanField;
  label: string;
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

type Known = {
  /** What members and clients are called. */
  names: ReadonlyMap<string, string>;
  /** The fields of the workspace. */
  fields: readonly CustomField[];
};

/** The fields of which the prospects differ, with what is kept: what was chosen, else the first that there is. */
export function planOf(
  prospects: readonly Prospect[],
  keepId: string,
  chosen: Chosen,
  { names, fields }: Known,
): FieldPlan[] {
  const ordered = inOrder(prospects, keepId);
  const own = mergeableFields.map((field) => ({
    field,
    label: field === 'nextActionAt' ? fieldLabels.nextAction : fieldLabels[field],
    textOf: (one: Prospect) => (one[field] === null ? null : textOf(one, field, names)),
  }));
  const custom = fields.map((field) => ({
    field: `custom.${field.id}` as const,
    label: field.name,
    textOf: (one: Prospect) => customWords(field, one.custom[field.id]) || null,
  }));
  return [...own, ...custom].flatMap(({ textOf: read, ...one }) => {
    const options: Option[] = [];
    const texts = new Map<string, string>();
    for (const prospect of ordered) {
      const text = read(prospect);
      if (text === null) continue;
      texts.set(prospect.id, text);
      if (!options.some((option) => option.text === text)) options.push({ id: prospect.id, text });
    }
    const [first] = options;
    const differs = options.length > 1 || (first !== undefined && first.id !== keepId);
    if (!first || !differs) return [];
    const wanted = texts.get(chosen[one.field] ?? '');
    const kept = options.find(({ text }) => text === wanted) ?? first;
    return [{ ...one, options, keptId: kept.id }];
  });
}

/** What the API is told of a plan. */
export function chosenOf(plan: readonly FieldPlan[]) {
  const [own, custom] = [plan.filter(({ field }) => !isCustom(field)), plan.filter(({ field }) => isCustom(field))];
  return {
    fields: Object.fromEntries(own.map(({ field, keptId }) => [field, keptId])),
    ...(custom.length > 0 && {
      custom: Object.fromEntries(custom.map(({ field, keptId }) => [field.slice('custom.'.length), keptId])),
    }),
  };
}

const isCustom = (field: PlanField) => field.startsWith('custom.');

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
