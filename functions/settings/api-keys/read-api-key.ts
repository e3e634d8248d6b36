import { AppError } from '../../platform/app-error.ts';
import { ApiKey, type ApiKeyItem } from '../../platform/identity/api-key.entity.ts';

export async function readApiKey(workspaceId: string, apiKeyId: string): Promise<ApiKeyItem> {
  const { data } = await ApiKey.get({ workspaceId, apiKeyId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}
