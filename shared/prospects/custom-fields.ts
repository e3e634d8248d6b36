import { foldLabel } from '../kernel/fold.ts';
import { fields } from './fields.ts';
import { prospectLimits } from './prospects.rules.ts';

/** What the fields that a workspace adds to its prospects may hold. */
export const customTypes = { text: 'Texte', number: 'Nombre', date: 'Date', choice: 'Liste de choix' } as const;
export type CustomType = keyof typeof customTypes;

export type CustomField = {
  id: string;
  name: string;
  type: CustomType;
  /** Of a field of choices, what may be chosen, as people read it. */
  choices: string[];
};

/** A line of text, a number, a day `2026-11-24`, or one of the choices. */
export type CustomValue = string | number;
/** What a prospect has of the fields of its workspace, by their ids. */
export type CustomValues = Record<string, CustomValue>;

const firstDay = '1900-01-01';
const lastDay = '2199-12-31';

/** What is wrong with a value of a field; null when nothing is. */
export function customProblem({ type, choices }: Pick<CustomField, 'type' | 'choices'>, value: CustomValue) {
  if (type === 'number') return isNumber(value) ? null : 'Nombre attendu';
  if (typeof value !== 'string' || /\p{Cc}/u.test(value)) return 'Ligne de texte attendue';
  if (type === 'date') return isDay(value) ? null : 'Date attendue';
  if (type === 'choice') return choices.includes(value) ? null : 'Ce choix n’est pas dans la liste';
  return value.length > prospectLimits.customText ? `${prospectLimits.customText} caractères au plus` : null;
}

const isNumber = (value: CustomValue) => typeof value === 'number' && Math.abs(value) <= prospectLimits.customNumber;

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < firstDay || text > lastDay) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** What people typed in a field, as the API takes it; NaN where a number was wanted and there is none. */
export function customFromText({ type, choices }: Pick<CustomField, 'type' | 'choices'>, text: string): CustomValue {
  if (type === 'number') {
    const plain = text.replace(/\s/g, '').replace(',', '.');
    return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  }
  const words = text.trim();
  if (type !== 'choice') return words;
  return choices.find((choice) => foldLabel(choice) === foldLabel(words)) ?? words;
}

/** Names of fields as they are compared: two that differ by case or accents alone are one. */
export const customNameKey = (name: string): string => foldLabel(name) || name;

const ownNames = new Set(
  Object.values(fields).flatMap((field) =>
    [field.label, 'inFiles' in field ? field.inFiles : '', 'exported' in field ? field.exported : ''].map(
      customNameKey,
    ),
  ),
);

/** Whether every prospect has a field of that name already. */
export const isOwnName = (name: string): boolean => ownNames.has(customNameKey(name));
