import * as z from 'zod';
import { readSiren, readVatNumber } from './siren.ts';

export const legalNumberProblems = {
  siren: 'Ce SIREN n’est pas valide\u00a0: neuf chiffres, dont le dernier contrôle les autres',
  vatNumber: 'Ce numéro de TVA n’est pas valide\u00a0: FR, deux signes et le SIREN, ou celui d’un autre pays d’Europe',
};

const read = (reading: (text: string) => string | null, problem: string) =>
  z
    .string()
    .max(40)
    .transform((text, context) => {
      const value = reading(text);
      if (value !== null) return value;
      context.addIssue({ code: 'custom', message: problem, input: text });
      return z.NEVER;
    });

/** Nine digits that Luhn's sum checks. */
export const siren = read(readSiren, legalNumberProblems.siren);

/** With the code of its country, without spaces. */
export const vatNumber = read(readVatNumber, legalNumberProblems.vatNumber);
