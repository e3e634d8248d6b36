import { partBytes, partCountOf, partSize, partsGiven } from '../../../shared/ugc/upload.rules.ts';
import { partUrl } from '../../platform/clients/parts-from-browser.ts';
import type { UgcUploadItem } from './upload.entity.ts';

export const shownUpload = ({ uploadId, fileName, ...item }: UgcUploadItem) => ({
  id: uploadId,
  purpose: item.purpose,
  name: fileName,
  size: item.size,
  partSize,
  partCount: partCountOf(item.size),
  status: item.status,
  expiresAt: item.expiresAt,
});

/** Addresses for the first parts that are not there yet, from a number on. */
export async function partsToSend(item: UgcUploadItem, received: ReadonlySet<number>, from = 1) {
  const numbers: number[] = [];
  for (let number = from; number <= partCountOf(item.size) && numbers.length < partsGiven; number += 1)
    if (!received.has(number)) numbers.push(number);
  return Promise.all(
    numbers.map(async (number) => ({
      number,
      url: await partUrl(item.fileKey, item.partsId, number, partBytes(item.size, number)),
    })),
  );
}
