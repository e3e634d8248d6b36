import { AppError } from '../../platform/app-error.ts';
import type { CreatorActor } from '../../platform/identity/creator-actor.ts';
import { UgcUpload, type UgcUploadItem } from './upload.entity.ts';

/** A creator's own; 404 for all else, and once its day is over without its end. */
export async function readUpload({ creatorId }: CreatorActor, uploadId: string): Promise<UgcUploadItem> {
  const { data } = await UgcUpload.get({ creatorId, uploadId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  if (data.status === 'open' && data.expiresAt <= new Date().toISOString()) throw new AppError('not_found');
  return data;
}
