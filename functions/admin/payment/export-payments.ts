import { exportPayments } from '../../../shared/admin/payment.contract.ts';
import { exportedPayments } from '../../billing/payments/export-payments.door.ts';
import { exportedFile } from '../../platform/clients/exported-file.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { exportedDac7 } from '../../ugc/payment/dac7.door.ts';
import { onPlatform } from '../core/people-at-hand.ts';

/** Of the file, when it is one. */
const names = { ledger: 'ventes', vat: 'tva', dac7: 'dac7' } as const;

export const handler = defineHandler(exportPayments, async ({ actor, query }) => {
  const { kind, from } = query;
  const text =
    kind === 'dac7' ? await exportedDac7(Number(from.slice(0, 4))) : await exportedPayments({ ...query, kind });
  await write([audit(onPlatform(actor), { type: 'payment.exported', entityId: kind })]);
  return exportedFile(text, { workspaceId: actor.workspaceId, name: names[kind] });
});
