import * as clients from '../../../shared/clients/client.contract.ts';
import { daySeconds } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { isReportedFor } from '../../analytics/reports/reported-for.door.ts';
import { isConnectedFor } from '../../campaigns/connections/connected-for.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { put, remove, update, write, writeIf } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { countBytes } from '../../platform/plans/stored-bytes.ts';
import { isAdvertisedFor } from '../../ugc/core/advertised-for.door.ts';
import { allClients } from '../core/all-clients.ts';
import { Client, type ClientItem } from '../core/client.entity.ts';
import { freeName } from '../core/client-names.ts';
import { countsOf } from '../core/counts.ts';
import { DeletedClient } from '../core/deleted-client.entity.ts';
import { countOneClientLess } from '../core/insert-client.ts';
import { freeProspect } from '../core/prospect-clients.ts';
import { readClient } from '../core/read-client.ts';
import { releaseClient } from '../core/release-client.ts';
import { settleLater } from '../core/settle-queue.ts';

/**
 * In two steps, so that nothing is filed under a client that is gone: marked, it takes nothing any more; then it is looked
 * whether anything points to it.
 */
export const handler = defineHandler(clients.deleteClient, async ({ actor, params: { id } }) => {
  const { workspaceId } = actor;
  await readClient(workspaceId, id);
  await settleLater({ workspaceId, clientId: id });
  await withFreshReads(async () => {
    const marked = await markRemoved(await readClient(workspaceId, id));
    try {
      await refuseUsed(marked);
      await removeClient(actor, marked);
    } catch (error) {
      await releaseClient(marked);
      throw error;
    }
  });
  return { id };
});

async function markRemoved(item: ClientItem): Promise<ClientItem & { removingAt: string }> {
  if (item.mergedInto) throw new AppError('client_merging');
  const { workspaceId, clientId } = item;
  const removingAt = new Date().toISOString();
  const marked = Client.patch({ workspaceId, clientId })
    .set({ removingAt })
    .where(
      (attr, { eq, notExists }) =>
        `${eq(attr.version, item.version)} AND ${notExists(attr.removingAt)} AND ${notExists(attr.mergedInto)}`,
    );
  if (!(await writeIf(update(marked)))) throw changedMeanwhile;
  return { ...item, removingAt };
}

async function refuseUsed({ workspaceId, clientId }: ClientItem): Promise<void> {
  const { boards, followedAdvertisers, prospects, campaigns } = (await countsOf(workspaceId))(clientId);
  const used = boards + followedAdvertisers + prospects + campaigns > 0;
  const elsewhere = [isConnectedFor, isReportedFor, isAdvertisedFor].map((isUsed) => isUsed(workspaceId, clientId));
  if (used || (await Promise.all(elsewhere)).includes(true)) throw new AppError('client_in_use');
  // What is merged into it comes to it still.
  const heirs = (await allClients(workspaceId)).map(({ mergedInto }) => mergedInto);
  if (heirs.includes(clientId)) throw new AppError('client_merging');
}

async function removeClient(actor: Actor, { removingAt, ...item }: ClientItem & { removingAt: string }): Promise<void> {
  const { workspaceId, clientId } = item;
  const now = new Date();
  const gone = Client.remove({ workspaceId, clientId }).where(
    (attr, { eq }) => `${eq(attr.removingAt, removingAt)} AND ${eq(attr.version, item.version)}`,
  );
  const deleted = DeletedClient.put({
    workspaceId,
    clientId,
    client: item,
    deletedAt: now.toISOString(),
    ttl: Math.floor(now.getTime() / 1000) + keptDays.deleted * daySeconds,
  });
  await write([
    remove(gone, changedMeanwhile),
    freeName(item),
    ...freeProspect(item),
    countOneClientLess(actor),
    ...countBytes(workspaceId, -(item.logoBytes ?? 0)),
    put(deleted),
    audit(actor, { type: 'client.deleted', entityId: clientId }, now),
    event(actor, { type: 'client.deleted', entityId: clientId, data: { id: clientId } }, now),
  ]);
}
