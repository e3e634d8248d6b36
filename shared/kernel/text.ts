import * as z from 'zod';
import { normalizeEmail } from './email.ts';
import { textLimits } from './text-limits.ts';
import { invalidEmail } from './validation-messages.ts';

const singleLine = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u, 'Caractères de contrôle interdits');

/** A line of text that must be there. */
export const lineText = (max: number) => singleLine.min(1).max(max);

/** A line of text that may be empty. */
export const anyLine = (max: number) => singleLine.max(max);

/** A line of text that may be missing; `''` and `null` are the same as missing. */
export const optionalLine = (max: number) =>
  singleLine
    .max(max)
    .nullish()
    .transform((value) => value || undefined);

/** A line of text in a partial update: missing keeps it, `''` and `null` clear it. */
export const clearableLine = (max: number) =>
  singleLine
    .max(max)
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null));

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** A value that may be missing: `''` and `null` are the same as missing. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (isBlank(value) ? undefined : value), schema.optional())
    .optional() as unknown as z.ZodOptional<z.ZodType<z.output<T>, z.input<T> | '' | null>>;

/** A value of a partial update: missing keeps it, `''` and `null` clear it. */
export const clearable = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (isBlank(value) ? null : value), schema.nullable().optional())
    .optional() as unknown as z.ZodOptional<z.ZodType<z.output<T> | null, z.input<T> | '' | null>>;

const anyLines = z
  .string()
  .trim()
  .regex(/^[\P{Cc}\n\r\t]*$/u, 'Caractères de contrôle interdits');

/** A text of several lines that must be there. */
export const requiredText = (max: number) => anyLines.min(1).max(max);

/** A text of several lines that may be missing. */
export const optionalText = (max: number) =>
  anyLines
    .max(max)
    .nullish()
    .transform((value) => value || undefined);

/** A text of several lines in a partial update: missing keeps it, `''` and `null` clear it. */
export const clearableText = (max: number) =>
  anyLines
    .max(max)
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null));

export const email = z
  .string()
  .max(textLimits.email)
  .transform((raw, context) => {
    const normalized = normalizeEmail(raw);
    if (normalized) return normalized;
    context.addIssue({ code: 'custom', message: invalidEmail, input: raw });
    return z.NEVER;
  })
  .meta({ format: 'email' });
