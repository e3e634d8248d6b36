import { exportPayments } from '../../../shared/admin/payment.contract.ts';
import { exportedPayments } from '../../billing/payments/export-payments.door.ts';
import { exportedFile } from '../../platform/clients/exported-file.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { onPlatform } from '../core/people-at-hand.ts';

export const handler = defineHandler(exportPayments, async ({ actor, query }) => {
  const text = await exportedPayments(query);
  await write([audit(onPlatform(actor), { type: 'payment.exported', entityId: query.kind })]);
  return exportedFile(text, { workspaceId: actor.workspaceId, name: query.kind === 'ledger' ? 'ventes' : 'tva' });
});
