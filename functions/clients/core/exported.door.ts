import type { Client as ShownClient } from '../../../shared/clients/client.ts';
import { columns, type ExportedWord, onePage } from '../../platform/exported.ts';
import { storedFile } from '../../platform/stored-file.ts';
import { logoKey } from '../logo/logo-files.door.ts';
import { allClients } from './all-clients.ts';
import { countsOf } from './counts.ts';
import { shownClient } from './shown-client.ts';

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

async function clientsOf(workspaceId: string): Promise<ShownClient[]> {
  const [all, counts] = await Promise.all([allClients(workspaceId), countsOf(workspaceId)]);
  return all.map((item) => shownClient(item, counts(item.clientId)));
}
