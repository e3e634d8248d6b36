import { connectionsOf } from './read-connection.ts';

/** Whether new campaigns of a connected account come under a client, exactly as of now. */
export const isConnectedFor = async (workspaceId: string, clientId: string): Promise<boolean> =>
  (await connectionsOf(workspaceId)).some((connection) => connection.clientId === clientId);
