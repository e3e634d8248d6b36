import { BillingAccount } from '../core/billing-account.entity.ts';

/** Of a customer at Stripe; null of one that is not ours. */
export async function workspaceOf(customerId: string): Promise<string | null> {
  const { data } = await BillingAccount.query.byCustomer({ customerId }).go({ limit: 1 });
  return data[0]?.workspaceId ?? null;
}
