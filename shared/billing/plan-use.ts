import * as z from 'zod';
import { keysOf } from '../kernel/closed-lists.ts';
import { limitLabels } from './limits.ts';

const names = keysOf(limitLabels);
const limit = z.int().nullable();

/** What a plan allows; null is unlimited. */
export const PlanLimits = z.record(z.enum(names), limit);

/** How much of one limit is used. */
export const Use = z.object({
  limit: z.enum(names),
  label: z.string(),
  /** Null where it is not known without counting all again; of files, in gigabytes, exact to the byte. */
  used: z.number().nullable(),
  /** Null is unlimited. */
  max: limit,
  over: z.boolean(),
});
export type Use = z.infer<typeof Use>;
