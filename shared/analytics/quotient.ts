import * as z from 'zod';
import { quotientReasons } from '../rules/blended.ts';

const nullable = z.number().nullable();

/** One sum divided by another, with both. */
export const QuotientAnswer = z.object({
  value: nullable,
  /** Why it has no value. */
  reason: z.enum(quotientReasons).nullable(),
  numerator: nullable,
  denominator: nullable,
});
