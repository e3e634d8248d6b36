import * as connections from '../../../shared/campaigns/connections.contract.ts';
import { connectionLimits, firstReadableDay } from '../../../shared/campaigns/connections.rules.ts';
import { connectionTexts } from '../../../shared/campaigns/messages.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { startRun } from '../../imports/start-run.ts';
import { invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { newId } from '../../platform/new-id.ts';
import { clientOf } from '../core/campaign-content.ts';
import { campaignRuns } from '../imports/campaign-import.entity.ts';
import { Connection, type ConnectionItem, connectionShards } from './connection.entity.ts';
import { ConnectionLock } from './connection-lock.entity.ts';
import { newSync } from './new-sync.ts';
import { readAdAccounts } from './read-ad-accounts.ts';
import { readConnection } from './read-connection.ts';
import { shownConnections } from './shown-connections.ts';
import { daysToRead, nextSyncAfter } from './sync-times.ts';

type Create = Call<typeof connections.createConnection>;

/** Connects an ad account once, and has it read: see `makeOnce`. */
export const handler = defineHandler(connections.createConnection, (call) =>
  makeOnce(call, {
    make: (mark) => connect(call, mark),
    replay: async (id) => shown(call, await readConnection(call.actor.workspaceId, id)),
  }),
);

async function connect(call: Create, mark: (id: string) => Operation[]) {
  const { actor, body } = call;
  const { workspaceId } = actor;
  const account = (await readAdAccounts(workspaceId)).find(({ accountId }) => accountId === body.accountId);
  if (!account) throw invalidField('accountId', connectionTexts.unknownAccount);
  const now = new Date();
  const { accountId, name: accountName, currency, timezone } = account;
  const connectionId = newId('con', now);
  const fresh: ConnectionItem = {
    workspaceId,
    connectionId,
    accountId,
    accountName,
    currency,
    timezone,
    clientId: (await clientOf(actor, body)) ?? undefined,
    active: true,
    backfillFrom: firstDayOf(body.backfillFrom, dayIn(timezone, now)),
    shard: shardOf(connectionId, connectionShards),
    nextSyncAt: nextSyncAfter(timezone, now),
    revision: 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
  const run = await startRun(campaignRuns, actor, async (importId) =>
    newSync(fresh, daysToRead(fresh, now), [
      put(ConnectionLock.create({ workspaceId, accountId, connectionId }), 'connection_exists'),
      countOneMore({ workspaceId, name: 'connections' }, connectionLimits.connections, 'connection_limit'),
      put(Connection.create({ ...fresh, importId })),
      ...fileUnder(workspaceId, fresh.clientId),
      audit(actor, { type: 'connection.created', entityId: connectionId }, now),
      ...mark(connectionId),
    ]),
  );
  return shown(call, { ...fresh, importId: run.importId });
}

async function shown({ actor }: Create, item: ConnectionItem) {
  const [connection] = await shownConnections(actor, [item]);
  if (!connection) throw new Error('A connection is shown as nothing');
  return { connection };
}

function firstDayOf(asked: string | undefined, today: string): string {
  if (asked === undefined) return addDays(today, -connectionLimits.backfillDays);
  if (asked > today) throw invalidField('backfillFrom', connectionTexts.future);
  if (asked < firstReadableDay(today)) throw invalidField('backfillFrom', connectionTexts.tooEarly);
  return asked;
}
