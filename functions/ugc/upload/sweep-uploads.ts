import { forgetParts } from '../../platform/clients/file-in-parts.ts';
import { deleteFile } from '../../platform/clients/files.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { openShards, UgcUpload, type UgcUploadItem } from './upload.entity.ts';

/** So many at once: what is left is taken at the next hour. */
const atOnce = 50;

type Which = (item: UgcUploadItem) => boolean;

/** Forgets what was begun and never ended within its day, or what is asked for of it: parts and whole files alike; as often as it takes. */
export async function sweepUploads(now: Date, which: Which = () => true): Promise<void> {
  for (const openShard of openShards) {
    const past = UgcUpload.query.byEnd({ openShard }).lt({ expiresAt: now.toISOString() });
    for (const item of (await past.go({ count: atOnce })).data.filter(which)) await sweep(item);
  }
}

/** Its item first: from then on nobody ends it. */
async function sweep({ creatorId, uploadId, fileKey, partsId }: UgcUploadItem): Promise<void> {
  const refused = UgcUpload.patch({ creatorId, uploadId })
    .set({ status: 'refused' })
    .where(({ status }, { eq }) => eq(status, 'open'));
  if (!(await unlessRefused(refused.go()))) return;
  await forgetParts(fileKey, partsId);
  await deleteFile(fileKey);
  await UgcUpload.patch({ creatorId, uploadId }).remove(['openShard']).go();
}
