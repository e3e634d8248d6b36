import * as uploads from '../../../shared/ugc/upload.contract.ts';
import { partCountOf } from '../../../shared/ugc/upload.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { fileSize } from '../../platform/clients/files.ts';
import { receivedParts } from '../../platform/clients/parts-from-browser.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readUpload } from './read-upload.ts';
import { partsToSend, shownUpload } from './shown-upload.ts';
import type { UgcUploadItem } from './upload.entity.ts';

export const handler = defineHandler(uploads.getSpaceUpload, async ({ actor, params: { id }, query: { from } }) => {
  const item = await readUpload(actor, id);
  const received = item.status === 'open' ? await receivedNumbers(item) : [];
  return {
    upload: shownUpload(item),
    received,
    parts: item.status === 'open' ? await partsToSend(item, new Set(received), from) : [],
  };
});

/** What S3 has of it: all of it once it was put together and not handed over yet. */
async function receivedNumbers({ fileKey, partsId, size }: UgcUploadItem): Promise<number[]> {
  const parts = await receivedParts(fileKey, partsId);
  if (parts) return parts.map(({ number }) => number);
  if ((await fileSize(fileKey)) !== size) throw new AppError('not_found');
  return Array.from({ length: partCountOf(size) }, (_, at) => at + 1);
}
