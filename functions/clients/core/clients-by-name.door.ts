import { AppError } from '../../platform/app-error.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { Client } from './client.entity.ts';
import { clientIdsOfNames } from './client-names.ts';
import { insertClient, type Maker, newClient } from './insert-client.ts';

/**
 * The clients of up to a hundred names, case and accents aside, by the name as it was asked. One that is being merged stands
 * for the one that is kept.
 */
export async function findClientsByName(workspaceId: string, names: string[]): Promise<Map<string, string>> {
  const held = await clientIdsOfNames(workspaceId, [...new Set(names)]);
  const ids = [...held.values()];
  const items = await readTogether(ids.map((clientId) => Client.get({ workspaceId, clientId })));
  const heirs = new Map(
    items.flatMap((Item): [string, string][] => {
      const { data } = Client.parse({ Item });
      return data?.mergedInto ? [[data.clientId, data.mergedInto]] : [];
    }),
  );
  return new Map([...held].map(([name, id]) => [name, heirs.get(id) ?? id]));
}

/**
 * The client of a name, made when there is none: two at once make one. A 409 `client_limit` when there can be no more.
 * Whether its caller may make clients is for the caller to say.
 */
export async function clientNamed(by: Maker, name: string): Promise<string> {
  const known = (await findClientsByName(by.workspaceId, [name])).get(name);
  if (known) return known;
  try {
    const client = newClient(by, { name }, new Date());
    await insertClient(by, client);
    return client.clientId;
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'client_name_taken') throw error;
    return clientNamed(by, name);
  }
}
