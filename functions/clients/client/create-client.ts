import * as clients from '../../../shared/clients/client.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { withCounts } from '../core/counts.ts';
import { insertClient, newClient } from '../core/make-client.ts';
import { readClient } from '../core/read-client.ts';
import { noCounts, shownClient } from '../core/shown-client.ts';
import { withLogo } from '../logo/logo-files.ts';
import { contentOf, newLogo } from './client-content.ts';

export const handler = defineHandler(clients.createClient, (call) => {
  const { actor, body } = call;
  return makeOnce(call, {
    make: (mark) =>
      withLogo(newLogo(body.logoUrl), async (logoId) => {
        const client = newClient(actor, contentOf(body, logoId), new Date());
        await insertClient(actor, client, { others: mark(client.clientId) });
        return { client: shownClient(client, noCounts) };
      }),
    replay: async (id) => ({ client: await withCounts(await readClient(actor.workspaceId, id, 'conflict')) }),
  });
});
