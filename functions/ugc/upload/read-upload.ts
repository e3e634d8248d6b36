import { AppError } from '../../platform/app-error.ts';
import { UgcUpload, type UgcUploadItem } from './upload.entity.ts';

/** Its sender's own; 404 for all else, and once its day is over without its end. */
export async function readUpload(
  { creatorId }: Pick<UgcUploadItem, 'creatorId'>,
  uploadId: string,
): Promise<UgcUploadItem> {
  const { data } = await UgcUpload.get({ creatorId, uploadId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  if (data.status === 'open' && data.expiresAt <= new Date().toISOString()) throw new AppError('not_found');
  return data;
}
