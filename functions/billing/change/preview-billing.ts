import type Stripe from 'stripe';
import * as contract from '../../../shared/billing/changes.contract.ts';
import { lineText } from '../../../shared/billing/line-texts.ts';
import { isSameOffer, type Offer } from '../../../shared/billing/plan-moves.ts';
import { vatOf } from '../../../shared/billing/vat.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { planNameOf } from '../../platform/plans/plan-versions.ts';
import type { BillingAccountItem } from '../core/billing-account.entity.ts';
import { saleOf, taxRateOf } from '../core/catalogue.ts';
import { changesAtOnce } from '../core/changes-at-once.ts';
import { excessOf } from '../core/excess.ts';
import { isAgreed, living } from '../core/is-subscribed.ts';
import { provider, readAccount } from '../core/provider.ts';
import { soldBy } from '../core/sold-by.ts';
import { instant } from '../core/stripe-values.ts';
import { isAlive } from '../core/subscription-state.ts';

type Shown = Omit<contract.Preview, 'excess'>;

/** Stripe's own figures, of invoices that it does not make. */
export const handler = defineHandler(contract.previewBilling, async ({ actor, body }) => {
  const { workspaceId, workspace } = actor;
  const [stripe, account] = await Promise.all([provider(), readAccount(workspaceId)]);
  if (!account) throw new AppError('billing_details_missing');
  if (isAgreed(workspace, account)) throw new AppError('already_subscribed');
  const [shown, excess] = await Promise.all([previewOf(stripe, account, body), excessOf(workspaceId, body.planCode)]);
  return { ...shown, excess };
});

async function previewOf(stripe: Stripe, account: BillingAccountItem, to: Offer): Promise<Shown> {
  const state = living(account.subscription);
  const [{ price }, rate, subscription] = await Promise.all([
    saleOf(stripe, to.planCode, to.interval),
    taxRateOf(stripe, vatOf(account.details)),
    state ? stripe.subscriptions.retrieve(state.subscriptionId) : null,
  ]);
  const [item] = subscription && isAlive(subscription) ? subscription.items.data : [];
  if (!subscription || !item) {
    const fresh = await freshInvoice(stripe, account, { price, rate });
    const name = await planNameOf(to.planCode);
    return { lines: linesOf(fresh, price, name, name), dueNow: sumsOf(fresh), next: nextOf(fresh), effective: 'now' };
  }
  const from = soldBy(item.price);
  if (isSameOffer(from, to)) throw new AppError('plan_unchanged');
  if (!(await changesAtOnce(from, to))) {
    const fresh = await freshInvoice(stripe, account, { price, rate });
    const at = instant(item.current_period_end);
    return { lines: [], dueNow: nothing, next: { ...sumsOf(fresh), at }, effective: 'period_end' };
  }
  const [due, fresh] = await Promise.all([
    stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items: [{ id: item.id, price }], proration_behavior: 'always_invoice' },
    }),
    freshInvoice(stripe, account, { price, rate }),
  ]);
  const [toName, fromName] = [await planNameOf(to.planCode), await planNameOf(from.planCode)];
  const ends = Math.max(...due.lines.data.map(({ period }) => period.end));
  return {
    lines: linesOf(due, price, toName, fromName),
    dueNow: sumsOf(due),
    next: { ...sumsOf(fresh), at: instant(ends) },
    effective: 'now',
  };
}

/** A whole period of a plan, with this workspace's VAT. */
function freshInvoice(
  stripe: Stripe,
  { details, customerId }: BillingAccountItem,
  { price, rate }: { price: string; rate: string | undefined },
): Promise<Stripe.Invoice> {
  const { line1, postalCode: postal_code, city, country } = details;
  return stripe.invoices.createPreview({
    ...(customerId
      ? { customer: customerId }
      : { customer_details: { address: { line1, postal_code, city, country } } }),
    subscription_details: { items: [{ price, quantity: 1 }], ...(rate && { default_tax_rates: [rate] }) },
  });
}

const linesOf = ({ lines }: Stripe.Invoice, price: string, to: string, from: string): Shown['lines'] =>
  lines.data.map(({ amount, period, parent, pricing }) => {
    const isOurs = pricing?.price_details?.price === price;
    const isPart = parent?.subscription_item_details?.proration ?? false;
    return {
      label: lineText({
        name: isOurs && amount >= 0 ? to : from,
        part: isPart ? (amount < 0 ? 'unused' : 'rest') : null,
        from: new Date(period.start * 1000),
        to: new Date(period.end * 1000),
      }),
      amount: amount / 100,
    };
  });

const nothing = { exclTax: 0, vat: 0, inclTax: 0 };

function sumsOf({ total, total_excluding_tax: net }: Stripe.Invoice): Shown['dueNow'] {
  const exclTax = net ?? total;
  return { exclTax: exclTax / 100, vat: (total - exclTax) / 100, inclTax: total / 100 };
}

const nextOf = (invoice: Stripe.Invoice): Shown['next'] => ({
  ...sumsOf(invoice),
  at: instant(Math.max(...invoice.lines.data.map(({ period }) => period.end))),
});
