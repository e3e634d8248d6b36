import * as clients from '../../../shared/clients/client.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { withCounts } from '../core/counts.ts';
import { readClient } from '../core/read-client.ts';

export const handler = defineHandler(clients.getClient, async ({ actor, params }) => ({
  client: await withCounts(await readClient(actor.workspaceId, params.id)),
}));
