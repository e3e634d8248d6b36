import * as contract from '../../../shared/analytics/sales.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { refuseFuture, salesWrites } from './write-sales.ts';

/** Writes the sales of some days; said again, nothing changes. */
export const handler = defineHandler(contract.updateSales, ({ actor, body: { rows, currency } }) => {
  refuseFuture(rows);
  const { workspaceId } = actor;
  return withFreshReads(async () => {
    const { operations, change, ...now } = await salesWrites(workspaceId, rows, currency);
    if (operations.length > 0)
      await write([...operations, audit(actor, { type: 'sales.recorded', entityId: workspaceId })]);
    return { ...change, ...now };
  });
});
