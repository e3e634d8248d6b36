import * as changes from '../../../shared/billing/changes.contract.ts';
import * as checkouts from '../../../shared/billing/checkout.contract.ts';
import * as details from '../../../shared/billing/details.contract.ts';
import * as invoices from '../../../shared/billing/invoices.contract.ts';
import type * as events from '../../../shared/billing/stripe-events.contract.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { agency } from './agency.ts';
import { billedUser, billingOf, checkout, locally, openStripe, post, subscribedUser } from './stripe.ts';

async function subscriber() {
  await openStripe();
  const owner = await subscribedUser();
  return { ...owner, workspaceId: owner.user.workspaceId };
}

export const recipes: Recipes<typeof details & typeof checkouts & typeof changes & typeof events & typeof invoices> = {
  updateInvoiceTransmission: async () => {
    const { token, workspaceId } = await subscriber();
    const [invoice] = (await call(invoices.listInvoices, { token, query: {} })).data.items;
    const body = { transmission: 'sent', from: 'to_send' } as const;
    const params = { id: invoice?.id ?? '' };
    return { workspaceId, act: () => call(invoices.updateInvoiceTransmission, { token, params, body }) };
  },
  updateBillingDetails: async () => {
    const { token, user } = await signedInUser();
    return {
      workspaceId: user.workspaceId,
      act: () => call(details.updateBillingDetails, { token, body: { ...agency, version: 0 } }),
    };
  },
  createCheckout: async () => {
    await openStripe();
    const owner = await billedUser();
    return { workspaceId: owner.user.workspaceId, act: () => checkout(owner) };
  },
  openPortal: async () => {
    const { token, workspaceId } = await subscriber();
    return { workspaceId, act: () => call(checkouts.openPortal, { token }) };
  },
  changeBilling: async () => {
    const { token, workspaceId } = await subscriber();
    const { version } = await billingOf({ token });
    return { workspaceId, act: () => call(changes.changeBilling, { token, body: { action: 'cancel', version } }) };
  },
  previewBilling: async () => {
    const { token, workspaceId } = await subscriber();
    const body = { planCode: 'starter' as const, interval: 'month' as const };
    return { workspaceId, act: () => call(changes.previewBilling, { token, body }) };
  },
  refreshBilling: async () => {
    const { token, workspaceId } = await subscriber();
    return { workspaceId, act: () => call(changes.refreshBilling, { token }) };
  },
  receiveStripeEvent: async () => {
    const { workspaceId } = await subscriber();
    const { events: sent } = await locally('GET', `/customers/${workspaceId}`);
    const { webhookSecret } = await locally('GET', '');
    const payload = JSON.stringify({ ...JSON.parse(sent[0].payload), id: `evt_again_${workspaceId}` });
    const { default: Stripe } = await import('stripe');
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: webhookSecret });
    return { workspaceId, act: () => post(payload, signature) };
  },
};

export const silent = {
  openPortal: 'opens a page of the payment provider',
  previewBilling: 'asks the payment provider for figures, and changes nothing',
  refreshBilling: 'reads where the subscription stands; what has changed is told by what reads it',
  receiveStripeEvent: 'says no more than where to look',
};

export const byTheClock = ['workspace.limit_reached'];
