import * as z from 'zod';
import { listParam } from '../kernel/query.ts';
import { namingProblems } from './messages.ts';

/** `field:value` of the naming rule: any value of a field, and so for each field. */
export const dimQuery = listParam(
  z
    .string()
    .max(400)
    .regex(/^[^:]+:./su, namingProblems.dim),
).optional();
