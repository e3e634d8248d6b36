import { readLine } from '../../imports/import-line.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import type { HandOver } from '../../platform/identity/hand-over.ts';
import { ProspectImport } from './prospect-import.entity.ts';

/** What imports that wait or run have still to bring to a member who has left goes to whom the rest goes to. */
export async function passOnImports({ workspaceId, from, to }: HandOver): Promise<void> {
  for (const { importId } of await readLine({ workspaceId, lineId: 'prospects' })) {
    const run = ProspectImport.patch({ workspaceId, importId });
    const passed = to ? run.set({ ownerId: to }) : run.remove(['ownerId']);
    await unlessRefused(passed.where((attr, { eq }) => eq(attr.ownerId, from)).go());
  }
}
