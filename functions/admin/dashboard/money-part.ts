import type { AdminDashboard } from '../../../shared/admin/dashboard.contract.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { moves, mrrByDay, payersOn, type RecurringSpan, shownUnits } from '../../../shared/rules/mrr.ts';
import { countPayments } from '../../billing/payments/count-payments.door.ts';
import { revenue } from '../../billing/revenue/revenue.door.ts';
import { bridgesOf } from '../workspace/revenue-filter.ts';
import { workspaceIndex } from '../workspace/workspace-index.ts';
import type { WorkspaceRow } from '../workspace/workspace-row.ts';

type Period = { from: string; to: string };
type Money = NonNullable<AdminDashboard['money']>;

/** What is sold is in euros; no other currency is turned into it. */
const currency = 'EUR';

/** Recurring revenue at the end of a period, what moved it, by day, and what is owed. */
export async function moneyPart(period: Period, now: Date) {
  const [facts, { workspaces }, counts] = await Promise.all([
    revenue(),
    workspaceIndex(),
    countPayments(addDays(parisDay(now), -29)),
  ]);
  const spans = facts.spans.filter((span) => span.currency === currency);
  const [bridge] = bridgesOf({ spans }, period);
  const end = bridge?.end ?? 0;
  const payers = payersOn(spans, period.to).size;
  const moved = Object.fromEntries(moves.map((move) => [move, shownUnits(bridge?.moved[move] ?? 0)]));
  const money: Money = {
    mrr: shownUnits(end),
    arr: shownUnits(end * 12),
    start: shownUnits(bridge?.start ?? 0),
    ...(moved as Pick<Money, (typeof moves)[number]>),
    arpa: payers > 0 ? shownUnits(end / payers) : null,
    openInvoices: counts.all('open'),
    failed30d: counts.lately('failed'),
    trialConversion: conversionOf(workspaces.values(), { spans, period, now }),
  };
  return {
    money,
    failed: counts.all('failed'),
    disputed: counts.all('disputed'),
    byDay: new Map(mrrByDay(spans, currency, period).map(({ day, sum }) => [day, shownUnits(sum)])),
  };
}

type Facts = { spans: readonly RecurringSpan[]; period: Period; now: Date };

/** A subscription takes the end of the trial away: whoever has ever paid had one that is over. */
function conversionOf(rows: Iterable<WorkspaceRow>, { spans, period, now }: Facts): number | null {
  const paid = new Set(spans.filter(({ amountCents }) => amountCents > 0).map(({ workspaceId }) => workspaceId));
  let [over, converted] = [0, 0];
  for (const { workspaceId, createdAt, trialEndsAt } of rows) {
    const day = parisDay(new Date(createdAt));
    if (day < period.from || day > period.to) continue;
    const pays = paid.has(workspaceId);
    if (pays) converted++;
    if (pays || (trialEndsAt && trialEndsAt <= now.toISOString())) over++;
  }
  return over > 0 ? converted / over : null;
}
