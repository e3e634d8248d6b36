import { BillingAccount } from './billing-account.entity.ts';

/** Where a payment that is late is confirmed, as long as the bank asks for it. */
export async function confirmUrl(workspaceId: string): Promise<string | null> {
  const { data } = await BillingAccount.get({ workspaceId }).go({ consistent: true });
  return data?.subscription?.dunning?.confirmUrl ?? null;
}
