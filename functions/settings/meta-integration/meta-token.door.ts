import { unseal } from '../../platform/identity/seal.ts';
import { log } from '../../platform/log.ts';
import { metaScope, readMeta } from './connection.ts';

/** The Meta token of a workspace; null when there is none, or none that we can still open. */
export async function metaTokenOf(workspaceId: string): Promise<string | null> {
  const integration = await readMeta({ workspaceId });
  if (!integration) return null;
  const token = await unseal(metaScope(integration), integration.sealedToken);
  if (token === null) log.warn('a Meta token does not open: its key is gone', { workspaceId });
  return token;
}
