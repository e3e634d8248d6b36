import * as uploads from '../../../shared/ugc/upload.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { forgetParts } from '../../platform/clients/file-in-parts.ts';
import { deleteFile } from '../../platform/clients/files.ts';
import { audit, byCreator } from '../../platform/db/audit-line.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readUpload } from './read-upload.ts';
import { UgcUpload } from './upload.entity.ts';

/** What was handed over stays. */
export const handler = defineHandler(uploads.deleteSpaceUpload, async ({ actor, params: { id } }) => {
  const item = await readUpload(actor, id);
  if (item.status === 'complete') throw new AppError('conflict');
  const { creatorId, uploadId } = item;
  await write([
    remove(
      UgcUpload.remove({ creatorId, uploadId }).where(({ status }, { eq }) => eq(status, item.status)),
      'conflict',
    ),
    audit(byCreator(actor, item.workspaceId), { type: 'ugc_upload.deleted', entityId: id }),
  ]);
  // Should this fail, the bucket forgets parts by itself after a day.
  await forgetParts(item.fileKey, item.partsId);
  await deleteFile(item.fileKey);
  return { id };
});
