import { connectionLimits } from '../../../shared/campaigns/connections.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { Connection, type ConnectionItem } from './connection.entity.ts';

/** Null when the workspace has no such connection. */
export async function knownConnection(workspaceId: string, connectionId: string): Promise<ConnectionItem | null> {
  const { data } = await Connection.get({ workspaceId, connectionId }).go({ consistent: true });
  return data;
}

/** A 404 when the workspace has no such connection. */
export async function readConnection(workspaceId: string, connectionId: string): Promise<ConnectionItem> {
  const connection = await knownConnection(workspaceId, connectionId);
  if (!connection) throw new AppError('not_found');
  return connection;
}

/** All of a workspace, the oldest first. */
export async function connectionsOf(workspaceId: string): Promise<ConnectionItem[]> {
  const { data } = await Connection.query
    .byWorkspace({ workspaceId })
    .go({ pages: 'all', limit: connectionLimits.connections, consistent: true });
  return data;
}
