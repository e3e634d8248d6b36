import type Stripe from 'stripe';
import { makePrice, makeProduct } from '../../functions/billing/core/make-price.ts';
import { StripeClient } from '../../functions/platform/clients/stripe-sdk.ts';
import { intervals, priceKey, prices, type SoldPlan, soldPlans } from '../../shared/billing/prices.ts';
import { chargedRates, setupKey, taxRateKey } from '../../shared/billing/provider-keys.ts';
import { plans } from '../../shared/kernel/plans.ts';

/** What is told of customers, subscriptions and their invoices; each says no more than « look ». */
const toldOf = [
  'checkout.session.completed',
  'customer.deleted',
  'customer.updated',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'payment_method.attached',
  'payment_method.updated',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

type Made = { webhookSecret: string | null };

/**
 * Makes at Stripe what the product sells there, once, however often it runs: products, prices, rates of VAT, the pages of the
 * portal, and the endpoint that is told of what happens, whose secret is answered when it was made now.
 */
export async function setUpStripe(stripe: Stripe, appUrl: string): Promise<Made> {
  for (const plan of soldPlans) await setUpPlan(stripe, plan);
  await setUpTaxRates(stripe);
  await setUpPortal(stripe);
  return { webhookSecret: await setUpEndpoint(stripe, `${appUrl}/api/billing/stripe-events`) };
}

async function setUpPlan(stripe: Stripe, plan: SoldPlan): Promise<void> {
  await makeProduct(stripe, { planCode: plan, name: plans[plan].name });
  for (const interval of intervals) {
    const key = priceKey(plan, interval, prices[plan][interval]);
    const made = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    if (made.data.length > 0) continue;
    await makePrice(stripe, { planCode: plan, interval, amount: prices[plan][interval] });
  }
}

async function setUpTaxRates(stripe: Stripe): Promise<void> {
  const known = await stripe.taxRates.list({ active: true, limit: 100 });
  for (const rate of chargedRates) {
    const key = taxRateKey(rate);
    if (known.data.some(({ metadata }) => metadata?.key === key)) continue;
    await stripe.taxRates.create({
      display_name: 'TVA',
      percentage: Math.round(rate * 1000) / 10,
      inclusive: false,
      country: 'FR',
      metadata: { key },
    });
  }
}

/** Plans are changed here, where what exceeds is said first. */
async function setUpPortal(stripe: Stripe): Promise<void> {
  const known = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  if (known.data.some(({ metadata }) => metadata?.key === setupKey)) return;
  await stripe.billingPortal.configurations.create({
    features: {
      payment_method_update: { enabled: true },
      invoice_history: { enabled: true },
      customer_update: { enabled: false },
      subscription_cancel: { enabled: false },
      subscription_update: { enabled: false },
    },
    metadata: { key: setupKey },
  });
}

async function setUpEndpoint(stripe: Stripe, url: string): Promise<string | null> {
  const known = await stripe.webhookEndpoints.list({ limit: 100 });
  const own = known.data.find((endpoint) => endpoint.url === url);
  if (own) {
    const told = new Set(own.enabled_events);
    if (!told.has('*') && toldOf.some((type) => !told.has(type)))
      await stripe.webhookEndpoints.update(own.id, { enabled_events: [...toldOf] });
    return null;
  }
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...toldOf],
    api_version: StripeClient.API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion,
  });
  return made.secret ?? null;
}
