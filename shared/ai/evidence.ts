import * as z from 'zod';

/** What a text or a remark stands on: others name it by its id. */
export const Evidence = z.object({
  /** `e1`, unique in its generation. */
  id: z.string(),
  type: z.enum([
    ...(['brief', 'brand', 'persona', 'ad', 'page', 'result', 'insight'] as const),
    ...(['market', 'prospects', 'rule', 'feedback'] as const),
  ]),
  /** The id of an ad or the code of a rule, where there is one. */
  ref: z.string().nullable(),
  /** The field that says it, `benefits.1`. */
  path: z.string().nullable(),
  label: z.string(),
  quote: z.string().nullable(),
  figures: z.record(z.string(), z.number()).nullable(),
});
export type Evidence = z.infer<typeof Evidence>;
