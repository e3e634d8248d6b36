import { unknownFile } from '../../../shared/ugc/upload.rules.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { SentFile } from '../core/sent-file.ts';
import { UgcUpload } from './upload.entity.ts';

type Asked = { creatorId: string; collaborationId: string; purpose: 'receipt' | 'invoice' | 'contract' };

/** A file that a creator, or the workspace of a brand, has sent whole for a collaboration, to be kept with it: its upload is forgotten after some days. */
export async function sentFile(asked: Asked, uploadId: string): Promise<SentFile> {
  const { data } = await UgcUpload.get({ creatorId: asked.creatorId, uploadId }).go({ consistent: true });
  const isIt =
    data?.status === 'complete' && data.purpose === asked.purpose && data.collaborationId === asked.collaborationId;
  if (!data || !isIt) throw invalidField('uploadId', unknownFile);
  const { fileKey, fileName, contentType } = data;
  return { fileKey, fileName, contentType };
}
