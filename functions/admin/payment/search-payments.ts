import * as z from 'zod';
import { searchPayments } from '../../../shared/admin/payment.contract.ts';
import { findPayments } from '../../billing/payments/find-payments.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';

const Place = z.object({ key: z.union([z.string(), z.number()]), id: z.string() });

export const handler = defineHandler(searchPayments, async (call) => {
  const { limit, cursor: _, ...asked } = call.query;
  const page = pageOf(call, call.actor.userId);
  const { next, ...found } = await findPayments(asked, limit, await page.after(Place));
  return { ...found, nextCursor: await page.next(next) };
});
