import * as clients from '../../../shared/clients/client.contract.ts';
import type { Client as ShownClient } from '../../../shared/clients/client.ts';
import { clientProblems } from '../../../shared/clients/clients.rules.ts';
import { unknownClient } from '../../../shared/kernel/validation-messages.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { isParty } from '../../ugc/core/advertised-for.door.ts';
import { allClients } from '../core/all-clients.ts';
import { Client, type ClientItem } from '../core/client.entity.ts';
import { withCounts } from '../core/counts.ts';
import { settleIn, settleLater } from '../core/settle-queue.ts';

/**
 * From one write on nothing is filed under the others any more; a worker then gives what is theirs to the one that is kept,
 * and removes them.
 */
export const handler = defineHandler(clients.mergeClients, async ({ actor, body: { keepId, mergeIds } }) => {
  const { workspaceId } = actor;
  const ids = [...new Set(mergeIds)];
  const merged = ids.map((clientId) => ({ workspaceId, clientId }));
  await withFreshReads(() => readMerge(workspaceId, keepId, ids));
  await Promise.all(merged.map(settleLater));
  const client = await withFreshReads(() => markMerged(actor, keepId, ids));
  // Those that are not told now are told by `settleLater`.
  await Promise.allSettled(merged.map((key) => settleIn(0, key)));
  return { client };
});

async function readMerge(workspaceId: string, keepId: string, ids: string[]) {
  if (ids.includes(keepId)) throw invalidField('mergeIds', clientProblems.mergedWithItself);
  const all = await allClients(workspaceId);
  const byId = new Map(all.map((item) => [item.clientId, item]));
  const find = (id: string, path: string) => {
    const item = byId.get(id);
    if (!item) throw invalidField(path, unknownClient);
    if (item.mergedInto) throw new AppError('client_merging');
    // Whoever removes it makes up their mind within the second.
    if (item.removingAt) throw changedMeanwhile;
    return item;
  };
  const kept = find(keepId, 'keepId');
  const merged = ids.map((id, at) => find(id, `mergeIds.${at}`));
  // What comes to one of them still would come to nobody.
  if (all.some(({ mergedInto }) => mergedInto && ids.includes(mergedInto))) throw new AppError('client_merging');
  for (const id of ids) if (await isParty(workspaceId, id)) throw new AppError('client_is_party');
  return { kept, merged };
}

async function markMerged(actor: Actor, keepId: string, ids: string[]): Promise<ShownClient> {
  const { kept, merged } = await readMerge(actor.workspaceId, keepId, ids);
  const now = new Date();
  // Raised, so that what was read of it before, to merge or to remove it, is true no longer.
  const after = { ...kept, updatedAt: now.toISOString(), version: kept.version + 1 };
  const client = await withCounts(after);
  await write([
    change(kept, { updatedAt: after.updatedAt, version: after.version }),
    ...merged.map((item) => change(item, { mergedInto: keepId })),
    audit(actor, { type: 'client.merged', entityId: keepId, changed: ids }, now),
    event(actor, { type: 'client.updated', entityId: keepId, data: { client } }, now),
  ]);
  return client;
}

/** Over the very client that was read, which stands. */
function change(
  { workspaceId, clientId, version }: ClientItem,
  values: Partial<Pick<ClientItem, 'mergedInto' | 'updatedAt' | 'version'>>,
): Operation {
  const changed = Client.patch({ workspaceId, clientId })
    .set(values)
    .where(
      (attr, { eq, notExists }) =>
        `${eq(attr.version, version)} AND ${notExists(attr.removingAt)} AND ${notExists(attr.mergedInto)}`,
    );
  return update(changed, changedMeanwhile);
}
