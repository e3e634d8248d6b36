import { incompleteDate, invalidEmail, requiredField } from '../../../shared/kernel/validation-messages.ts';

/** What is wrong, by name of field. */
export type FieldProblems = Record<string, string>;

/** What the browser itself finds wrong with the fields, in French and in the page rather than in its own bubbles. */
export function nativeProblems(form: HTMLFormElement): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of form.elements) {
    // Of all that a form is made of, what is filled in.
    if (!('name' in field && 'validity' in field)) continue;
    const { name, type, min, max, willValidate, validity } = field as HTMLInputElement;
    if (willValidate && !validity.valid) problems[name] = problemOf(validity, { type, min, max });
  }
  return problems;
}

/** By type of field, what is wrong with what was typed. */
const unread: Record<string, string> = {
  email: invalidEmail,
  url: 'Adresse invalide\u00a0: elle commence par https://',
  number: 'Saisissez un nombre',
};

function problemOf(
  validity: ValidityState,
  { type, min, max }: Pick<HTMLInputElement, 'type' | 'min' | 'max'>,
): string {
  if (validity.valueMissing) return requiredField;
  // Of days as of numbers.
  if (validity.rangeUnderflow) return `Minimum\u00a0: ${min.split('-').reverse().join('/')}`;
  if (validity.rangeOverflow) return `Maximum\u00a0: ${max.split('-').reverse().join('/')}`;
  return unread[type] ?? incompleteDate;
}
