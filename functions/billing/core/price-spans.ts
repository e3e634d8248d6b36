import type Stripe from 'stripe';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { PriceSpan, SubscriptionState } from './billing-account.entity.ts';
import { living } from './is-subscribed.ts';
import { idOf } from './stripe-values.ts';

/** So many are kept: the first, which says since when it pays, and the last ones. */
export const mostSpans = 200;

type Price = Omit<PriceSpan, 'from' | 'until'>;

const monthsOf = { month: 1, year: 12 } as const;

/** What a subscription costs, as recurring revenue counts it. */
export const priceOfState = ({ amount, interval, currency }: SubscriptionState): Price => ({
  currency,
  amountCents: Math.round(amount * 100),
  months: monthsOf[interval],
});

/** The prices of before with what a subscription has become on a day: undefined once it has ended. */
export function spansAfter(before: readonly PriceSpan[], next: Price | undefined, day: string): PriceSpan[] {
  const last = before.at(-1);
  const isOpen = last?.until === null;
  if (isOpen && next && isSame(last, next)) return [...before];
  // News may be older than what is known already.
  const at = latest(day, (isOpen ? last.from : last?.until) ?? '');
  const closed = isOpen ? [...before.slice(0, -1), ...(last.from < at ? [{ ...last, until: at }] : [])] : [...before];
  if (!next) return closed;
  const known = closed.at(-1);
  if (known?.until === at && isSame(known, next)) return [...closed.slice(0, -1), { ...known, until: null }];
  return bounded([...closed, { ...next, from: at, until: null }]);
}

const isSame = (one: Price, other: Price): boolean =>
  one.currency === other.currency && one.amountCents === other.amountCents && one.months === other.months;

const latest = (one: string, other: string): string => (one > other ? one : other);

const bounded = (spans: PriceSpan[]): PriceSpan[] =>
  spans.length <= mostSpans ? spans : [...spans.slice(0, 1), ...spans.slice(1 - mostSpans)];

type Known = { spans?: readonly PriceSpan[] | undefined; subscription?: SubscriptionState | undefined };

/** The prices of an account once Stripe says this of its subscription; each day is Stripe's own where it tells it. */
export function spansNow(
  { spans = [], subscription: before }: Known,
  { chosen, next }: { chosen: Stripe.Subscription | null; next: SubscriptionState | undefined },
  now: Date,
): PriceSpan[] {
  const lives = living(next);
  const isKnown = spans.length > 0 && chosen !== null && before?.subscriptionId === chosen.id;
  const said = chosen && (lives ? (isKnown ? pricedAt(chosen) : chosen.start_date) : chosen.ended_at);
  const at = said ? new Date(Math.min(said * 1000, now.getTime())) : now;
  return spansAfter(spans, lives && priceOfState(lives), parisDay(at));
}

/** When a subscription took its price: at its last invoice, if that is the first to bill it, which is when it is read. */
function pricedAt({ items, latest_invoice: invoice }: Stripe.Subscription): number | null {
  const price = items.data[0]?.price.id;
  if (!price || !invoice || typeof invoice === 'string') return null;
  const isFirst = invoice.lines.data.some(({ pricing }) => {
    const billed = pricing?.price_details?.price;
    return billed !== undefined && idOf(billed) === price;
  });
  return isFirst ? invoice.created : null;
}
