import { knownConnection } from './read-connection.ts';

/** The name of a connected ad account; null when it was disconnected. */
export const connectionName = async (workspaceId: string, connectionId: string): Promise<string | null> =>
  (await knownConnection(workspaceId, connectionId))?.accountName ?? null;
