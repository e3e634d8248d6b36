import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { Invoice, transmissions } from './invoice.ts';

const route = routes('billing/invoices');

const params = z.object({ id: z.string().max(60) });

export const listInvoices = route({
  operation: 'listInvoices',
  method: 'GET',
  path: '/api/billing/invoices',
  auth: 'billing:read',
  summary: 'Les factures et les avoirs de l’espace, les plus récents d’abord',
  query: z.object(pageQuery),
  output: z.object({ items: z.array(Invoice), nextCursor: z.string().nullable() }),
});

export const getInvoice = route({
  operation: 'getInvoice',
  method: 'GET',
  path: '/api/billing/invoices/{id}',
  auth: 'billing:read',
  summary: 'Une facture, son PDF et ses données structurées (Factur-X)',
  params,
  output: z.object({
    invoice: Invoice,
    /** Good for a quarter of an hour. */
    pdfUrl: z.string(),
    xml: z.string(),
  }),
});

export const notTransmitted = 'Cette facture n’a pas à être transmise\u00a0: son client n’a pas de SIREN';

export const updateInvoiceTransmission = route({
  operation: 'updateInvoiceTransmission',
  method: 'PUT',
  path: '/api/billing/invoices/{id}/transmission',
  auth: 'billing:manage',
  summary: 'Noter où en est la transmission du fichier d’une facture, que Réclame ne transmet pas',
  params,
  body: z.strictObject({
    transmission: z.enum(transmissions),
    /** As it was read. */
    from: z.enum(transmissions),
  }),
  output: z.object({ invoice: Invoice }),
  errors: ['conflict'],
});
