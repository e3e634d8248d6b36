import { dayMs } from '../../../shared/kernel/day.ts';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { deliverableLimits } from '../../../shared/ugc/deliverable.rules.ts';
import * as uploads from '../../../shared/ugc/upload.contract.ts';
import { fileFaults, mostOfAPurpose, mostOpenUploads, taken, uploadHours } from '../../../shared/ugc/upload.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { beginFromBrowser } from '../../platform/clients/parts-from-browser.ts';
import { audit, byCreator } from '../../platform/db/audit-line.entity.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { CreatorActor } from '../../platform/identity/creator-actor.ts';
import { newId } from '../../platform/new-id.ts';
import { type Place, placeOf } from './place-of.ts';
import { readUpload } from './read-upload.ts';
import { partsToSend, shownUpload } from './shown-upload.ts';
import { refuseFullStorage } from './storage.ts';
import { openShards, UgcUpload, type UgcUploadItem } from './upload.entity.ts';

type Body = ParsedInput<typeof uploads.createSpaceUpload>['body'];

export const handler = defineHandler(uploads.createSpaceUpload, async (call) => {
  const { actor, body } = call;
  const answer = async (item: UgcUploadItem) => ({
    upload: shownUpload(item),
    parts: await partsToSend(item, new Set()),
  });
  return makeOnce(call, {
    make: async (mark) => {
      const place = await placeOf(actor, body);
      refuseOther(body, place);
      if ((place.deliverable?.versionNumber ?? 0) >= deliverableLimits.versions) throw new AppError('version_limit');
      await refuseFullStorage(place.workspaceId, body.size);
      await refuseMany(actor, body);
      const item = await begun(actor, body, place);
      await write([
        put(UgcUpload.create(item)),
        audit(byCreator(actor, place.workspaceId), { type: 'ugc_upload.created', entityId: item.uploadId }),
        ...mark(item.uploadId),
      ]);
      return answer(item);
    },
    replay: async (uploadId) => answer(await readUpload(actor, uploadId)),
  });
});

/** What a purpose does not take; the bytes themselves are looked at in the end. */
function refuseOther({ purpose, size, contentType }: Body, { deliverable }: Place): void {
  const most = taken(purpose, deliverable?.type).get(contentType);
  if (most === undefined)
    throw new AppError('file_refused', { details: [{ path: 'contentType', message: fileFaults.other_type }] });
  if (size > most) throw new AppError('file_refused', { details: [{ path: 'size', message: fileFaults.too_large }] });
}

/** Of all that is on its way, and of what came for one thing lately. */
async function refuseMany(
  { creatorId }: CreatorActor,
  { purpose, collaborationId, deliverableId }: Body,
): Promise<void> {
  const { data } = await UgcUpload.query.byCreator({ creatorId }).go({ consistent: true, pages: 'all' });
  const now = new Date().toISOString();
  const open = data.filter((one) => one.status === 'open' && one.expiresAt > now);
  const alike = data.filter(
    (one) => one.purpose === purpose && one.collaborationId === collaborationId && one.deliverableId === deliverableId,
  );
  if (open.length >= mostOpenUploads || alike.length >= mostOfAPurpose) throw new AppError('upload_limit');
}

async function begun({ creatorId }: CreatorActor, body: Body, { workspaceId }: Place): Promise<UgcUploadItem> {
  const now = new Date();
  const uploadId = newId('fil', now);
  const expires = new Date(now.getTime() + (uploadHours / 24) * dayMs);
  const fileKey = `ugc/${workspaceId}/${uploadId}`;
  const { name: fileName, deliverableId, ...announced } = body;
  return {
    ...announced,
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
    expiresAt: expires.toISOString(),
    // Days longer, for the sweep of what it left.
    ttl: Math.floor((expires.getTime() + 7 * dayMs) / 1000),
  };
}
