import { unknownFile } from '../../../shared/ugc/upload.rules.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { Operation } from '../../platform/db/write.ts';
import type { SentFile } from '../core/sent-file.ts';
import { joining } from './joining.ts';
import { UgcUpload } from './upload.entity.ts';

type Asked = { creatorId: string; collaborationId: string; purpose: 'receipt' | 'invoice' | 'contract' };

/**
 * A file that a creator, or the workspace of a brand, has sent whole for a collaboration, to be kept with it: its upload is
 * forgotten after some days. `joined` is written with what keeps it: what joins nothing is swept.
 */
export async function sentFile(asked: Asked, uploadId: string): Promise<{ file: SentFile; joined: Operation }> {
  const { creatorId } = asked;
  const { data } = await UgcUpload.get({ creatorId, uploadId }).go({ consistent: true });
  const isIt =
    data?.status === 'complete' && data.purpose === asked.purpose && data.collaborationId === asked.collaborationId;
  if (!data || !isIt) throw invalidField('uploadId', unknownFile);
  const { fileKey, fileName, contentType } = data;
  return { file: { fileKey, fileName, contentType }, joined: joining({ creatorId, uploadId }) };
}
