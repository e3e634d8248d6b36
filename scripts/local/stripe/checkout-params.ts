import * as z from 'zod';
import { created, emptyableTexts, expandable, ignored, integer, metadata, page, text } from './params.ts';

export const Creation = z.strictObject({
  ...expandable,
  allow_promotion_codes: z.literal('false').optional(),
  allowed_payment_method_types: z.array(text).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  branding_settings: ignored,
  cancel_url: z.url().optional(),
  client_reference_id: z.string().max(200).optional(),
  consent_collection: ignored,
  custom_text: ignored,
  customer: text.optional(),
  customer_email: z.email().optional(),
  customer_update: ignored,
  expires_at: integer.optional(),
  integration_identifier: text.optional(),
  line_items: z
    .array(
      z.strictObject({
        price: text,
        quantity: integer.pipe(z.number().min(1)).optional(),
        tax_rates: emptyableTexts.optional(),
        metadata: metadata.optional(),
      }),
    )
    .min(1)
    .max(20),
  locale: text.optional(),
  metadata: metadata.optional(),
  mode: z.literal('subscription'),
  origin_context: ignored,
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  payment_method_options: ignored,
  phone_number_collection: ignored,
  saved_payment_method_options: ignored,
  submit_type: ignored,
  subscription_data: z
    .strictObject({
      billing_mode: ignored,
      default_tax_rates: emptyableTexts.optional(),
      description: z.string().max(500).optional(),
      invoice_settings: ignored,
      metadata: metadata.optional(),
      proration_behavior: ignored,
    })
    .optional(),
  success_url: z.string().min(1).max(5_000),
  tax_id_collection: ignored,
  ui_mode: z.enum(['hosted', 'hosted_page']).optional(),
});
export const List = z.strictObject({
  ...page,
  created: created.optional(),
  customer: text.optional(),
  payment_intent: text.optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
  subscription: text.optional(),
});
