import { Client, type ClientItem } from './client.entity.ts';

/** Every client of a workspace, five hundred at most, in the order in which they were made. */
export async function allClients(workspaceId: string): Promise<ClientItem[]> {
  const { data } = await Client.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  return data;
}
