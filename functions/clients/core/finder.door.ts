import { searched } from '../../../shared/clients/searched.ts';
import { paths } from '../../../shared/page-paths.ts';
import { bestNamed, type Finder } from '../../search/core/finder.door.ts';
import { allClients } from './all-clients.ts';

/** Clients by their names, of five hundred at most. */
export const finder: Finder = {
  permission: 'clients:read',
  kinds: searched,
  find: async ({ workspaceId }, asked) => {
    const all = await allClients(workspaceId);
    return bestNamed(
      asked,
      all.map(({ clientId: id, name, legal = {} }) => ({
        kind: 'client',
        id,
        title: name,
        also: legal.legalName ?? '',
        path: paths.client(id),
      })),
    );
  },
};
