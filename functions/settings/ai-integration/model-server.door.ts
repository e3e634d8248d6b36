import { unseal } from '../../platform/identity/seal.ts';
import { log } from '../../platform/log.ts';
import { aiScope, type ModelConnection, readAi } from './connection.ts';

/** The model that a workspace has connected, its key sealed; null without one. */
export async function connectedModel(workspaceId: string): Promise<ModelConnection['server'] | null> {
  return (await readAi({ workspaceId }))?.server ?? null;
}

/** The same with its key, `null` where the server asks for none. Null when there is none, or none that we can still open. */
export async function openedModel(
  workspaceId: string,
): Promise<(ModelConnection['server'] & { apiKey: string | null }) | null> {
  const connection = await readAi({ workspaceId });
  if (!connection) return null;
  const { server, sealedToken } = connection;
  if (sealedToken === '') return { ...server, apiKey: null };
  const apiKey = await unseal(aiScope(connection), sealedToken);
  if (apiKey === null) log.warn('the key of a model does not open: its key is gone', { workspaceId });
  return apiKey === null ? null : { ...server, apiKey };
}
