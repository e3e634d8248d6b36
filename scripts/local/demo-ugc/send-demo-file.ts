import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { putFile } from '../../../functions/platform/clients/files.ts';
import type { CreatorActor } from '../../../functions/platform/identity/creator-actor.ts';
import { newId } from '../../../functions/platform/new-id.ts';
import type { UgcCollaborationItem } from '../../../functions/ugc/core/collaboration.entity.ts';
import type { UgcDeliverableItem } from '../../../functions/ugc/core/deliverable.entity.ts';
import { handOver } from '../../../functions/ugc/upload/hand-over.ts';
import { lookAtFile } from '../../../functions/ugc/upload/look-at-file.ts';
import { UgcUpload, type UgcUploadItem } from '../../../functions/ugc/upload/upload.entity.ts';
import { dayMs } from '../../../shared/kernel/day.ts';

const clip = (name: string) => readFileSync(join(import.meta.dirname, 'clips', name));

/** Hands a file of the demo over for a deliverable, as if it had come in parts. */
export async function sendDemoFile(
  actor: CreatorActor,
  { workspaceId, collaborationId }: UgcCollaborationItem,
  { deliverableId, type }: UgcDeliverableItem,
  take: 'first-take' | 'second-take',
): Promise<void> {
  const isFilm = type === 'video';
  const bytes = clip(isFilm ? `${take}.mp4` : 'photo.jpg');
  const contentType = isFilm ? 'video/mp4' : 'image/jpeg';
  const now = new Date();
  const uploadId = newId('fil', now);
  const expires = now.getTime() + dayMs;
  const item: UgcUploadItem = {
    ...{ creatorId: actor.creatorId, uploadId, purpose: 'deliverable', workspaceId, collaborationId, deliverableId },
    ...{ fileName: isFilm ? `table-${take}.mp4` : 'table.jpg', size: bytes.length, contentType, aiDeclared: false },
    ...{ fileKey: `ugc/${workspaceId}/${uploadId}`, partsId: 'demo', status: 'open' },
    ...{ createdAt: now.toISOString(), expiresAt: new Date(expires).toISOString(), ttl: Math.floor(expires / 1000) },
  };
  await putFile(item.fileKey, bytes, contentType);
  await UgcUpload.create(item).go();
  await handOver(actor, item, { facts: await lookAtFile(item, type, {}) });
}
