import * as clientNames from '../../../shared/clients/client-names.contract.ts';
import { foldClientName } from '../../../shared/clients/clients.rules.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { allClients } from '../core/all-clients.ts';
import { noCounts, shownClient } from '../core/shown-client.ts';

export const handler = defineHandler(clientNames.listClientNames, async ({ actor }) => {
  const named = (await allClients(actor.workspaceId)).map((item) => ({ item, name: foldClientName(item.name) }));
  named.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { items: named.map(({ item }) => shownClient(item, noCounts)) };
});
