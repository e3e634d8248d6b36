import * as connections from '../../../shared/campaigns/connections.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readAdAccounts } from './read-ad-accounts.ts';
import { connectionsOf } from './read-connection.ts';

/** The ad accounts that may be connected, and those that are. */
export const handler = defineHandler(connections.listAdAccounts, async ({ actor: { workspaceId } }) => {
  const [accounts, known] = await Promise.all([readAdAccounts(workspaceId), connectionsOf(workspaceId)]);
  const connected = new Set(known.map(({ accountId }) => accountId));
  return { items: accounts.map((account) => ({ ...account, connected: connected.has(account.accountId) })) };
});
