import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { AppError } from '../../platform/app-error.ts';
import { AuditLine } from '../../platform/db/audit-line.entity.ts';
import { update, writeIf } from '../../platform/db/write.ts';
import { markPeople } from '../../platform/identity/people-change.entity.ts';
import { defineMigration } from '../../platform/worker/define-migration.ts';
import {
  accountShards,
  BillingAccount,
  type BillingAccountItem,
  type PriceSpan,
} from '../core/billing-account.entity.ts';
import { priceOfState } from '../core/price-spans.ts';

const linesAtOnce = 500;

/** Notes since when subscriptions have the price that they have, where the version before kept the price alone: the log says the day. */
export const handler = defineMigration('datePrices', async (until) => {
  for (const shard of accountShards) {
    let cursor: string | null = null;
    do {
      if (Date.now() >= until) throw new AppError('unavailable');
      const page: { data: BillingAccountItem[]; cursor: string | null } = await BillingAccount.query
        .all({ shard })
        .go({ limit: 100, cursor });
      for (const account of page.data) await datePrice(account);
      ({ cursor } = page);
    } while (cursor);
  }
});

async function datePrice({ workspaceId, subscription, spans, version, createdAt }: BillingAccountItem): Promise<void> {
  if (!subscription || spans) return;
  const { pricedAt, endedAt } = await datesOf(workspaceId);
  const from = parisDay(new Date(pricedAt ?? createdAt));
  const until = subscription.status === 'ended' ? parisDay(new Date(endedAt ?? pricedAt ?? createdAt)) : null;
  const span: PriceSpan = { ...priceOfState(subscription), from, until };
  const noted = BillingAccount.patch({ workspaceId }).set({ spans: until !== null && until <= from ? [] : [span] });
  // Whoever has written it meanwhile has dated it, or is found by the next run.
  await writeIf(update(noted.where((attr, { eq }) => eq(attr.version, version))), [markPeople([workspaceId])]);
}

/** When it took its price, and when it ended, if the log still says so. */
async function datesOf(workspaceId: string): Promise<{ pricedAt?: string; endedAt?: string }> {
  let [cursor, endedAt]: [string | null, string | undefined] = [null, undefined];
  do {
    const page: { data: Line[]; cursor: string | null } = await AuditLine.query
      .byWorkspace({ workspaceId })
      .go({ order: 'desc', limit: linesAtOnce, cursor });
    for (const { type, changed = [], at } of page.data) {
      if (type === 'billing.subscription_ended') endedAt ??= at;
      const isPriced = type === 'billing.subscription_changed' && changed.some((field) => priceFields.has(field));
      if (isPriced || type === 'billing.subscribed') return { pricedAt: at, ...(endedAt && { endedAt }) };
    }
    ({ cursor } = page);
  } while (cursor);
  return endedAt ? { endedAt } : {};
}

type Line = { type: string; changed?: string[]; at: string };

const priceFields = new Set(['planCode', 'interval']);
