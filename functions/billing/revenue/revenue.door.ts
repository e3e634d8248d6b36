import type { RecurringSpan } from '../../../shared/rules/mrr.ts';
import { paymentsIndex } from '../payments/payments-index.ts';
import { accountsIndex } from './accounts-index.ts';

export type Revenue = {
  /** Every recurring price there is or was: of subscriptions, and of what was agreed by hand. */
  spans: RecurringSpan[];
  /** Workspaces whose subscription waits for a payment. */
  lateIds: ReadonlySet<string>;
};

/** What recurring revenue follows from, as it stands. */
export async function revenue(): Promise<Revenue> {
  const [{ accounts }, { rows }] = await Promise.all([accountsIndex(), paymentsIndex()]);
  const spans: RecurringSpan[] = [];
  const lateIds = new Set<string>();
  for (const [workspaceId, { spans: own = [], isLate }] of accounts) {
    for (const span of own) spans.push({ ...span, workspaceId });
    if (isLate) lateIds.add(workspaceId);
  }
  for (const { workspaceId, contract } of rows.values()) if (contract) spans.push({ ...contract, workspaceId });
  return { spans, lateIds };
}
