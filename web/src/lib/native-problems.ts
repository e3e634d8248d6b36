import { incompleteDate, invalidEmail, requiredField } from '../../../shared/kernel/validation-messages.ts';
import { formatDay } from './format.ts';

/** What is wrong, by name of field. */
export type FieldProblems = Record<string, string>;

/** What the browser itself finds wrong with the fields, in French and in the page rather than in its own bubbles. */
export function nativeProblems(form: HTMLFormElement): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of form.elements) {
    if (!isField(field) || !field.willValidate || field.validity.valid) continue;
    problems[field.name] = problemOf(field);
  }
  return problems;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** By type of field, what is wrong with what was typed at all. */
const unread: Readonly<Record<string, string>> = {
  email: invalidEmail,
  url: 'Adresse web invalide\u00a0: elle commence par https://',
  number: 'Saisissez un nombre',
};

function problemOf(field: Field): string {
  const { validity, type } = field;
  if (validity.valueMissing) return requiredField;
  if (!(field instanceof HTMLInputElement)) return 'Valeur invalide';
  if (validity.rangeUnderflow)
    return isDay(field.min) ? `Pas avant le ${formatDay(field.min)}` : `Minimum\u00a0: ${field.min}`;
  if (validity.rangeOverflow)
    return isDay(field.max) ? `Pas après le ${formatDay(field.max)}` : `Maximum\u00a0: ${field.max}`;
  if (validity.stepMismatch) return 'Saisissez un nombre entier';
  return unread[type] ?? incompleteDate;
}

const isDay = (bound: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(bound);
