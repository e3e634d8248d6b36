import type { Client as ShownClient } from '../../../shared/clients/client.ts';
import { columns, type ExportedWord, onePage } from '../../platform/exported.ts';
import { storedFile } from '../../platform/stored-file.ts';
import { logoKey } from '../logo/logo-files.door.ts';
import { allClients } from './all-clients.ts';
import { noCounts, shownClient } from './shown-client.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'clients',
      entities: ['client'],
      pages: ({ workspaceId }) => onePage(clientsOf(workspaceId)),
      table: columns<ShownClient>('id', 'name', 'website', 'industry', 'notes', 'archived', 'createdAt', 'updatedAt'),
    },
  ],
  files: [
    {
      name: 'media/client-logos',
      pages: ({ workspaceId }) =>
        onePage(
          allClients(workspaceId).then((clients) =>
            clients.flatMap(({ clientId, logoId }) => (logoId ? [storedFile(clientId, logoKey(logoId))] : [])),
          ),
        ),
    },
  ],
};

/** Without how much each has, for which all of a workspace would be read once more: it stands in the files of those things. */
async function clientsOf(workspaceId: string): Promise<Omit<ShownClient, 'counts'>[]> {
  const all = await allClients(workspaceId);
  return all.map((item) => {
    const { counts: _, ...client } = shownClient(item, noCounts);
    return client;
  });
}
