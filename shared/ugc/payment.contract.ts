import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { keysOf } from '../kernel/closed-lists.ts';
import { bic, iban } from '../kernel/legal-numbers.ts';
import { listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { lineText, optionalLine } from '../kernel/text.ts';
import { paymentStatuses } from '../rules/ugc/collaboration-states.ts';
import { sepaLengths } from '../rules/ugc/sepa-text.ts';
import { collaborationLimits } from './collaboration.rules.ts';
import { InvoiceFile, UgcPayment } from './collaboration.ts';
import { paymentExports, transferLimits } from './payment.rules.ts';

const route = routes('ugc/payment');
const id = z.string().max(60);

export const listUgcPayments = route({
  operation: 'listUgcPayments',
  method: 'GET',
  path: '/api/ugc/payments',
  auth: 'ugc:read',
  summary: 'Ce qui est dû aux créateurs, par échéance',
  query: z.object({
    status: listParam(z.enum(paymentStatuses)).optional(),
    brandId: id.optional(),
    creatorId: id.optional(),
    campaignId: id.optional(),
    dueBefore: Day.optional(),
    ...pageQuery,
  }),
  output: z.object({
    items: z.array(UgcPayment),
    nextCursor: z.string().nullable(),
    total: z.int(),
    /** Euros, before tax, with what is reimbursed. */
    totals: z.object({ due: z.number(), ordered: z.number(), paid: z.number(), late: z.number() }),
  }),
});

export const getUgcInvoice = route({
  operation: 'getUgcInvoice',
  method: 'GET',
  path: '/api/ugc/payments/{id}/invoice',
  auth: 'ugc:read',
  summary: 'La facture établie au nom du créateur, en PDF avec ses données (Factur-X)',
  params: z.object({ id }),
  output: InvoiceFile,
  errors: ['not_found'],
});

export const actOnUgcPayment = route({
  operation: 'actOnUgcPayment',
  method: 'POST',
  path: '/api/ugc/payments/{id}/act',
  auth: 'ugc:commit',
  summary: 'Noter qu’une prolongation de droits a été payée ; le paiement d’une collaboration se note par elle',
  params: z.object({ id }),
  body: z.strictObject({
    action: z.literal('mark_paid'),
    paidOn: Day,
    reference: optionalLine(collaborationLimits.reference),
    version: z.int().min(1),
  }),
  output: z.object({ payment: UgcPayment }),
  errors: ['not_found', 'conflict', 'illegal_transition', 'dispute_open', 'not_billable'],
});

export const orderUgcTransfer = route({
  operation: 'orderUgcTransfer',
  method: 'POST',
  path: '/api/ugc/payments/transfer-file',
  auth: 'ugc:commit',
  summary:
    'Le fichier de virements (ISO 20022, pain.001.001.09) de paiements dus, qui sont alors ordonnés : tous ou aucun. Ceux qui le sont déjà y entrent de nouveau, pour un fichier perdu',
  body: z.strictObject({
    ids: z.array(id).min(1).max(transferLimits.payments),
    executionOn: Day,
    debtor: z.strictObject({ name: lineText(sepaLengths.name), iban, bic: bic.optional() }),
  }),
  output: z.string(),
  contentType: 'application/xml',
  errors: [
    'not_found',
    'conflict',
    'payment_settled',
    'dispute_open',
    'contract_required',
    'not_billable',
    'iban_missing',
  ],
});

export const exportUgcPayments = route({
  operation: 'exportUgcPayments',
  method: 'GET',
  path: '/api/ugc/payments/export',
  auth: 'ugc:export',
  summary:
    'Les paiements d’une année, ce qui a été versé à chaque créateur, ou les droits qui y courent, en CSV ; au-delà de 4 Mo, l’adresse d’un fichier',
  query: z.object({ kind: z.enum(keysOf(paymentExports)), year: z.string().regex(/^20\d\d$/, 'Choisissez une année') }),
  output: z.union([z.string(), z.object({ url: z.string(), expiresAt: z.string() })]),
  contentType: 'text/csv',
});
