import { BillingAccount } from '../../../functions/billing/core/billing-account.entity.ts';
import { stripeClient } from '../../../functions/platform/clients/stripe.ts';
import { unlessRefused } from '../../../functions/platform/db/write.ts';
import { env } from '../../../functions/platform/env.ts';
import type { Actor } from '../../../functions/platform/identity/actor.ts';
import { setUpStripe } from '../../stripe/set-up-stripe.ts';

const details = {
  legalName: 'Agence Rive SAS',
  siren: '732829320',
  vatNumber: 'FR44732829320',
  line1: '12 quai des Chartrons',
  postalCode: '33000',
  city: 'Bordeaux',
  country: 'FR',
  email: 'compta@reclame.example',
};

/** Has this machine's Stripe sell the plans, and says whom the demo agency is billed to, once. A developer's own account is left as it is. */
export async function fillBilling({ workspaceId }: Actor): Promise<void> {
  const at = new Date().toISOString();
  await unlessRefused(BillingAccount.create({ workspaceId, details, version: 1, createdAt: at, updatedAt: at }).go());
  const stripe = await stripeClient();
  if (stripe && !process.env.STRIPE_SECRET_KEY) await setUpStripe(stripe, env.APP_URL);
}
