import type Stripe from 'stripe';
import type { Books } from '../../../functions/billing/invoices/books.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { RecurringSpan } from '../../../shared/rules/mrr.ts';

type Span = Omit<RecurringSpan, 'workspaceId'>;

/**
 * The prices that a workspace's subscriptions have had, each with its days, the oldest first: by what their invoices bill, and by
 * when they ended. Where the account keeps them (`BillingAccount.spans`), `house-items.ts` writes them with it.
 */
export function spansOf(
  { invoices }: Pick<Books, 'invoices'>,
  subscriptions: readonly Stripe.Subscription[],
  prices: ReadonlyMap<string, Stripe.Price>,
): Span[] {
  const spans: Span[] = [];
  const close = (day: string) => {
    const last = spans.at(-1);
    if (last?.until === null) last.until = day;
  };
  for (const one of subscriptions.toSorted((a, b) => a.created - b.created)) {
    const own = invoices.filter(({ parent }) => idOf(parent?.subscription_details?.subscription) === one.id);
    for (const invoice of own.toSorted((a, b) => a.created - b.created)) {
      const billed = invoice.lines.data.at(-1)?.pricing?.price_details?.price;
      const price = prices.get(idOf(billed) ?? '');
      const last = spans.at(-1);
      const amountCents = price?.unit_amount ?? 0;
      const months = price?.recurring?.interval === 'year' ? 12 : 1;
      if (last?.until === null && last.amountCents === amountCents && last.months === months) continue;
      const from = dayOf(invoice.created);
      close(from);
      spans.push({ currency: invoice.currency.toUpperCase(), amountCents, months, from, until: null });
    }
    if (one.ended_at) close(dayOf(one.ended_at));
  }
  return spans;
}

const dayOf = (seconds: number): string => parisDay(new Date(seconds * 1_000));

const idOf = (one: string | { id: string } | null | undefined): string | undefined =>
  typeof one === 'string' ? one : one?.id;
