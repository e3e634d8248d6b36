import { randomBytes } from 'node:crypto';

/** An id as Stripe's: `sub_` and letters that nobody reads. */
export const newId = (prefix: string, length = 24): string => `${prefix}_${letters(length)}`;

/** Letters and digits. */
export const letters = (length: number): string =>
  randomBytes(length * 2)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, length);

/** The id of what stands in a field that may be expanded; things are stored with ids alone. */
export function idOf(field: string | { id: string }): string;
export function idOf(field: string | { id: string } | null | undefined): string | null;
export function idOf(field: string | { id: string } | null | undefined): string | null {
  return typeof field === 'object' && field !== null ? field.id : (field ?? null);
}
