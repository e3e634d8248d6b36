import { dayMs } from '../../shared/kernel/day.ts';
import { AppError } from '../platform/app-error.ts';
import { fileSize } from '../platform/clients/files.ts';
import { uploadUrl } from '../platform/clients/upload-url.ts';
import { type Operation, put, remove, write } from '../platform/db/write.ts';
import { type IdempotentCall, makeOnce } from '../platform/idempotency/make-once.ts';
import type { Actor } from '../platform/identity/actor.ts';
import { newId } from '../platform/new-id.ts';
import { Upload, type UploadItem, uploadKey } from './upload.entity.ts';

type NewUpload = Pick<UploadItem, 'name' | 'size' | 'contentType'>;

/** Prepares the sending of a file; the same request again gets a new address for the same upload. */
export const createUploadOnce = (call: IdempotentCall & { actor: Actor; body: NewUpload }) =>
  makeOnce(call, {
    make: async (mark) => {
      const now = new Date();
      const expiresAt = new Date(now.getTime() + dayMs);
      const upload: UploadItem = {
        ...call.body,
        workspaceId: call.actor.workspaceId,
        uploadId: newId('upl', now),
        createdAt: now.toISOString(),
        expiresAt: expiresAt.toISOString(),
        ttl: Math.floor(expiresAt.getTime() / 1000),
      };
      await write([put(Upload.create(upload)), ...mark(upload.uploadId)]);
      return shownUpload(upload);
    },
    replay: async (uploadId) => shownUpload(await findUpload(call.actor.workspaceId, uploadId)),
  });

async function shownUpload({ workspaceId, uploadId, contentType, size }: UploadItem) {
  return {
    uploadId,
    url: await uploadUrl(uploadKey(workspaceId, uploadId), contentType, size),
    headers: { 'content-type': contentType },
  };
}

async function findUpload(workspaceId: string, uploadId: string): Promise<UploadItem> {
  const { data } = await Upload.get({ workspaceId, uploadId }).go({ consistent: true });
  if (!data || data.expiresAt <= new Date().toISOString()) throw new AppError('upload_missing');
  return data;
}

/** The file that was sent, and what makes it the act's own: an upload serves once. */
export async function takeUpload(workspaceId: string, uploadId: string) {
  const upload = await findUpload(workspaceId, uploadId);
  const objectKey = uploadKey(workspaceId, uploadId);
  const size = await fileSize(objectKey);
  // The address is good for the announced size alone; anything else was not sent through it.
  if (size !== upload.size) throw new AppError('upload_missing');
  const taken: Operation = remove(Upload.remove({ workspaceId, uploadId }), 'upload_missing');
  return { name: upload.name, size, objectKey, taken };
}
