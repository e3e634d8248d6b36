import { clientLimits } from '../../../shared/clients/clients.rules.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Client, type ClientItem } from './client.entity.ts';
import { holdName, refuseTakenName } from './client-names.ts';
import { noCounts, toClient } from './shown-client.ts';

/** Who makes it: a person, a key, or an import in the name of one. */
export type Maker = { workspaceId: string; userId: string; ip: string };

export const clientCount = ({ workspaceId }: { workspaceId: string }) => ({ workspaceId, name: 'clients' as const });

type Content = Pick<ClientItem, 'name'> & Partial<Omit<ClientItem, 'workspaceId' | 'clientId' | 'version'>>;

/** A new client, without writing it. */
export function newClient({ workspaceId }: Maker, content: Content, now: Date): ClientItem {
  return {
    color: 'vermilion',
    contacts: [],
    archived: false,
    ...content,
    workspaceId,
    clientId: newId('cli', now),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
}

/** Writes a new client with its name; a 409 when another bears it, or the workspace has as many as it may. */
export async function insertClient(
  by: Maker,
  item: ClientItem,
  beside: (clientId: string) => Operation[] = () => [],
): Promise<ClientItem> {
  await withFreshReads(async () => {
    await refuseTakenName(item);
    const now = new Date(item.createdAt);
    const { clientId: entityId } = item;
    await write([
      holdName(item),
      countOneMore(clientCount(by), clientLimits.clients, 'client_limit'),
      put(Client.create(item)),
      audit(by, { type: 'client.created', entityId }, now),
      event(by, { type: 'client.created', entityId, data: { client: toClient(item, noCounts) } }, now),
      ...beside(entityId),
    ]);
  });
  return item;
}
