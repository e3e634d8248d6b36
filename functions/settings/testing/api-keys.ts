import type { ApiKeyPermission } from '../../../shared/kernel/permissions.ts';
import { createApiKey } from '../../../shared/settings/api-keys.contract.ts';
import { call } from '../../platform/testing/call.ts';

/** A new API key of someone, as its creation shows it. */
export async function newApiKey(token: string, permissions: ApiKeyPermission[], name = 'Serveur') {
  const { apiKey, key } = (await call(createApiKey, { token, body: { name, permissions } })).data;
  if (key === null) throw new Error('the first answer of a creation shows its key');
  return { apiKey, key };
}
