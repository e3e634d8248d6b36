import type { clients } from '../../../shared/clients/word.ts';
import { paths } from '../../../shared/page-paths.ts';
import type { NamedThings } from '../../platform/db/named-things.ts';
import { Client } from './client.entity.ts';

/** What the log calls by name. */
export const namedThings: NamedThings<typeof clients> = {
  client: {
    permission: 'clients:read',
    fields: ['clientId', 'name'],
    read: (workspaceId, clientId) => Client.get({ workspaceId, clientId }),
    nameOf: (Item) => {
      const { data } = Client.parse({ Item });
      return data && { name: data.name, path: paths.client(data.clientId) };
    },
  },
};
