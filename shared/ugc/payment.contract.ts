import * as z from 'zod';
import { Day } from '../ads/ad.ts';
import { listParam, pageQuery } from '../kernel/query.ts';
import { routes } from '../kernel/route.ts';
import { paymentStatuses } from '../rules/ugc/collaboration-states.ts';
import { UgcPayment } from './collaboration.ts';

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
