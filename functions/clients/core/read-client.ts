import { AppError } from '../../platform/app-error.ts';
import { Client, type ClientItem } from './client.entity.ts';

/** A client of the workspace; refused with `gone` when it is not there. */
export async function readClient(
  workspaceId: string,
  clientId: string,
  gone: 'not_found' | 'conflict' = 'not_found',
): Promise<ClientItem> {
  const { data } = await Client.get({ workspaceId, clientId }).go({ consistent: true });
  if (!data) throw new AppError(gone);
  return data;
}
