import type Stripe from 'stripe';
import { AppError } from '../../platform/app-error.ts';
import { update, write } from '../../platform/db/write.ts';
import { accountShardOf, BillingAccount, type BillingAccountItem } from './billing-account.entity.ts';
import { tellCustomer } from './tell-details.ts';

/** The customer of a workspace at Stripe, made at its first payment, or again where someone removed it there. */
export async function customerOf(stripe: Stripe, account: BillingAccountItem): Promise<string> {
  const known = account.customerId ? await knownCustomer(stripe, account.customerId) : null;
  if (known) {
    await tellCustomer(stripe, known, account);
    return known.id;
  }
  const { workspaceId } = account;
  const made = await stripe.customers.create(
    { metadata: { workspaceId } },
    // Asked twice at once, or again after a failure: one customer.
    { idempotencyKey: `customer-${workspaceId}-${account.customerId ?? 'first'}` },
  );
  await tellCustomer(stripe, made, account);
  await keepCustomer(account, made.id);
  return made.id;
}

/** A customer at Stripe, with its tax numbers; null where someone removed it there. */
export async function knownCustomer(stripe: Stripe, id: string): Promise<Stripe.Customer | null> {
  try {
    const customer = await stripe.customers.retrieve(id, { expand: ['tax_ids'] });
    return customer.deleted ? null : customer;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'resource_missing') return null;
    throw error;
  }
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
