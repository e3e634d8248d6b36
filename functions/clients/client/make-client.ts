import type * as clients from '../../../shared/clients/client.contract.ts';
import type { Call } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { withinStorage } from '../../platform/plans/stored-bytes.ts';
import { withCounts } from '../core/counts.ts';
import { insertClient, newClient } from '../core/insert-client.ts';
import { readClient } from '../core/read-client.ts';
import { noCounts, shownClient } from '../core/shown-client.ts';
import { withLogo } from '../logo/logo-files.door.ts';
import { contentOf, newLogo } from './client-content.ts';

/** Makes a client once: see `makeOnce`. */
export const makeClientOnce = (call: Call<typeof clients.createClient>) =>
  makeOnce(call, {
    make: (mark) =>
      withLogo(newLogo(call.body.logoUrl), async (logo) => {
        const client = newClient(call.actor, contentOf(call.body, logo), new Date());
        await withinStorage(call.actor.workspace, logo?.logoBytes ?? 0, (counted) =>
          insertClient(call.actor, client, { others: [...mark(client.clientId), ...counted] }),
        );
        return { client: shownClient(client, noCounts) };
      }),
    replay: async (id) => ({ client: await withCounts(await readClient(call.actor.workspaceId, id, 'conflict')) }),
  });
