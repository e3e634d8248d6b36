import * as z from 'zod';

/** Whom a workspace is billed to. */
export const BillingDetails = z.object({
  legalName: z.string(),
  siren: z.string().nullable(),
  vatNumber: z.string().nullable(),
  address: z.object({
    line1: z.string(),
    line2: z.string().nullable(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  email: z.string(),
});
export type BillingDetails = z.infer<typeof BillingDetails>;
