import * as z from 'zod';
import { type ErrorCode, errorStatus } from './errors.ts';

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** What every refusal answers. */
export const ErrorEnvelope = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.enum(codes),
    message: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    existingId: z.string().optional(),
    requestId: z.string(),
  }),
});

export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;
