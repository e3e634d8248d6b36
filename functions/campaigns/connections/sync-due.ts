import { startRun } from '../../imports/start-run.ts';
import { AppError } from '../../platform/app-error.ts';
import { isChangedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { isSuspended } from '../../platform/identity/closing-workspaces.ts';
import { sweepShards } from '../../platform/outbox/sweep-shards.ts';
import { hasMeta } from '../../settings/meta-integration/has-meta.door.ts';
import { campaignRuns } from '../imports/campaign-import.entity.ts';
import { Connection, type ConnectionItem, connectionShards, replaceConnection } from './connection.entity.ts';
import { newSync } from './new-sync.ts';
import { knownConnection } from './read-connection.ts';
import { daysToRead, nextSyncAfter } from './sync-times.ts';

/** Has every account read for which it is past four o'clock, once a night: the days that still change, and what is missing. */
export const syncDue = (now: Date): Promise<void> =>
  sweepShards(
    connectionShards,
    (shard, cursor) =>
      Connection.query
        .byDue({ shard })
        .between({ nextSyncAt: '2000' }, { nextSyncAt: now.toISOString() })
        .go({ limit: 100, cursor }),
    (page) => page.map((due) => syncOne(due, now)),
  );

async function syncOne({ workspaceId, connectionId }: ConnectionItem, now: Date): Promise<void> {
  const connection = await knownConnection(workspaceId, connectionId);
  // The index is a moment behind.
  if (!connection?.nextSyncAt || connection.nextSyncAt > now.toISOString()) return;
  // It stays due until the workspace is restored, and then reads all that is missing.
  if (await isSuspended(workspaceId)) return;
  const nextSyncAt = nextSyncAfter(connection.timezone, now);
  try {
    if (!(await hasMeta(workspaceId))) return await write([replaceConnection(connection, { nextSyncAt })]);
    await startRun(campaignRuns, { workspaceId, userId: 'schedule', ip: 'schedule' }, async (importId) =>
      newSync(connection, daysToRead(connection, now), [replaceConnection(connection, { importId, nextSyncAt })]),
    );
  } catch (error) {
    // Another strike began it, or ten readings of it wait: it is read anyway.
    if (isChangedMeanwhile(error)) return;
    if (!(error instanceof AppError) || error.reason !== 'imports_waiting') throw error;
  }
}
