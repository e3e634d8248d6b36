import * as z from 'zod';
import { validationMessage } from '../../../shared/kernel/validation-messages.ts';
import type { FieldProblems } from './native-problems.ts';

// The policy of our pages lets no code be made of text, as the parser would to be faster; trying is reported too.
z.config({ jitless: true });

/** What a route takes as its body. */
export type BodyOf = { body: z.ZodType };

/** What the API would refuse of a body, by field, in its words; the first thing of each. */
export function bodyProblems({ body }: BodyOf, sent: unknown): FieldProblems {
  const parsed = body.safeParse(sent, { error: validationMessage, reportInput: false });
  const problems: FieldProblems = {};
  for (const { path, message } of parsed.error?.issues ?? []) problems[String(path[0] ?? '')] ??= message;
  return problems;
}

/** The most characters that a field of the body takes, or each of a list; undefined when it sets no limit. */
export function limitOf({ body }: BodyOf, field: string): number | undefined {
  const schema = body instanceof z.ZodObject ? body.shape[field] : undefined;
  return schema && longest(schema);
}

type Wrapping = { [part in 'innerType' | 'in' | 'out' | 'element']?: z.core.$ZodType } & {
  options?: z.core.$ZodType[];
};

function longest(schema: z.core.$ZodType): number | undefined {
  if (schema instanceof z.ZodString) return schema.maxLength ?? undefined;
  const { innerType, in: given, out, element, options = [] } = schema._zod.def as Wrapping;
  for (const part of [innerType, given, out, element, ...options]) {
    const limit = part && longest(part);
    if (limit !== undefined) return limit;
  }
  return undefined;
}
