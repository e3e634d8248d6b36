import type Stripe from 'stripe';
import * as z from 'zod';
import type { Account } from './account.ts';
import { periodEndAfter } from './calendar.ts';
import { idOf } from './ids.ts';
import { periodLine, priceOf, productName } from './invoice-lines.ts';
import type { DraftLine } from './kinds.ts';
import { emptyableTexts, flag, ignored, integer, mergedMetadata, metadata, text } from './params.ts';
import { invalid, noSuch } from './refusal.ts';
import { intervalOf, newItem, planOf, sameInterval } from './subscription-new.ts';

export const itemChanges = z
  .array(
    z.strictObject({
      id: text.optional(),
      price: text.optional(),
      quantity: integer.pipe(z.number().min(0).max(999_999)).optional(),
      deleted: flag.optional(),
      clear_usage: ignored,
      metadata: metadata.optional(),
      tax_rates: emptyableTexts.optional(),
    }),
  )
  .max(20);
export type ItemChange = z.output<typeof itemChanges>[number];
export const prorationBehavior = z.enum(['always_invoice', 'create_prorations', 'none']);

export type PlannedChange = {
  items: Stripe.SubscriptionItem[];
  anchor: number;
  /** Whether a new period begins: another rhythm, or an anchor that is set to now. */
  resets: boolean;
  /** What was paid for and not used, and what is used from now on. */
  prorations: DraftLine[];
  /** Of a period that begins with the change. */
  fullLines: DraftLine[];
};

/** What a change of items makes of a subscription at a moment; nothing is stored. */
export function planChange(
  account: Account,
  subscription: Stripe.Subscription,
  changes: readonly ItemChange[],
  at: number,
  anchorsNow = false,
): PlannedChange {
  const before = subscription.items.data;
  const changed = changedItems(account, subscription, changes, at);
  const [old] = before;
  const next = sameInterval(changed);
  if (next.price.currency !== subscription.currency)
    throw invalid(`The price specified uses ${next.price.currency}; the subscription is in ${subscription.currency}.`, {
      param: 'items[0][price]',
    });
  const rhythm = (one?: Stripe.SubscriptionItem) =>
    `${one?.price.recurring?.interval} ${one?.price.recurring?.interval_count}`;
  const resets = anchorsNow || rhythm(old) !== rhythm(next);
  const anchor = resets ? at : subscription.billing_cycle_anchor;
  const period = {
    start: resets ? at : (old?.current_period_start ?? at),
    end: resets ? periodEndAfter(at, at, intervalOf(next.price)) : (old?.current_period_end ?? at),
  };
  const items = changed.map((item) => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  }));
  const credits = before
    .filter((one) => resets || !items.some((item) => item.id === one.id && isSame(item, one)))
    .map((one) => part(account, one, at, -1));
  if (resets)
    return {
      items,
      anchor,
      resets,
      prorations: credits,
      fullLines: items.map((item) => periodLine(account, item, period)),
    };
  const debits = items
    .filter((item) => !before.some((one) => one.id === item.id && isSame(item, one)))
    .map((item) => part(account, item, at, 1));
  return { items, anchor, resets, prorations: [...credits, ...debits], fullLines: [] };
}

const isSame = (one: Stripe.SubscriptionItem, other: Stripe.SubscriptionItem) =>
  one.price.id === other.price.id && one.quantity === other.quantity;

/** The part of the period that is left, to the second. */
function part(account: Account, item: Stripe.SubscriptionItem, at: number, sign: 1 | -1): DraftLine {
  const { current_period_start: start, current_period_end: end } = item;
  const share = Math.min(1, Math.max(0, (end - at) / (end - start)));
  const day = new Date(at * 1_000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const amount = Math.round(priceOf(item) * share);
  return {
    item,
    amount: sign * amount || 0,
    description: `${sign < 0 ? 'Unused time on' : 'Remaining time on'} ${productName(account, item)} after ${day}`,
    period: { start: at, end },
    isProration: true,
  };
}

function changedItems(
  account: Account,
  subscription: Stripe.Subscription,
  changes: readonly ItemChange[],
  at: number,
): Stripe.SubscriptionItem[] {
  let items = subscription.items.data;
  for (const [place, change] of changes.entries()) {
    const param = `items[${place}]`;
    if (!change.id) {
      items = [...items, addedItem(account, subscription.id, items, change, at, param)];
      continue;
    }
    const before = items.find(({ id }) => id === change.id);
    if (!before) throw noSuch('subscription item', change.id, `${param}[id]`);
    const after = change.deleted ? [] : [changedItem(account, before, change, at, param)];
    items = items.flatMap((one) => (one === before ? after : [one]));
  }
  return items;
}

function addedItem(
  account: Account,
  subscription: string,
  items: readonly Stripe.SubscriptionItem[],
  { price, quantity, tax_rates, metadata }: ItemChange,
  at: number,
  param: string,
): Stripe.SubscriptionItem {
  if (!price)
    throw invalid(`Missing required param: ${param}[price].`, { code: 'parameter_missing', param: `${param}[price]` });
  if (items.some((one) => one.price.id === price))
    throw invalid(`Cannot add multiple subscription items with the same price: ${price}`, { param: `${param}[price]` });
  const wanted = { price, quantity, taxRates: tax_rates, metadata: mergedMetadata({}, metadata) };
  return newItem(account, subscription, wanted, at, `${param}[price]`);
}

function changedItem(
  account: Account,
  before: Stripe.SubscriptionItem,
  { price: asked, quantity, metadata, tax_rates }: ItemChange,
  at: number,
  param: string,
): Stripe.SubscriptionItem {
  // Who has a price that is not sold any more keeps it.
  const price =
    asked && asked !== before.price.id
      ? newItem(account, before.subscription, { price: asked }, at, `${param}[price]`).price
      : before.price;
  const rates = tax_rates?.map((rate) => account.store.find('tax_rate', rate, `${param}[tax_rates]`));
  return {
    ...before,
    price,
    plan: planOf(price),
    quantity: quantity ?? before.quantity,
    metadata: mergedMetadata(before.metadata, metadata),
    ...(rates && { tax_rates: rates }),
  } as Stripe.SubscriptionItem;
}

export const customerIdOf = (subscription: Stripe.Subscription): string => idOf(subscription.customer as string);
