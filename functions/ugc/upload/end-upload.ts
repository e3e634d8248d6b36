import { partBytes, partCountOf } from '../../../shared/ugc/upload.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { deleteFile, fileSize } from '../../platform/clients/files.ts';
import { joinParts, receivedParts } from '../../platform/clients/parts-from-browser.ts';
import { update, write } from '../../platform/db/write.ts';
import { UgcUpload, type UgcUploadItem } from './upload.entity.ts';

const mostNamed = 100;

/** Of the parts that came, the file; a 409 that names those that did not. */
export async function putTogether(item: UgcUploadItem): Promise<void> {
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
export async function refuse(item: UgcUploadItem, error: unknown): Promise<never> {
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
