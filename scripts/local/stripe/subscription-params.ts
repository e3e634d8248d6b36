import * as z from 'zod';
import {
  created,
  emptyable,
  emptyableTexts,
  expandable,
  flag,
  ignored,
  integer,
  metadata,
  page,
  text,
} from './params.ts';
import { itemChanges, prorationBehavior } from './plan-change.ts';

const paymentBehavior = z.enum([
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
]);
const cancellation_details = z
  .strictObject({
    comment: emptyable.optional(),
    feedback: z
      .enum([
        '',
        'customer_service',
        'low_quality',
        'missing_features',
        'other',
        'switched_service',
        'too_complex',
        'too_expensive',
        'unused',
      ])
      .optional(),
  })
  .optional();
export const Creation = z.strictObject({
  ...expandable,
  customer: text,
  default_payment_method: text.optional(),
  default_tax_rates: emptyableTexts.optional(),
  description: emptyable.optional(),
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
  metadata: metadata.optional(),
  off_session: flag.optional(),
  payment_behavior: paymentBehavior.exclude(['pending_if_incomplete']).optional(),
  payment_settings: ignored,
});
export const Update = z.strictObject({
  ...expandable,
  billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
  cancel_at: z.union([z.literal(''), z.enum(['min_period_end', 'max_period_end']), integer]).optional(),
  cancel_at_period_end: flag.optional(),
  cancellation_details,
  default_payment_method: emptyable.optional(),
  default_tax_rates: emptyableTexts.optional(),
  description: emptyable.optional(),
  items: itemChanges.optional(),
  metadata: metadata.optional(),
  off_session: flag.optional(),
  payment_behavior: paymentBehavior.optional(),
  payment_settings: ignored,
  proration_behavior: prorationBehavior.optional(),
  proration_date: integer.optional(),
});
export const Cancel = z.strictObject({
  ...expandable,
  cancellation_details,
  invoice_now: z.literal('false').optional(),
  prorate: z.literal('false').optional(),
});
export const List = z.strictObject({
  ...page,
  created: created.optional(),
  customer: text.optional(),
  price: text.optional(),
  status: z
    .enum([
      'active',
      'all',
      'canceled',
      'ended',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ])
    .optional(),
  test_clock: text.optional(),
});
