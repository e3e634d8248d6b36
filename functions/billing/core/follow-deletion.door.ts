import { env } from '../../platform/env.ts';
import { readAccount } from './provider.ts';
import { syncLater } from './sync-later.ts';

/** Has the subscription of a workspace end with it, or go on with it: a worker does it, or else the night. */
export async function followDeletion(workspaceId: string): Promise<void> {
  if (!env.STRIPE_SECRET_ID) return;
  const account = await readAccount(workspaceId);
  if (account?.customerId) await syncLater(workspaceId);
}
