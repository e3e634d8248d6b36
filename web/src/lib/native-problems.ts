import { incompleteDate, invalidEmail, requiredField } from '../../../shared/kernel/validation-messages.ts';

/** What is wrong, by name of field. */
export type FieldProblems = Record<string, string>;

/** What the browser itself finds wrong with the fields, in French and in the page rather than in its own bubbles. */
export function nativeProblems(form: HTMLFormElement): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.validity.valid) continue;
    problems[field.name] = problemOf(field);
  }
  return problems;
}

function problemOf({ validity, type }: HTMLInputElement): string {
  if (validity.valueMissing) return requiredField;
  return type === 'email' ? invalidEmail : incompleteDate;
}
