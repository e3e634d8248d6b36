import { eurosText } from '../../../shared/billing/euros.ts';

/** A sum as French people type it, `1 234,50`; null of what is none, or of more than cents. */
export function sumOf(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f€]/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

export const sumProblem = 'Un montant en euros, deux décimales au plus';

/** What is wrong with a sum that was typed, or with one above the most; null when nothing. */
export function sumProblemOf(text: string, most: number): string | null {
  const sum = sumOf(text);
  if (sum === null) return sumProblem;
  return sum > most ? `Maximum\u00a0: ${eurosText(most)}` : null;
}
