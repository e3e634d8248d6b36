import * as connections from '../../../shared/campaigns/connections.contract.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { clientOf } from '../core/campaign-content.ts';
import { connectionShards, replaceConnection } from './connection.entity.ts';
import { readConnection } from './read-connection.ts';
import { shownConnections } from './shown-connections.ts';
import { nextSyncAfter } from './sync-times.ts';

/** Changes what is given. New campaigns of the account come under its client; those that are there stay where they are. */
export const handler = defineHandler(connections.updateConnection, (call) => withFreshReads(() => update(call)));

async function update({ actor, params: { id }, body }: Call<typeof connections.updateConnection>) {
  const before = await readConnection(actor.workspaceId, id);
  if (before.version !== body.version) throw new AppError('conflict');
  const now = new Date();
  const said = await clientOf(actor, body);
  const clientId = said === undefined ? before.clientId : (said ?? undefined);
  const active = body.active ?? before.active;
  const changed = [
    ...(active === before.active ? [] : ['active']),
    ...(clientId === before.clientId ? [] : ['clientId']),
  ];
  const due = active
    ? { shard: shardOf(id, connectionShards), nextSyncAt: before.nextSyncAt ?? nextSyncAfter(before.timezone, now) }
    : { shard: undefined, nextSyncAt: undefined };
  const change = { clientId, active, ...due, updatedAt: now.toISOString(), version: before.version + 1 };
  if (changed.length > 0)
    await write([
      replaceConnection(before, change),
      ...(changed.includes('clientId') ? fileUnder(actor.workspaceId, clientId) : []),
      audit(actor, { type: 'connection.updated', entityId: id, changed }, now),
    ]);
  const [connection] = await shownConnections(actor, [changed.length > 0 ? { ...before, ...change } : before]);
  if (!connection) throw new Error('A connection is shown as nothing');
  return { connection };
}
