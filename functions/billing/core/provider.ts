import type Stripe from 'stripe';
import { AppError } from '../../platform/app-error.ts';
import { stripeClient } from '../../platform/clients/stripe.ts';
import { BillingAccount, type BillingAccountItem } from './billing-account.entity.ts';

/** Stripe; a 409 where the stage takes no payments. */
export async function provider(): Promise<Stripe> {
  const stripe = await stripeClient();
  if (!stripe) throw new AppError('no_payments');
  return stripe;
}

export async function readAccount(workspaceId: string): Promise<BillingAccountItem | null> {
  return (await BillingAccount.get({ workspaceId }).go({ consistent: true })).data;
}
