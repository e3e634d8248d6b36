import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { deliverableLimits } from '../../../shared/ugc/deliverable.rules.ts';
import * as uploads from '../../../shared/ugc/upload.contract.ts';
import { fileFaults, taken } from '../../../shared/ugc/upload.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit, byCreator } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { begun, refuseMany } from './begin-upload.ts';
import { type Place, placeOf } from './place-of.ts';
import { readUpload } from './read-upload.ts';
import { partsToSend, shownUpload } from './shown-upload.ts';
import { refuseFullStorage } from './storage.ts';
import { UgcUpload, type UgcUploadItem } from './upload.entity.ts';

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
      await refuseMany(actor.creatorId, body);
      const item = await begun(actor.creatorId, body, place.workspaceId);
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
