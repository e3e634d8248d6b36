import { fileSize } from '../../platform/clients/files.ts';
import { update, writeIf } from '../../platform/db/write.ts';
import type { FileHolder } from '../../platform/plans/file-holder.ts';
import { countBytes } from '../../platform/plans/stored-bytes.ts';
import { Client } from '../core/client.entity.ts';
import { logoKey } from './logo-files.door.ts';

/** Under a new version, so that who read it before its logo was counted does not write over that. */
export const clientFiles: FileHolder = {
  start: '$client_1',
  count: async (item) => {
    const { data: client } = Client.parse({ Item: item });
    if (!client?.logoId || client.logoBytes !== undefined) return;
    const logoBytes = (await fileSize(logoKey(client.logoId))) ?? 0;
    const counted = Client.patch(client)
      .set({ logoBytes })
      .add({ version: 1 })
      .where((attr, { eq, notExists }) => `${eq(attr.logoId, client.logoId)} AND ${notExists(attr.logoBytes)}`);
    await writeIf(update(counted), countBytes(client.workspaceId, logoBytes));
  },
};
