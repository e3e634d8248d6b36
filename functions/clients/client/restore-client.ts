import * as clients from '../../../shared/clients/client.contract.ts';
import { restoreSeconds } from '../../../shared/clients/clients.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { remove } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { countBytes } from '../../platform/plans/stored-bytes.ts';
import { Client } from '../core/client.entity.ts';
import { withCounts } from '../core/counts.ts';
import { DeletedClient } from '../core/deleted-client.entity.ts';
import { insertClient } from '../core/insert-client.ts';

/** Brings a client back as it was, under its own id; a 404 when it is too late, a 409 when another bears its name by now. */
export const handler = defineHandler(clients.restoreClient, async ({ actor, params }) => {
  const key = { workspaceId: actor.workspaceId, clientId: params.id };
  const { data: there } = await Client.get(key).go({ consistent: true });
  if (there) return { client: await withCounts(there) };
  const { data: deleted } = await DeletedClient.get(key).go({ consistent: true });
  if (!deleted || Date.parse(deleted.deletedAt) + restoreSeconds * 1000 < Date.now()) throw new AppError('not_found');
  // Raised, so that what was read before the deletion is not written over it.
  const client = { ...deleted.client, version: deleted.client.version + 1 };
  await insertClient(actor, client, {
    act: 'client.restored',
    others: [remove(DeletedClient.remove(key), 'not_found'), ...countBytes(actor.workspaceId, client.logoBytes ?? 0)],
  });
  return { client: await withCounts(client) };
});
