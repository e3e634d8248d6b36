import { exportUgcPayments } from '../../../shared/ugc/payment.contract.ts';
import { exportColumns } from '../../../shared/ugc/payment.rules.ts';
import { clientsOf } from '../../clients/core/known-clients.door.ts';
import { exportedFile } from '../../platform/clients/exported-file.ts';
import { csvHead, csvLine } from '../../platform/csv.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ledgerLines } from './ledger-lines.ts';
import { rightLines } from './right-lines.ts';
import { yearLines } from './year-lines.ts';

const linesOf = { ledger: ledgerLines, year: yearLines, rights: rightLines };

export const handler = defineHandler(exportUgcPayments, async ({ actor, query: { kind, year } }) => {
  const { workspaceId } = actor;
  const clients = await clientsOf(workspaceId);
  const brands = new Map(clients.map(({ clientId, name }): [string, string] => [clientId, name]));
  const lines = await linesOf[kind]({ workspaceId, year, brands });
  const text = Buffer.from(csvHead(exportColumns[kind]) + lines.map((cells) => csvLine(cells)).join(''));
  await write([audit(actor, { type: 'ugc_payment.exported', entityId: workspaceId })]);
  return exportedFile(text, { workspaceId, name: `ugc-${kind}-${year}` });
});
