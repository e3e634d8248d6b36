import { readTogether } from '../../platform/db/read-together.ts';
import { Client } from './client.entity.ts';

/**
 * Under which client a thing may be filed now that was to be under each of up to a hundred: itself, or the one that it is being
 * merged into. Those that are gone or being removed are left out.
 */
export async function standingClients(workspaceId: string, clientIds: string[]): Promise<Map<string, string>> {
  const items = await readTogether(clientIds.map((clientId) => Client.get({ workspaceId, clientId })));
  return new Map(
    items.flatMap((Item): [string, string][] => {
      const { data } = Client.parse({ Item });
      return data && !data.removingAt ? [[data.clientId, data.mergedInto ?? data.clientId]] : [];
    }),
  );
}
