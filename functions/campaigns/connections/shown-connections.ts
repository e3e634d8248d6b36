import type { Connection as ShownConnection } from '../../../shared/campaigns/connections.contract.ts';
import { connectionProblems } from '../../../shared/campaigns/connections.rules.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import { isFinished, readRun } from '../../imports/import-run.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { hasMeta } from '../../settings/meta-integration/has-meta.door.ts';
import { type CampaignImportItem, campaignRuns, shownListedImport } from '../imports/campaign-import.entity.ts';
import type { ConnectionItem } from './connection.entity.ts';

/** Connections as the API answers them, with the reading of each that is under way. */
export async function shownConnections(
  { workspaceId, permissions }: Pick<Actor, 'workspaceId' | 'permissions'>,
  items: ConnectionItem[],
): Promise<ShownConnection[]> {
  const clientIds = permissions.has('clients:read') ? items.flatMap(({ clientId }) => clientId ?? []) : [];
  const [isConnected, clients, runs] = await Promise.all([
    hasMeta(workspaceId),
    clientsById(workspaceId, [...new Set(clientIds)]),
    Promise.all(items.map(({ importId }) => importId && readRun(campaignRuns, { workspaceId, importId }))),
  ]);
  return items.map((item, at) => shown(item, isConnected, clients.get(item.clientId ?? '')?.name, runs[at] || null));
}

function shown(
  item: ConnectionItem,
  hasToken: boolean,
  client: string | undefined,
  run: CampaignImportItem | null,
): ShownConnection {
  const problem = hasToken ? item.problem : 'missing';
  return {
    id: item.connectionId,
    platform: 'meta',
    accountId: item.accountId,
    accountName: item.accountName,
    currency: item.currency,
    timezone: item.timezone,
    client: client ?? null,
    clientId: item.clientId ?? null,
    active: item.active,
    status: hasToken ? (item.problem ? 'failing' : 'active') : 'disconnected',
    problem: problem ? connectionProblems[problem] : null,
    problemCode: problem ?? null,
    lastSyncAt: item.lastSyncAt ?? null,
    lastDay: item.lastDay ?? null,
    nextSyncAt: item.nextSyncAt ?? null,
    backfillFrom: item.backfillFrom,
    sync: run && !isFinished(run) ? shownListedImport(run) : null,
    createdAt: item.createdAt,
    updatedAt: item.updatedAt,
    version: item.version,
  };
}
