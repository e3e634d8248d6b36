import type Stripe from 'stripe';
import { AppError } from '../../platform/app-error.ts';
import { update, write } from '../../platform/db/write.ts';
import { accountShardOf, BillingAccount, type BillingAccountItem } from './billing-account.entity.ts';

/** The customer of a workspace at Stripe, made at its first payment, or again where someone removed it there. */
export async function customerOf(stripe: Stripe, account: BillingAccountItem): Promise<string> {
  const known = account.customerId && (await knownCustomer(stripe, account.customerId));
  if (known) {
    await stripe.customers.update(known, customerParams(account));
    return known;
  }
  const { workspaceId } = account;
  const made = await stripe.customers.create(
    { metadata: { workspaceId } },
    // Asked twice at once, or again after a failure: one customer.
    { idempotencyKey: `customer-${workspaceId}-${account.customerId ?? 'first'}` },
  );
  await stripe.customers.update(made.id, customerParams(account));
  await keepCustomer(account, made.id);
  return made.id;
}

async function knownCustomer(stripe: Stripe, id: string): Promise<string | undefined> {
  const customer = await stripe.customers.retrieve(id);
  return customer.deleted ? undefined : id;
}

async function keepCustomer({ workspaceId, customerId }: BillingAccountItem, id: string): Promise<void> {
  const writing = BillingAccount.patch({ workspaceId })
    .set({ customerId: id, shard: accountShardOf(workspaceId) })
    .where((attr, { eq, notExists }) =>
      customerId === undefined
        ? `(${notExists(attr.customerId)} OR ${eq(attr.customerId, id)})`
        : eq(attr.customerId, customerId),
    );
  await write([update(writing, new AppError('conflict'))]);
}

/** Whom Stripe writes to, and what its own papers say; ours are made of the account. */
export const customerParams = ({ details, workspaceId }: BillingAccountItem): Stripe.CustomerUpdateParams => ({
  name: details.legalName,
  email: details.email,
  address: {
    line1: details.line1,
    line2: details.line2 ?? '',
    postal_code: details.postalCode,
    city: details.city,
    country: details.country,
  },
  preferred_locales: ['fr'],
  metadata: { workspaceId, siren: details.siren ?? '', vatNumber: details.vatNumber ?? '' },
});
