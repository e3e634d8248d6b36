import * as z from 'zod';
import { type Reason, reasons } from './error-messages.ts';
import { type ErrorCode, errorStatus } from './errors.ts';

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];
const everyReason = Object.keys(reasons) as [Reason, ...Reason[]];

/** What every refusal answers. */
export const ErrorEnvelope = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.enum(codes),
    /** Which of the reasons that share a code: what a program compares, as a person reads the message. */
    reason: z.enum(everyReason),
    message: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    existingId: z.string().optional(),
    requestId: z.string(),
  }),
});

export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;
