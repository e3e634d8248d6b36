import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import * as contract from '../../../shared/billing/checkout.contract.ts';
import { limitLabels } from '../../../shared/billing/limits.ts';
import { vatOf } from '../../../shared/billing/vat.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { plans } from '../../../shared/kernel/plans.ts';
import { paths } from '../../../shared/page-paths.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import { env } from '../../platform/env.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { BillingAccountItem } from '../core/billing-account.entity.ts';
import { priceOf, taxRateOf } from '../core/catalogue.ts';
import { customerOf } from '../core/customer.ts';
import { hasPlan } from '../core/has-plan.ts';
import { provider, readAccount } from '../core/provider.ts';
import { uses } from '../core/uses.ts';

type Asked = Call<typeof contract.createCheckout>;

export const handler = defineHandler(contract.createCheckout, (call) =>
  makeOnce(call, {
    make: (mark) => openCheckout(call, mark),
    replay: async (id) => shownCheckout(await (await provider()).checkout.sessions.retrieve(id)),
  }),
);

async function openCheckout(call: Asked, mark: (id: string) => Operation[]) {
  const { actor, body } = call;
  const stripe = await provider();
  const account = await readAccount(actor.workspaceId);
  if (!account) throw new AppError('billing_details_missing');
  if (hasPlan(actor.workspace, account)) throw new AppError('already_subscribed');
  if (!body.acknowledgeExcess) await refuseExcess(call);
  const customer = await customerOf(stripe, account);
  await closeOthers(stripe, customer);
  const session = await openSession(stripe, { customer, account, body });
  await write([audit(actor, { type: 'billing.checkout_opened', entityId: actor.workspaceId }), ...mark(session.id)]);
  return shownCheckout(session);
}

/** A 409 that says what of the workspace would be above the plan, unless who asks has seen it. */
async function refuseExcess({ actor: { workspaceId }, body: { planCode } }: Asked): Promise<void> {
  const limits = keysOf(limitLabels);
  const items = await readTogether(limits.map((limit) => uses[limit].read(workspaceId)));
  const details = limits.flatMap((limit, at) => {
    const max = plans[planCode].limits[limit];
    const used = uses[limit].used(items[at]);
    return max !== null && used !== null && used > max ? [{ path: limit, message: `${used}/${max}` }] : [];
  });
  if (details.length > 0) throw new AppError('excess_unacknowledged', { details });
}

/** Of pages that are open in other tabs, none can be paid any more. */
async function closeOthers(stripe: Stripe, customer: string): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id } of open.data) await stripe.checkout.sessions.expire(id);
}

type Opening = { customer: string; account: BillingAccountItem; body: Asked['body'] };

async function openSession(stripe: Stripe, { customer, account, body }: Opening): Promise<Stripe.Checkout.Session> {
  const { workspaceId, details } = account;
  const [price, taxRate] = await Promise.all([
    priceOf(stripe, body.planCode, body.interval),
    taxRateOf(stripe, vatOf(details)),
  ]);
  const back = `${env.APP_URL}${paths.billing}`;
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: workspaceId,
      line_items: [{ price, quantity: 1 }],
      subscription_data: {
        metadata: { workspaceId },
        ...(taxRate && { default_tax_rates: [taxRate] }),
      },
      locale: 'fr',
      success_url: `${back}&paiement=fait`,
      cancel_url: back,
    },
    { idempotencyKey: randomUUID() },
  );
}

const shownCheckout = ({ id, url, expires_at: expiresAt }: Stripe.Checkout.Session) => ({
  checkout: { id, url: url ?? '', expiresAt: new Date(expiresAt * 1000).toISOString() },
});
