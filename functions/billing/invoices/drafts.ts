import type Stripe from 'stripe';
import type { InvoiceParty } from '../../../shared/billing/invoice.ts';
import { invoiceTexts } from '../../../shared/billing/invoice-texts.ts';
import { lineText } from '../../../shared/billing/line-texts.ts';
import { chargedRates } from '../../../shared/billing/provider-keys.ts';
import { type Vat, vatOf } from '../../../shared/billing/vat.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { BillingAccountItem } from '../core/billing-account.entity.ts';
import { shownDetails } from '../core/shown-details.ts';
import { planSoldBy } from '../core/sold-by.ts';
import { idOf } from '../core/stripe-values.ts';
import type { InvoiceItem } from './invoice.entity.ts';
import type { Draft } from './issue.ts';

type Account = Pick<BillingAccountItem, 'workspaceId' | 'details'>;
/** Prices at Stripe by id, and what the plans are called that they sell. */
export type Catalogue = { prices: ReadonlyMap<string, Stripe.Price>; nameOf: (planCode: string) => string | undefined };

const buyerOf = (account: Account): InvoiceParty => shownDetails(account);

type Lines = readonly Stripe.InvoiceLineItem[];

/** Our invoice of one that was paid at Stripe; none rather than a wrong one, which could not be changed. */
export function draftOf(
  account: Account,
  paid: Stripe.Invoice,
  { lines, ...catalogue }: { lines: Lines } & Catalogue,
): Draft {
  if (paid.currency !== 'eur') throw new Error(`${paid.id} is in ${paid.currency}`);
  const vat = vatCharged(paid);
  const exclTax = paid.total_excluding_tax ?? paid.subtotal;
  const sum = lines.reduce((all, line) => all + soldFor(line), 0);
  if (sum !== exclTax) throw new Error(`The lines of ${paid.id} make ${sum}, not ${exclTax}`);
  return {
    workspaceId: account.workspaceId,
    sourceKey: paid.id ?? '',
    kind: 'invoice',
    buyer: buyerOf(account),
    lines: lines.map((line) => lineOf(line, vat.rate, catalogue)),
    totals: { exclTax: exclTax / 100, vat: (paid.total - exclTax) / 100, inclTax: paid.total / 100 },
    vatRule: vat.rule,
  };
}

/** What Stripe charged, and why, as its invoice says: whom we bill may have moved since. */
function vatCharged(paid: Stripe.Invoice): Vat {
  const there = vatThere(paid);
  const net = paid.total_excluding_tax ?? paid.subtotal;
  const vat = paid.total - net;
  // Of a few cents there may be none.
  if (Math.round(net * there.rate) === vat) return there;
  const share = net ? vat / net : 0;
  const rate = [0, ...chargedRates].reduce((a, b) => (Math.abs(b - share) < Math.abs(a - share) ? b : a));
  if (rate === there.rate) return there;
  if (rate === 0) throw new Error(`${paid.id} does not say why it has no VAT`);
  return { rate, rule: rate === 0.2 ? 'fr' : 'dom' };
}

/** A buyer of another State is billed as one of France, unless Stripe was told that VAT is theirs to pay. */
function vatThere({ id, customer_tax_exempt: exempt, customer_address: address }: Stripe.Invoice): Vat {
  if (exempt === 'reverse') return { rate: 0, rule: 'reverse_charge' };
  if (!address?.country) throw new Error(`${id} has no country`);
  return vatOf({ country: address.country, postalCode: address.postal_code ?? '' });
}

/** Less what was taken off it. */
const soldFor = ({ amount, discount_amounts: off }: Stripe.InvoiceLineItem): number =>
  (off ?? []).reduce((left, discount) => left - discount.amount, amount);

function lineOf(line: Stripe.InvoiceLineItem, vatRate: number, catalogue: Catalogue): Draft['lines'][number] {
  const { period } = line;
  const amount = soldFor(line);
  const [from, to] = [new Date(period.start * 1000), new Date(period.end * 1000)];
  const isBack = amount < 0;
  return {
    label: labelOf(line, catalogue, { from, to }),
    // A price is never below zero in an electronic invoice; a quantity may be.
    quantity: isBack ? -1 : 1,
    unitAmount: Math.abs(amount) / 100,
    vatRate,
    from: parisDay(from),
    to: parisDay(to),
  };
}

function labelOf(
  line: Stripe.InvoiceLineItem,
  { prices, nameOf }: Catalogue,
  period: { from: Date; to: Date },
): string {
  const { amount, description, parent, pricing } = line;
  const id = pricing?.price_details?.price;
  const price = id && prices.get(idOf(id));
  const sold = price && planSoldBy(price);
  const name = sold && nameOf(sold.planCode);
  if (!name) return description ?? '';
  const part = parent?.subscription_item_details?.proration ? (amount < 0 ? 'unused' : 'rest') : null;
  return lineText({ name, part, ...period });
}

/** What was given back at Stripe: a refund, or a payment that the bank took back for good. */
export type GivenBack = {
  kind: 'refund' | 'dispute';
  id: string;
  amount: number;
  created: number;
  payment_intent: string | Stripe.PaymentIntent | null;
};

/**
 * Our credit note of what was given back, with its share of the VAT: all of them together give back no more than the invoice. A
 * bank may take all of a payment of which a part was paid back before: then what is left, or none.
 */
export function creditOf(of: InvoiceItem, { kind, id: sourceKey, amount }: GivenBack): Draft | null {
  const { totals, lines, number, buyer, vatRule } = of.content;
  const before = of.creditedCents ?? 0;
  const whole = Math.round(totals.inclTax * 100);
  const cents = kind === 'dispute' ? Math.min(amount, whole - before) : amount;
  if (cents <= 0) return null;
  const vatUpTo = (sum: number) => Math.round((totals.vat * 100 * sum) / whole);
  const vat = vatUpTo(before + cents) - vatUpTo(before);
  const [from = '', to = ''] = [
    lines.map((line) => line.from).sort()[0],
    lines
      .map((line) => line.to)
      .sort()
      .at(-1),
  ];
  return {
    workspaceId: of.workspaceId,
    sourceKey,
    kind: 'credit_note',
    buyer,
    lines: [
      {
        label: kind === 'refund' ? invoiceTexts.refundOf(number) : invoiceTexts.takenBackOf(number),
        quantity: 1,
        unitAmount: (cents - vat) / 100,
        vatRate: lines[0]?.vatRate ?? 0,
        from,
        to,
      },
    ],
    totals: { exclTax: (cents - vat) / 100, vat: vat / 100, inclTax: cents / 100 },
    vatRule,
    corrects: { invoiceId: of.invoiceId, number, whole, before, upTo: before + cents },
  };
}
