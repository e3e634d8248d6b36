import { forgetParts } from '../../platform/clients/file-in-parts.ts';
import { deleteFile } from '../../platform/clients/files.ts';
import { update, writeIf } from '../../platform/db/write.ts';
import { countBytes } from '../../platform/plans/stored-bytes.ts';
import { openShards, UgcUpload, type UgcUploadItem } from './upload.entity.ts';

/** So many at once: what is left is taken at the next hour. */
const atOnce = 50;

type Which = (item: UgcUploadItem) => boolean;

/** Forgets what was begun and never ended within its day, what ended and was joined to nothing within another, or what is asked for of it: parts and whole files alike; as often as it takes. */
export async function sweepUploads(now: Date, which: Which = () => true): Promise<void> {
  for (const openShard of openShards) {
    const past = UgcUpload.query.byEnd({ openShard }).lt({ expiresAt: now.toISOString() });
    for (const item of (await past.go({ count: atOnce })).data.filter(which)) await sweep(item);
  }
}

/** Its item first: from then on nobody ends it, nor joins it to anything. What was whole was counted. */
async function sweep({
  creatorId,
  uploadId,
  workspaceId,
  fileKey,
  partsId,
  status,
  size,
}: UgcUploadItem): Promise<void> {
  const key = { creatorId, uploadId };
  const refused = update(
    UgcUpload.patch(key)
      .set({ status: 'refused' })
      .where((attr, { eq, exists }) => `${eq(attr.status, status)} AND ${exists(attr.openShard)}`),
  );
  if (!(await writeIf(refused, status === 'complete' ? countBytes(workspaceId, -size) : []))) return;
  await forgetParts(fileKey, partsId);
  await deleteFile(fileKey);
  await UgcUpload.patch(key).remove(['openShard']).go();
}
