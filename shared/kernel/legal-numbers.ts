import * as z from 'zod';
import { readBic, readIban } from './iban.ts';
import { readSiren, readVatNumber } from './siren.ts';
import { readSiret } from './siret.ts';

export const legalNumberProblems = {
  siren: 'Ce SIREN n’est pas valide\u00a0: neuf chiffres, dont le dernier contrôle les autres',
  siret: 'Ce SIRET n’est pas valide\u00a0: quatorze chiffres, dont deux contrôlent les autres',
  iban: 'Cet IBAN n’est pas valide\u00a0: recopiez-le de votre relevé, sans rien en ôter',
  bic: 'Ce BIC n’est pas valide\u00a0: huit ou onze signes, sur votre relevé',
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

/** Fourteen digits that Luhn's sum checks. */
export const siret = read(readSiret, legalNumberProblems.siret);

/** Of an account that SEPA reaches, without spaces. */
export const iban = read(readIban, legalNumberProblems.iban);

export const bic = read(readBic, legalNumberProblems.bic);
