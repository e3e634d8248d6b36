import * as z from 'zod';
import { baseCurrency } from '../campaigns/rates.ts';
import { currencyCode } from '../prospects/prospects.rules.ts';

/** Amounts are told in one currency of the campaigns that are found, or all in euros. */
export const moneyQuery = {
  currency: z.string().regex(currencyCode, 'Code de devise attendu').optional(),
  convertTo: z.literal(baseCurrency).optional(),
};
