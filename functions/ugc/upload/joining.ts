import { type Operation, update } from '../../platform/db/write.ts';
import { UgcUpload, type UgcUploadItem } from './upload.entity.ts';

/** Written with what keeps a file that is there whole: it is swept no more. One that was swept meanwhile refuses. */
export const joining = ({ creatorId, uploadId }: Pick<UgcUploadItem, 'creatorId' | 'uploadId'>): Operation =>
  update(
    UgcUpload.patch({ creatorId, uploadId })
      .remove(['openShard'])
      .where(({ status }, { eq }) => eq(status, 'complete')),
    'conflict',
  );
