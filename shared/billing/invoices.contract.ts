import * as z from 'zod';
import { pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { Invoice } from './invoice.ts';

const route = routes('billing/invoices');

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
  params: z.object({ id: z.string().max(60) }),
  output: z.object({
    invoice: Invoice,
    /** Good for a quarter of an hour. */
    pdfUrl: z.string(),
    xml: z.string(),
  }),
});
