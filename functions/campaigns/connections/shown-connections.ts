import type { Connection as ShownConnection } from '../../../shared/campaigns/connections.contract.ts';
import { connectionLimits, connectionProblems } from '../../../shared/campaigns/connections.rules.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import { isFinished, readRun } from '../../imports/import-run.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { hasMeta } from '../../settings/meta-integration/has-meta.door.ts';
import { leftOutCampaigns } from '../core/left-out-campaign.entity.ts';
import { type CampaignImportItem, campaignRuns, shownListedImport } from '../imports/campaign-import.entity.ts';
import type { ConnectionItem } from './connection.entity.ts';

/** Connections as the API answers them, with the reading of each that is under way. */
export async function shownConnections(
  { workspaceId, permissions }: Pick<Actor, 'workspaceId' | 'permissions'>,
  items: ConnectionItem[],
): Promise<ShownConnection[]> {
  const clientIds = permissions.has('clients:read') ? items.flatMap(({ clientId }) => clientId ?? []) : [];
  const [isConnected, clients, leftOut, runs] = await Promise.all([
    hasMeta(workspaceId),
    clientsById(workspaceId, [...new Set(clientIds)]),
    items.length > 0 ? leftOutCampaigns({ workspaceId }) : [],
    Promise.all(items.map(({ importId }) => importId && readRun(campaignRuns, { workspaceId, importId }))),
  ]);
  const leftOutOf = ({ connectionId }: ConnectionItem) => leftOut.filter((one) => one.connectionId === connectionId);
  return items.map((item, at) => ({
    ...shown(item, isConnected, clients.get(item.clientId ?? '')?.name, runs[at] || null),
    leftOut: shownLeftOut(leftOutOf(item).map(({ name }) => name)),
  }));
}

const shownLeftOut = (names: string[]) => ({
  count: names.length,
  names: names.slice(0, connectionLimits.shownLeftOut),
});

function shown(
  item: ConnectionItem,
  hasToken: boolean,
  client: string | undefined,
  run: CampaignImportItem | null,
): Omit<ShownConnection, 'leftOut'> {
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
