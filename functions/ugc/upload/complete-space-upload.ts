import * as uploads from '../../../shared/ugc/upload.contract.ts';
import { partBytes, partCountOf } from '../../../shared/ugc/upload.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { deleteFile, fileSize } from '../../platform/clients/files.ts';
import { joinParts, receivedParts } from '../../platform/clients/parts-from-browser.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { handOver, versionOf } from './hand-over.ts';
import { lookAtFile } from './look-at-file.ts';
import { placeOf } from './place-of.ts';
import { readUpload } from './read-upload.ts';
import { shownUpload } from './shown-upload.ts';
import { UgcUpload, type UgcUploadItem } from './upload.entity.ts';

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

const mostNamed = 100;

async function putTogether(item: UgcUploadItem): Promise<void> {
  const parts = await receivedParts(item.fileKey, item.partsId);
  if (parts) {
    const sizes = new Map(parts.map(({ number, size }) => [number, size]));
    const missing = Array.from({ length: partCountOf(item.size) }, (_, at) => at + 1).filter(
      (number) => sizes.get(number) !== partBytes(item.size, number),
    );
    if (missing.length > 0) throw incomplete(missing);
    await joinParts(item.fileKey, item.partsId, parts);
  }
  if ((await fileSize(item.fileKey)) !== item.size) throw incomplete([]);
}

const incomplete = (missing: number[]) =>
  new AppError('upload_incomplete', {
    details: missing.slice(0, mostNamed).map((number) => ({ path: 'part', message: String(number) })),
  });

/** What is not taken goes at once; what we could not look at stays as it is. */
async function refuse(item: UgcUploadItem, error: unknown): Promise<never> {
  if (error instanceof AppError && error.reason === 'file_refused') {
    const { creatorId, uploadId } = item;
    await write([
      update(
        UgcUpload.patch({ creatorId, uploadId })
          .set({ status: 'refused' })
          .remove(['openShard'])
          .where(({ status }, { eq }) => eq(status, 'open')),
      ),
    ]);
    await deleteFile(item.fileKey);
  }
  throw error;
}
