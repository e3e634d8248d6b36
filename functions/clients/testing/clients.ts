import type { ClientItem } from '../core/client.entity.ts';
import { insertClient, newClient } from '../core/make-client.ts';

/** A client of a workspace, made without a call. */
export const putClient = (
  workspaceId: string,
  content: { name: string } & Partial<ClientItem>,
): Promise<ClientItem> => {
  const by = { workspaceId, userId: 'usr_test', ip: '192.0.2.1' };
  return insertClient(by, newClient(by, content, new Date()));
};
