import type Stripe from 'stripe';
import * as z from 'zod';
import * as contract from '../../../shared/billing/stripe-events.contract.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { AppError } from '../../platform/app-error.ts';
import { enqueue } from '../../platform/clients/queue.ts';
import { takesRealMoney, webhookSecrets } from '../../platform/clients/stripe.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { env } from '../../platform/env.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { idOf } from '../core/stripe-values.ts';
import { StripeEvent } from './stripe-event.entity.ts';
import type { syncMessage } from './sync-message.ts';
import { workspaceOf } from './workspace-of.ts';

/** Seconds that an event may have been on its way. */
const tolerance = 300;
const keptDays = 60;

const named = z.union([z.string(), z.object({ id: z.string() })]).nullish();
/** What objects of a customer say; a dispute names its charge alone. */
const OfCustomer = z.object({ customer: named, charge: named });

/** Every event says no more than « look »: the queue reads the customer at Stripe. */
export const handler = defineHandler(contract.receiveStripeEvent, async ({ body: { text, signature } }) => {
  const event = await verified(text, signature);
  const place = await placeIn(event);
  // Queued first: what is kept as seen has surely been looked at.
  if (place && !(await wasSeen(event.id)))
    await enqueue(env.BILLING_SYNCS_QUEUE_URL, { ...place, ...(await strangenessOf(event)) });
  await keep(event);
  return { received: true as const };
});

/** What of an event is not for this stage: the worker then refuses it, until an alarm says so. */
async function strangenessOf({ id, livemode, api_version: version }: Stripe.Event): Promise<{ strange?: string }> {
  const { StripeClient } = await import('../../platform/clients/stripe-sdk.ts');
  if (livemode !== (await takesRealMoney())) return { strange: `${id} is of the ${livemode ? 'live' : 'test'} mode` };
  // Versions begin with their day.
  return version && version > StripeClient.API_VERSION ? { strange: `${id} is of the version ${version}` } : {};
}

async function verified(text: string, signature: string): Promise<Stripe.Event> {
  if (!signature) throw new AppError('signature_invalid');
  const { StripeClient } = await import('../../platform/clients/stripe-sdk.ts');
  for (const secret of await webhookSecrets())
    try {
      return await StripeClient.webhooks.constructEventAsync(text, signature, secret, tolerance);
    } catch {
      // The next secret: one may be replacing another.
    }
  throw new AppError('signature_invalid');
}

/** Where the worker has to look; it asks Stripe whose a charge is, for nothing is asked there while Stripe waits for an answer. */
async function placeIn({ type, data: { object } }: Stripe.Event): Promise<z.infer<typeof syncMessage> | null> {
  const { customer, charge } = OfCustomer.safeParse(object).data ?? {};
  const isCustomer = type.startsWith('customer.') && 'object' in object && object.object === 'customer';
  const customerId = isCustomer ? object.id : customer && idOf(customer);
  if (!customerId) return charge ? { chargeId: idOf(charge) } : null;
  const workspaceId = await workspaceOf(customerId);
  return workspaceId ? { workspaceId } : null;
}

async function wasSeen(stripeEventId: string): Promise<boolean> {
  return (await StripeEvent.get({ stripeEventId }).go({ consistent: true })).data !== null;
}

async function keep({ id, type }: Stripe.Event): Promise<void> {
  const now = Date.now();
  await unlessRefused(
    StripeEvent.create({
      stripeEventId: id,
      type,
      at: new Date(now).toISOString(),
      ttl: Math.floor(now / 1000) + keptDays * daySeconds,
    }).go(),
  );
}
