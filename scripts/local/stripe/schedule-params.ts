import * as z from 'zod';
import { created, emptyable, emptyableTexts, expandable, ignored, integer, metadata, page, text } from './params.ts';
import { prorationBehavior } from './plan-change.ts';

const endBehavior = z.enum(['cancel', 'release']);
const phaseAsked = z.strictObject({
  items: z
    .array(
      z.strictObject({
        price: text,
        quantity: integer.optional(),
        tax_rates: emptyableTexts.optional(),
        metadata: metadata.optional(),
      }),
    )
    .min(1)
    .max(20),
  start_date: z.union([z.literal('now'), integer]).optional(),
  end_date: z.union([z.literal('now'), integer]).optional(),
  duration: z
    .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: integer.optional() })
    .optional(),
  billing_cycle_anchor: z.enum(['automatic', 'phase_start']).optional(),
  collection_method: z.literal('charge_automatically').optional(),
  currency: text.optional(),
  default_payment_method: text.optional(),
  default_tax_rates: emptyableTexts.optional(),
  description: emptyable.optional(),
  metadata: metadata.optional(),
  proration_behavior: prorationBehavior.optional(),
});
export type PhaseAsked = z.output<typeof phaseAsked>;
export const Creation = z.strictObject({ ...expandable, from_subscription: text, metadata: metadata.optional() });
export const Update = z.strictObject({
  ...expandable,
  default_settings: ignored,
  end_behavior: endBehavior.optional(),
  metadata: metadata.optional(),
  phases: z.array(phaseAsked).min(1).max(10).optional(),
  proration_behavior: prorationBehavior.optional(),
});
export const List = z.strictObject({ ...page, created: created.optional(), customer: text.optional() });
