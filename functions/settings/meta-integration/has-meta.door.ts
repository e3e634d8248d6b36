import { readMeta } from './connection.ts';

/** Whether a workspace is connected to Meta: its token stays sealed. */
export const hasMeta = async (workspaceId: string): Promise<boolean> => (await readMeta({ workspaceId })) !== null;
