import { dayMs } from '../../../shared/kernel/day.ts';
import { mostOfAPurpose, mostOpenUploads, type UploadPurpose } from '../../../shared/ugc/upload.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { beginFromBrowser } from '../../platform/clients/parts-from-browser.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { newId } from '../../platform/new-id.ts';
import { expiryFrom } from './expiry.ts';
import { openShards, UgcUpload, type UgcUploadItem } from './upload.entity.ts';

/** What its sender says of a file. */
type Announced = {
  purpose: UploadPurpose;
  collaborationId: string;
  deliverableId?: string | undefined;
  name: string;
  size: number;
  contentType: string;
  aiDeclared?: boolean;
};

/** Of all that is on its way, and of what came for one thing lately. */
export async function refuseMany(
  creatorId: string,
  { purpose, collaborationId, deliverableId }: Announced,
): Promise<void> {
  const { data } = await UgcUpload.query.byCreator({ creatorId }).go({ consistent: true, pages: 'all' });
  const now = new Date().toISOString();
  const open = data.filter((one) => one.status === 'open' && one.expiresAt > now);
  const alike = data.filter(
    (one) => one.purpose === purpose && one.collaborationId === collaborationId && one.deliverableId === deliverableId,
  );
  if (open.length >= mostOpenUploads || alike.length >= mostOfAPurpose) throw new AppError('upload_limit');
}

/** Begins it in the bucket; what is stored of it. */
export async function begun(creatorId: string, body: Announced, workspaceId: string): Promise<UgcUploadItem> {
  const now = new Date();
  const uploadId = newId('fil', now);
  const expiresAt = expiryFrom(now);
  const fileKey = `ugc/${workspaceId}/${uploadId}`;
  const { name: fileName, deliverableId, aiDeclared = false, ...announced } = body;
  return {
    ...announced,
    aiDeclared,
    ...(deliverableId !== undefined && { deliverableId }),
    creatorId,
    uploadId,
    workspaceId,
    fileName,
    fileKey,
    partsId: await beginFromBrowser(fileKey, body.contentType),
    status: 'open',
    openShard: shardOf(uploadId, openShards),
    createdAt: now.toISOString(),
    expiresAt,
    // Days longer, for the sweep of what it left.
    ttl: Math.floor((Date.parse(expiresAt) + 7 * dayMs) / 1000),
  };
}
