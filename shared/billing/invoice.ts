import * as z from 'zod';

export const invoiceKinds = ['invoice', 'credit_note'] as const;
/** Of those that a platform of the State wants. */
export const transmissions = ['to_send', 'sent', 'rejected'] as const;
export const invoiceStatuses = ['open', 'paid', 'void', 'refunded'] as const;

const Party = z.object({
  legalName: z.string(),
  /** Of the seller: legal form, capital and entry in the trade register. */
  registration: z.string().optional(),
  siren: z.string().nullable(),
  vatNumber: z.string().nullable(),
  address: z.object({
    line1: z.string().nullable(),
    line2: z.string().nullable(),
    postalCode: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string(),
  }),
  email: z.string().nullable(),
});

const day = z.string();

/** Sums are in euros; those of a credit note are above zero too. */
export const Invoice = z.object({
  id: z.string(),
  /** `F2026-00001`, of a credit note `A2026-00001`. */
  number: z.string(),
  kind: z.enum(invoiceKinds),
  issuedOn: day,
  dueOn: day,
  status: z.enum(invoiceStatuses),
  seller: Party,
  buyer: Party,
  lines: z.array(
    z.object({
      label: z.string(),
      /** Below zero of what is given back. */
      quantity: z.number(),
      unitAmount: z.number(),
      vatRate: z.number(),
      from: day,
      to: day,
    }),
  ),
  totals: z.object({ exclTax: z.number(), vat: z.number(), inclTax: z.number() }),
  /** What the law wants said. */
  mentions: z.array(z.string()),
  /** Of a credit note, the id of the invoice that it corrects. */
  related: z.string().nullable(),
  /** Of the file, to a platform of the State, as people note it: Réclame makes the file, and does not send it. */
  transmission: z.enum([...transmissions, 'n/a']),
});
export type Invoice = z.infer<typeof Invoice>;
export type InvoiceParty = Invoice['seller'];
