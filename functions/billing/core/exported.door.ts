import type { Invoice as ShownInvoice } from '../../../shared/billing/invoice.ts';
import { openFile } from '../../platform/clients/files.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type ExportedWord, onePage, pagesOf } from '../../platform/exported.ts';
import { Workspace } from '../../platform/identity/workspace.entity.ts';
import { Invoice } from '../invoices/invoice.entity.ts';
import { invoiceFile } from '../invoices/invoice-file.ts';
import { shownInvoice } from '../invoices/shown-invoice.ts';
import { billingReads, shownBilling } from './shown-billing.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'billing',
      entities: ['billingAccount'],
      pages: ({ workspaceId }) => onePage(billingOf(workspaceId)),
    },
    {
      name: 'invoices',
      entities: ['invoice'],
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => Invoice.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) => items.map(shownInvoice),
        ),
      table: async () => ({
        header: ['number', 'kind', 'issuedOn', 'dueOn', 'status', 'exclTax', 'vat', 'inclTax'],
        row: ({ number, kind, issuedOn, dueOn, status, totals }: ShownInvoice) => [
          ...[number, kind, issuedOn, dueOn, status, totals.exclTax, totals.vat, totals.inclTax],
        ],
      }),
    },
  ],
  files: [
    {
      name: 'invoices',
      pages: ({ workspaceId }, from) =>
        pagesOf(
          (page) => Invoice.query.byWorkspace({ workspaceId }).go(page),
          from,
          (items) =>
            items.map((item) => ({
              name: `${item.content.number}.pdf`,
              open: async () => openFile((await invoiceFile(item)).key),
            })),
        ),
    },
  ],
};

async function billingOf(workspaceId: string): Promise<object[]> {
  const [workspaceItem, ...items] = await readTogether([Workspace.get({ workspaceId }), ...billingReads(workspaceId)]);
  const { data } = Workspace.parse({ Item: workspaceItem });
  return data ? [await shownBilling(data, items)] : [];
}
