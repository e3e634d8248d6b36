import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { idOf, newId } from './ids.ts';
import type { DraftLine } from './kinds.ts';
import { wireDecimal } from './prices.ts';

/** Whose taxes count: those of the item, or else those of the subscription; none for who is exempt or owes them at home. */
export type Taxing = { defaultRates: readonly string[]; taxExempt: Stripe.Customer['tax_exempt'] };

/** A line of an invoice as it will stand there. */
export function invoiceLine(
  account: Account,
  invoice: string,
  subscription: string | null,
  { item, amount, description, period, isProration }: DraftLine,
  { defaultRates, taxExempt }: Taxing,
): Stripe.InvoiceLineItem {
  const own = (item.tax_rates ?? []).map(({ id }) => id);
  const rates = (own.length > 0 ? own : defaultRates).map((id) => account.store.find('tax_rate', id));
  const quantity = item.quantity ?? 1;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: item.price.currency,
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: { credited_items: null },
        subscription,
        subscription_item: item.id,
      },
    } as Stripe.InvoiceLineItem.Parent,
    period,
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: item.price.id, product: idOf(item.price.product as string) },
      unit_amount_decimal: wireDecimal(item.price.unit_amount ?? 0),
    },
    quantity,
    quantity_decimal: wireDecimal(quantity),
    subscription,
    subtotal: amount,
    taxes: rates.map((rate) => taxOf(amount, rate, taxExempt ?? 'none')),
  };
}

function taxOf(amount: number, rate: Stripe.TaxRate, exempt: Stripe.Customer.TaxExempt): Stripe.InvoiceLineItem.Tax {
  const share = rate.percentage / 100;
  const tax = rate.inclusive ? amount - amount / (1 + share) : amount * share;
  const isTaxed = exempt === 'none';
  return {
    // Never -0: a credit of nothing.
    amount: isTaxed ? Math.sign(tax) * Math.round(Math.abs(tax)) || 0 : 0,
    tax_behavior: rate.inclusive ? 'inclusive' : 'exclusive',
    tax_rate_details: { tax_rate: rate.id },
    taxability_reason: exempt === 'reverse' ? 'reverse_charge' : isTaxed ? 'not_available' : 'customer_exempt',
    taxable_amount: rate.inclusive ? amount - Math.round(tax) : amount,
    type: 'tax_rate_details',
  };
}

/** What a whole period of an item costs. */
export const priceOf = ({ price, quantity }: Stripe.SubscriptionItem): number =>
  (price.unit_amount ?? 0) * (quantity ?? 1);

/** The line of an item for a whole period. */
export function periodLine(account: Account, item: Stripe.SubscriptionItem, period: DraftLine['period']): DraftLine {
  const { unit_amount, currency, recurring } = item.price;
  const each = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format((unit_amount ?? 0) / 100);
  const description = `${item.quantity ?? 1} × ${productName(account, item)} (at ${each} / ${recurring?.interval})`;
  return { item, amount: priceOf(item), description, period, isProration: false };
}

export const productName = (account: Account, { price }: Stripe.SubscriptionItem): string =>
  account.store.get('product', idOf(price.product as string))?.name ?? '';
