import { clientLimits } from '../../../shared/clients/clients.rules.ts';
import { type AuditedBy, audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { countOneLess, countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { Client, type ClientItem } from './client.entity.ts';
import { holdName, refuseTakenName } from './client-names.ts';
import { holdProspect, refuseKnownProspect } from './prospect-clients.ts';
import { noCounts, shownClient } from './shown-client.ts';

/** Who makes it: a person, a key, or an import in the name of one. */
export type Maker = AuditedBy;

const clientCount = ({ workspaceId }: { workspaceId: string }) => ({ workspaceId, name: 'clients' as const });

export const countOneClientLess = (of: { workspaceId: string }): Operation => countOneLess(clientCount(of));

export type ClientContent = Omit<
  ClientItem,
  'workspaceId' | 'clientId' | 'removingAt' | 'mergedInto' | 'createdAt' | 'updatedAt' | 'version'
>;

/** A new client, without writing it. */
export function newClient(
  { workspaceId }: { workspaceId: string },
  content: Pick<ClientContent, 'name'> & Partial<ClientContent>,
  now: Date,
): ClientItem {
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

type Beside = { act?: 'client.created' | 'client.restored'; others?: Operation[] };

/**
 * Writes a client that is new, or comes back, with its name; a 409 when another bears that name or became of its prospect, or
 * when the workspace has as many as it may.
 */
export const insertClient = (by: Maker, item: ClientItem, beside: Beside = {}): Promise<void> =>
  withFreshReads(async () => {
    const { act = 'client.created', others = [] } = beside;
    // Ahead of its name, which the client that it became bears as well.
    await refuseKnownProspect(item);
    await refuseTakenName(item);
    const now = new Date();
    const { clientId: entityId } = item;
    await write([
      holdName(item),
      ...holdProspect(item),
      countOneMore(clientCount(by), clientLimits.clients, 'client_limit'),
      put(Client.create(item)),
      audit(by, { type: act, entityId }, now),
      event(by, { type: 'client.created', entityId, data: { client: shownClient(item, noCounts) } }, now),
      ...others,
    ]);
  });
