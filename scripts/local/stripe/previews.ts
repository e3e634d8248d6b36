import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from './account.ts';
import { hourSeconds, periodEndAfter } from './calendar.ts';
import { customerOf } from './customer-of.ts';
import { idOf } from './ids.ts';
import { periodLine } from './invoice-lines.ts';
import { invoiceOf } from './invoice-of.ts';
import type { DraftLine } from './kinds.ts';
import { emptyableTexts, expandable, flag, ignored, integer, mergedMetadata, read, text } from './params.ts';
import { customerIdOf, itemChanges, planChange, prorationBehavior } from './plan-change.ts';
import { invalid } from './refusal.ts';
import type { Act } from './route.ts';
import { linesNow } from './subscription-change.ts';
import { intervalOf, newItem, ratesOf, sameInterval } from './subscription-new.ts';

const Preview = z.strictObject({
  ...expandable,
  automatic_tax: ignored,
  currency: text.optional(),
  customer: text.optional(),
  customer_details: z
    .strictObject({
      address: z.record(z.string(), z.string()).optional(),
      tax_exempt: z.enum(['none', 'exempt', 'reverse']).optional(),
    })
    .optional(),
  preview_mode: z.literal('next').optional(),
  subscription: text.optional(),
  subscription_details: z
    .strictObject({
      billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
      cancel_at_period_end: flag.optional(),
      default_tax_rates: emptyableTexts.optional(),
      items: itemChanges.optional(),
      proration_behavior: prorationBehavior.optional(),
      proration_date: integer.optional(),
    })
    .optional(),
});
type Details = NonNullable<z.output<typeof Preview>['subscription_details']>;

/** The invoice that would come: of a change where one is asked for, else of the period that follows. Nothing is stored. */
export const createPreview: Act = (account, params) => {
  const { customer, customer_details, subscription, subscription_details = {} } = read(Preview, params);
  if (subscription) {
    const found = account.store.find('subscription', subscription, 'subscription');
    if (customer && customer !== customerIdOf(found))
      throw invalid(`The subscription ${subscription} is not one of ${customer}.`, { param: 'subscription' });
    return ofSubscription(account, found, subscription_details);
  }
  if (!customer && customer_details && subscription_details.items) return ofNew(account, null, subscription_details);
  if (!customer)
    throw invalid('You must provide a customer or a subscription.', { code: 'parameter_missing', param: 'customer' });
  if (subscription_details.items) return ofNew(account, customer, subscription_details);
  const own = account.store.all('subscription', customer).find((one) => one.ended_at === null);
  if (!own) throw nothingComes(customer);
  return ofSubscription(account, own, subscription_details);
};

function ofNew(
  account: Account,
  customer: string | null,
  { items = [], default_tax_rates = [] }: Details,
): Stripe.Invoice {
  const id = customer && customerOf(account, customer, 'customer').id;
  const at = account.now(id);
  const wanted = items.map(({ price, quantity, tax_rates, metadata }, place) => {
    const param = `subscription_details[items][${place}][price]`;
    if (!price) throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
    return newItem(
      account,
      '',
      { price, quantity, taxRates: tax_rates, metadata: mergedMetadata({}, metadata) },
      at,
      param,
    );
  });
  const { price, current_period_end } = sameInterval(wanted);
  return invoiceOf(account, {
    prefix: 'upcoming_in',
    customer: id,
    subscription: null,
    reason: 'upcoming',
    lines: wanted.map((item) => periodLine(account, item, { start: at, end: current_period_end })),
    defaultRates: default_tax_rates,
    currency: price.currency,
    period: { start: at, end: at },
    at,
  });
}

function ofSubscription(account: Account, subscription: Stripe.Subscription, details: Details): Stripe.Invoice {
  const customer = customerIdOf(subscription);
  const ends = details.cancel_at_period_end ?? subscription.cancel_at_period_end;
  if (subscription.ended_at !== null || (ends && !details.items)) throw nothingComes(customer);
  const at = details.proration_date ?? account.now(customer);
  const planned = changeOf(account, subscription, details, at);
  const proration = details.proration_behavior ?? 'create_prorations';
  const now = planned ? linesNow(account, subscription.id, planned, proration) : [];
  const plan = {
    prefix: 'upcoming_in',
    customer,
    subscription: subscription.id,
    metadata: subscription.metadata,
    reason: 'upcoming',
    currency: subscription.currency,
    at,
  } as const;
  if (now.length > 0) {
    const defaultRates = details.default_tax_rates ?? ratesOf(subscription);
    const invoice = invoiceOf(account, { ...plan, lines: now, defaultRates, period: { start: at, end: at } });
    return { ...invoice, next_payment_attempt: at };
  }
  const waiting = account.store.get('lines', subscription.id)?.lines ?? [];
  const late = planned && proration === 'create_prorations' ? planned.prorations : [];
  const next = nextPeriod(account, subscription, planned?.items ?? null);
  const invoice = invoiceOf(account, {
    ...plan,
    lines: [...waiting, ...late, ...next.lines],
    defaultRates: details.default_tax_rates ?? next.rates,
    period: { start: next.from, end: next.start },
  });
  return { ...invoice, created: next.start, next_payment_attempt: next.start + hourSeconds };
}

function changeOf(account: Account, subscription: Stripe.Subscription, details: Details, at: number) {
  const anchorsNow = details.billing_cycle_anchor === 'now';
  if (!details.items && !anchorsNow) return null;
  return planChange(account, subscription, details.items ?? [], at, anchorsNow);
}

type NextPeriod = { from: number; start: number; lines: DraftLine[]; rates: string[] };

/** The period that follows, with the phase that then begins where a schedule says so. */
function nextPeriod(
  account: Account,
  subscription: Stripe.Subscription,
  changed: Stripe.SubscriptionItem[] | null,
): NextPeriod {
  const current = sameInterval(changed ?? subscription.items.data);
  const start = current.current_period_end;
  const schedule = account.store.get('schedule', idOf(subscription.schedule) ?? '');
  const phase = changed ? undefined : schedule?.phases.find(({ start_date }) => start_date === start);
  const items =
    phase?.items.map(({ price, quantity, tax_rates }) =>
      newItem(
        account,
        subscription.id,
        { price: idOf(price as string), quantity, taxRates: (tax_rates ?? []).map(({ id }) => id) },
        start,
        'schedule',
        false,
      ),
    ) ??
    changed ??
    subscription.items.data;
  const first = sameInterval(items);
  const anchor = phase ? start : subscription.billing_cycle_anchor;
  const end = periodEndAfter(anchor, start, intervalOf(first.price));
  const ofPhase = (phase?.default_tax_rates ?? []).map(({ id }) => id);
  return {
    from: current.current_period_start,
    start,
    lines: items.map((item) => periodLine(account, item, { start, end })),
    rates: ofPhase.length > 0 ? ofPhase : ratesOf(subscription),
  };
}

const nothingComes = (customer: string) =>
  invalid(`No upcoming invoices for customer: ${customer}`, { code: 'invoice_upcoming_none' }, 404);
