import * as uploads from '../../../shared/ugc/upload.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { deleteFile } from '../../platform/clients/files.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { putTogether, refuse } from './end-upload.ts';
import { handOver, versionOf } from './hand-over.ts';
import { lookAtFile } from './look-at-file.ts';
import { placeOf } from './place-of.ts';
import { readUpload } from './read-upload.ts';
import { shownUpload } from './shown-upload.ts';

/** Asked again, it answers the same. Killed anywhere, it goes on from where it was. */
export const handler = defineHandler(uploads.completeSpaceUpload, async ({ actor, params: { id }, body }) => {
  const item = await readUpload(actor, id);
  if (item.status === 'open') {
    const { deliverable } = await placeOf(actor, item);
    await putTogether(item);
    const facts = await lookAtFile(item, deliverable?.type, body).catch((error) => refuse(item, error));
    await handOver(actor, item, { facts, ...body });
  }
  if (item.status === 'refused') {
    // Again: a refusal that was cut off may have left it.
    await deleteFile(item.fileKey);
    throw new AppError('file_refused');
  }
  const done = await readUpload(actor, id);
  return { upload: shownUpload(done), version: await versionOf(done) };
});
