import { unlessRefused } from '../../platform/db/write.ts';
import { Client, type ClientItem } from './client.entity.ts';

/** Takes the mark of a removal off that comes to nothing, unless it is another's by now. */
export async function releaseClient({ workspaceId, clientId, removingAt = '' }: ClientItem): Promise<void> {
  const released = Client.patch({ workspaceId, clientId }).remove(['removingAt']);
  await unlessRefused(released.where((attr, { eq }) => eq(attr.removingAt, removingAt)).go());
}
