import { completeUgcUpload } from '../../../shared/ugc/upload.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { deleteFile } from '../../platform/clients/files.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, WriteRefused, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { withinStorage } from '../../platform/plans/stored-bytes.ts';
import { putTogether, refuse } from './end-upload.ts';
import { ended } from './hand-over.ts';
import { lookAtFile } from './look-at-file.ts';
import { readUpload } from './read-upload.ts';
import { shownUpload } from './shown-upload.ts';
import { workspaceOf } from './storage.ts';
import type { UgcUploadItem } from './upload.entity.ts';

/** Asked again, it answers the same. */
export const handler = defineHandler(completeUgcUpload, async ({ actor, params: { id } }) => {
  const own = { creatorId: actor.workspaceId };
  const item = await readUpload(own, id);
  if (item.status === 'open') {
    await putTogether(item);
    await lookAtFile(item, undefined, {}).catch((error) => refuse(item, error));
    await end(actor, item);
  }
  if (item.status === 'refused') {
    await deleteFile(item.fileKey);
    throw new AppError('file_refused');
  }
  return { upload: shownUpload(await readUpload(own, id)) };
});

async function end(actor: Actor, item: UgcUploadItem): Promise<void> {
  try {
    await withinStorage(await workspaceOf(actor.workspaceId), item.size, (counted) =>
      write([
        update(ended(item), new AppError('conflict')),
        ...counted,
        audit(actor, { type: 'ugc_upload.completed', entityId: item.uploadId }),
      ]),
    );
  } catch (error) {
    // Ended by the same call meanwhile.
    if (!(error instanceof WriteRefused) || error.reason !== 'conflict') throw error;
  }
}
