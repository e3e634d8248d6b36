import { illegalTransition } from '../../../shared/ugc/collaboration.rules.ts';
import { createUgcUpload } from '../../../shared/ugc/upload.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import { refuseBeyondStorage } from '../../platform/plans/stored-bytes.ts';
import { readCollaboration } from '../collaboration/collaboration-view.ts';
import { begun, refuseMany } from './begin-upload.ts';
import { readUpload } from './read-upload.ts';
import { partsToSend, shownUpload } from './shown-upload.ts';
import { workspaceOf } from './storage.ts';
import { UgcUpload, type UgcUploadItem } from './upload.entity.ts';

/** Of a contract that waits for the brand's signature alone. */
export const handler = defineHandler(createUgcUpload, async (call) => {
  const { actor, body } = call;
  const { workspaceId } = actor;
  const answer = async (item: UgcUploadItem) => ({
    upload: shownUpload(item),
    parts: await partsToSend(item, new Set()),
  });
  return makeOnce(call, {
    make: async (mark) => {
      const { status, content } = await readCollaboration(workspaceId, body.collaborationId);
      if (content.dispute) throw new AppError('dispute_open');
      if (content.agreement?.status !== 'signed_by_creator')
        throw new AppError('illegal_transition', { message: illegalTransition(status) });
      await refuseBeyondStorage(await workspaceOf(workspaceId), body.size);
      await refuseMany(workspaceId, body);
      const item = await begun(workspaceId, body, workspaceId);
      await write([
        put(UgcUpload.create(item)),
        audit(actor, { type: 'ugc_upload.created', entityId: item.uploadId }),
        ...mark(item.uploadId),
      ]);
      return answer(item);
    },
    replay: async (uploadId) => answer(await readUpload({ creatorId: workspaceId }, uploadId)),
  });
});
