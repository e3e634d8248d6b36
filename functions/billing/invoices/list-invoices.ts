import * as z from 'zod';
import * as contract from '../../../shared/billing/invoices.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { Invoice } from './invoice.entity.ts';
import { shownInvoice } from './shown-invoice.ts';

const Position = z.object({ before: z.string() });

/** The newest first. */
export const handler = defineHandler(contract.listInvoices, async (call) => {
  const { workspaceId } = call.actor;
  const page = pageOf(call);
  const position = await page.after(Position);
  const query = Invoice.query.byWorkspace({ workspaceId });
  const { data } = await (position ? query.lt({ invoiceId: position.before }) : query).go({
    order: 'desc',
    limit: page.limit + 1,
    consistent: true,
  });
  const items = data.slice(0, page.limit);
  const before = data.length > items.length ? items.at(-1)?.invoiceId : undefined;
  return { items: items.map(shownInvoice), nextCursor: await page.next(before ? { before } : null) };
});
