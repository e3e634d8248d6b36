import type Stripe from 'stripe';
import * as contract from '../../../shared/billing/checkout.contract.ts';
import { vatOf } from '../../../shared/billing/vat.ts';
import { paths } from '../../../shared/page-paths.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import { env } from '../../platform/env.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { isStopped } from '../../platform/system/is-stopped.ts';
import { BillingAccount, type BillingAccountItem } from '../core/billing-account.entity.ts';
import { type Sale, saleOf, taxRateOf } from '../core/catalogue.ts';
import { closeCheckouts } from '../core/close-checkouts.ts';
import { customerOf } from '../core/customer.ts';
import { refuseExcess } from '../core/excess.ts';
import { isAgreed, isSubscribed } from '../core/is-subscribed.ts';
import { provider, readAccount } from '../core/provider.ts';
import { instant } from '../core/stripe-values.ts';

type Asked = Call<typeof contract.createCheckout>;

export const handler = defineHandler(contract.createCheckout, (call) =>
  makeOnce(call, {
    make: (mark) => openCheckout(call, mark),
    replay: async (id) => shownCheckout(await (await provider()).checkout.sessions.retrieve(id)),
  }),
);

async function openCheckout(call: Asked, mark: (id: string) => Operation[]) {
  const { actor, body } = call;
  if (await isStopped('stop.checkout')) throw new AppError('checkout_stopped', { retryAfterSeconds: 600 });
  const stripe = await provider();
  const account = await readAccount(actor.workspaceId);
  if (!account) throw new AppError('billing_details_missing');
  if (isSubscribed(account) || isAgreed(actor.workspace, account)) throw new AppError('already_subscribed');
  const sale = await saleOf(stripe, body.planCode, body.interval);
  await refuseExcess(actor.workspaceId, body.planCode, body.acknowledgeExcess);
  const customer = await customerOf(stripe, account);
  await closeCheckouts(stripe, customer);
  const session = await openSession(stripe, { customer, account, sale });
  await write([
    lookedAtAgain(account),
    audit(actor, { type: 'billing.checkout_opened', entityId: actor.workspaceId }),
    ...mark(session.id),
  ]);
  return shownCheckout(session);
}

/** The night passes over whose subscription ended long ago. */
const lookedAtAgain = ({ workspaceId }: BillingAccountItem): Operation =>
  update(BillingAccount.patch({ workspaceId }).set({ updatedAt: new Date().toISOString() }));

type Opening = { customer: string; account: BillingAccountItem; sale: Sale };

async function openSession(stripe: Stripe, { customer, account, sale }: Opening): Promise<Stripe.Checkout.Session> {
  const { workspaceId, details } = account;
  const taxRate = await taxRateOf(stripe, vatOf(details));
  const back = `${env.APP_URL}${paths.billing}`;
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: workspaceId,
    line_items: [{ price: sale.price, quantity: 1 }],
    subscription_data: {
      metadata: { workspaceId, ...sale.metadata },
      ...(taxRate && { default_tax_rates: [taxRate] }),
    },
    locale: 'fr',
    success_url: `${back}&paiement=fait`,
    cancel_url: back,
  });
}

const shownCheckout = ({ id, url, expires_at: expiresAt }: Stripe.Checkout.Session) => ({
  checkout: { id, url: url ?? '', expiresAt: instant(expiresAt) },
});
