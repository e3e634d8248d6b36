import * as z from 'zod';
import { validationMessage } from '../kernel/validation-messages.ts';
import { pixelTexts } from './messages.ts';

const word = z.string().min(1).max(500);
const wordOrNumber = z.union([word, z.number()], pixelTexts.textOrNumber);
const amount = z.number().min(0);

/** What Meta understands of `customData`, and how it wants it: one value of another form and Meta refuses the event. */
export const pixelParameters = {
  content_ids: { type: 'string[]', schema: z.array(wordOrNumber).max(1_000) },
  content_type: { type: 'product | product_group', schema: z.enum(['product', 'product_group']) },
  content_name: { type: 'string', schema: word },
  content_category: { type: 'string', schema: word },
  contents: {
    type: 'object[]',
    schema: z
      .array(
        z.looseObject({
          id: wordOrNumber,
          quantity: z.int().min(1).optional(),
          item_price: amount.optional(),
          delivery_category: z.enum(['home_delivery', 'curbside', 'in_store']).optional(),
        }),
      )
      .max(1_000),
  },
  currency: {
    type: 'string',
    schema: z.string().refine((text) => currencies().has(text.toUpperCase()), pixelTexts.currency),
  },
  num_items: { type: 'integer', schema: z.int().min(0) },
  order_id: { type: 'string', schema: wordOrNumber },
  predicted_ltv: { type: 'number', schema: z.number() },
  search_string: { type: 'string', schema: word },
  status: { type: 'string', schema: z.union([word, z.boolean()], pixelTexts.textOrBoolean) },
  value: { type: 'number', schema: amount },
} as const satisfies Record<string, { type: string; schema: z.ZodType }>;
export type PixelParameter = keyof typeof pixelParameters;

let known: Set<string> | undefined;
/** Of ISO 4217, asked of the machine at the first event. */
function currencies(): Set<string> {
  known ??= new Set(Intl.supportedValuesOf('currency'));
  return known;
}

type Problem = { path: string; message: string };

/** What Meta would refuse of an event's parameters; what it does not know it takes as it is. */
export function parameterProblems(custom: Record<string, unknown>, required: readonly PixelParameter[]): Problem[] {
  const names = Object.keys(pixelParameters) as PixelParameter[];
  return names
    .filter((name) => custom[name] !== undefined || required.includes(name))
    .flatMap((name) => {
      const parsed = pixelParameters[name].schema.safeParse(custom[name], {
        error: validationMessage,
        reportInput: false,
      });
      if (parsed.success) return [];
      return parsed.error.issues.map((issue) => ({ path: [name, ...issue.path].join('.'), message: issue.message }));
    });
}
