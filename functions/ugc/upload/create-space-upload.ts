import { dayMs } from '../../../shared/kernel/day.ts';
import { deliverableLimits } from '../../../shared/ugc/deliverable.rules.ts';
import * as uploads from '../../../shared/ugc/upload.contract.ts';
import { fileFaults, mostOpenUploads, taken, uploadHours } from '../../../shared/ugc/upload.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { beginFromBrowser } from '../../platform/clients/parts-from-browser.ts';
import { audit, byCreator } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { CreatorActor } from '../../platform/identity/creator-actor.ts';
import { newId } from '../../platform/new-id.ts';
import { type Place, placeOf } from './place-of.ts';
import { readUpload } from './read-upload.ts';
import { partsToSend, shownUpload } from './shown-upload.ts';
import { refuseFullStorage } from './storage.ts';
import { UgcUpload, type UgcUploadItem } from './upload.entity.ts';

type Body = Pick<UgcUploadItem, 'purpose' | 'size' | 'contentType' | 'aiDeclared'> & { name: string };

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
      await refuseMany(actor);
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

async function refuseMany({ creatorId }: CreatorActor): Promise<void> {
  const { data } = await UgcUpload.query
    .byCreator({ creatorId })
    .where(
      ({ status, expiresAt }, { eq, gt }) => `${eq(status, 'open')} AND ${gt(expiresAt, new Date().toISOString())}`,
    )
    .go({ consistent: true, pages: 'all' });
  if (data.length >= mostOpenUploads) throw new AppError('upload_limit');
}

async function begun({ creatorId }: CreatorActor, body: Body, { workspaceId, collaborationId, deliverable }: Place) {
  const now = new Date();
  const uploadId = newId('fil', now);
  const expires = new Date(now.getTime() + (uploadHours / 24) * dayMs);
  const fileKey = workspaceId ? `ugc/${workspaceId}/${uploadId}` : `creators/${creatorId}/${uploadId}`;
  const { name: fileName, ...announced } = body;
  return {
    ...announced,
    creatorId,
    uploadId,
    ...(workspaceId && { workspaceId, collaborationId }),
    ...(deliverable && { deliverableId: deliverable.deliverableId }),
    fileName,
    fileKey,
    partsId: await beginFromBrowser(fileKey, body.contentType),
    status: 'open',
    createdAt: now.toISOString(),
    expiresAt: expires.toISOString(),
    // A day longer, for whoever sweeps what it left.
    ttl: Math.floor((expires.getTime() + dayMs) / 1000),
  } satisfies UgcUploadItem;
}
