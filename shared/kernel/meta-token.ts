import * as z from 'zod';
import { textLimits } from './text-limits.ts';

/** A token that Meta gave: it travels in a header. */
export const metaToken = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]*$/, 'Format invalide')
  .min(1)
  .max(textLimits.metaToken);
