import { readTogether } from '../../platform/db/read-together.ts';
import { allClients } from './all-clients.ts';
import { Client, type ClientItem } from './client.entity.ts';
import { logoUrlOf } from './logo-url.door.ts';

/** What other words show of a client. */
export type KnownClient = Pick<ClientItem, 'clientId' | 'name' | 'color' | 'archived'> & { logoUrl: string | null };

const known = (item: ClientItem): KnownClient => ({
  clientId: item.clientId,
  name: item.name,
  color: item.color,
  archived: item.archived,
  logoUrl: logoUrlOf(item),
});

/** Every client of a workspace, five hundred at most. */
export const clientsOf = async (workspaceId: string): Promise<KnownClient[]> =>
  (await allClients(workspaceId)).map(known);

/** Those of up to a hundred clients that the workspace has, by id. */
export async function clientsById(workspaceId: string, clientIds: string[]): Promise<Map<string, KnownClient>> {
  const items = await readTogether(clientIds.map((clientId) => Client.get({ workspaceId, clientId })));
  const found = items.flatMap((Item) => Client.parse({ Item }).data ?? []);
  return new Map(found.map((item) => [item.clientId, known(item)]));
}
