import {
  type CustomField,
  type CustomValue,
  customFromText,
  customProblem,
} from '../../../../../shared/prospects/custom-fields.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { formatDay } from '../../../lib/format.ts';
import type { ProspectEdit } from '../prospect-values.ts';

const numbers = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 20 });

/** A value as it stands in its field. */
export function customText(value: CustomValue | null | undefined): string {
  if (typeof value === 'number') return numbers.format(value);
  return value ?? '';
}

/** A value as it is read; empty without one. */
export function customWords({ type }: Pick<CustomField, 'type'>, value: CustomValue | null | undefined): string {
  return type === 'date' && typeof value === 'string' ? formatDay(value) : customText(value);
}

/** What is wrong with what was typed; `before` is what stood there, which may stay. */
export function textProblem(field: CustomField, text: string, before: string): string | null {
  const empty = text.trim() === '' || text === before;
  return empty ? null : customProblem(field, customFromText(field, text));
}

/** What may be chosen, with what stands there although it is offered no longer. */
export function choicesFor({ choices }: CustomField, current: string) {
  const offered = current === '' || choices.includes(current) ? choices : [current, ...choices];
  return [{ value: '', label: 'Non précisé' }, ...offered.map((value) => ({ value, label: value }))];
}

/** A prospect as an edit of such fields gives them: null where it says nothing. */
export const seenAs =
  ({ custom }: ProspectEdit) =>
  (prospect: Prospect): object => ({
    ...prospect,
    ...(custom && {
      custom: Object.fromEntries(Object.keys(custom).map((id) => [id, prospect.custom[id] ?? null])),
    }),
  });
