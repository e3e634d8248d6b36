import { deliverableLimits } from '../../../shared/ugc/deliverable.rules.ts';
import type { UploadPurpose } from '../../../shared/ugc/upload.rules.ts';
import type { Version } from '../../../shared/ugc/version.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit, byCreator } from '../../platform/db/audit-line.entity.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { type Operation, put, update, WriteRefused, write } from '../../platform/db/write.ts';
import type { CreatorActor } from '../../platform/identity/creator-actor.ts';
import { idOfSource } from '../../platform/new-id.ts';
import { UgcDeliverable } from '../core/deliverable.entity.ts';
import { UgcVersion, type UgcVersionItem } from '../core/version.entity.ts';
import { shownVersion } from '../deliverable/shown-version.ts';
import type { MediaFacts } from '../media/media-facts.ts';
import { expiryFrom } from './expiry.ts';
import { joining } from './joining.ts';
import { placeOf } from './place-of.ts';
import { readUpload } from './read-upload.ts';
import { countingStorage } from './storage.ts';
import { openShards, UgcUpload, type UgcUploadItem } from './upload.entity.ts';

type Looked = { facts: MediaFacts; posterUploadId?: string | undefined; aiDeclared?: boolean | undefined };
const mostTries = 5;

/** The same however often it is asked. */
const versionIdOf = ({ uploadId, createdAt }: UgcUploadItem) => idOfSource('ver', new Date(createdAt), uploadId);

/** The version that an upload has made; null of what is for no deliverable. */
export async function versionOf(item: UgcUploadItem): Promise<Version | null> {
  const { workspaceId, deliverableId } = item;
  if (item.purpose !== 'deliverable' || !deliverableId) return null;
  const [versionItem, deliverableItem] = await readTogether([
    UgcVersion.get({ workspaceId, deliverableId, versionId: versionIdOf(item) }),
    UgcDeliverable.get({ workspaceId, deliverableId }),
  ]);
  const version = UgcVersion.parse({ Item: versionItem }).data;
  const deliverable = UgcDeliverable.parse({ Item: deliverableItem }).data;
  return version && deliverable ? shownVersion(version, deliverable.ask) : null;
}

/** Ends an upload, and makes its version if it is for a deliverable: at once, or not at all. */
export async function handOver(actor: CreatorActor, item: UgcUploadItem, looked: Looked): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const version = await versionWrites(actor, item, looked);
    try {
      return await countingStorage(item.workspaceId, item.size, (counted) =>
        write([
          update(ended(item), new AppError('conflict')),
          ...version,
          ...counted,
          audit(byCreator(actor, item.workspaceId), { type: 'ugc_upload.completed', entityId: item.uploadId }),
        ]),
      );
    } catch (error) {
      // Ended by the same call meanwhile, or another version came first.
      if (!(error instanceof WriteRefused) || error.reason !== 'conflict' || tries === mostTries) throw error;
      if ((await readUpload(actor, item.uploadId)).status === 'complete') return;
    }
  }
}

/** What is kept once something takes it: until then it is swept like what never ended. */
const joinsLater: readonly UploadPurpose[] = ['poster', 'receipt', 'invoice', 'contract'];

/** Over an upload that is open. One that waits for its act has another day for it. */
export function ended({ creatorId, uploadId, purpose }: UgcUploadItem) {
  const waits = joinsLater.includes(purpose);
  const end = UgcUpload.patch({ creatorId, uploadId }).set({
    status: 'complete',
    ...(waits && { expiresAt: expiryFrom(new Date()), openShard: shardOf(uploadId, openShards) }),
  });
  return (waits ? end : end.remove(['openShard'])).where(({ status }, { eq }) => eq(status, 'open'));
}

async function versionWrites(actor: CreatorActor, item: UgcUploadItem, looked: Looked): Promise<Operation[]> {
  const { workspaceId, deliverable } = await placeOf(actor, item);
  if (item.purpose !== 'deliverable' || !deliverable) return [];
  const number = deliverable.versionNumber + 1;
  if (number > deliverableLimits.versions) throw new AppError('version_limit');
  const { deliverableId } = deliverable;
  const createdAt = new Date().toISOString();
  const poster = await posterOf(actor, item, looked.posterUploadId);
  const version: UgcVersionItem = {
    workspaceId,
    deliverableId,
    versionId: versionIdOf(item),
    number,
    fileName: item.fileName,
    size: item.size,
    fileKey: item.fileKey,
    ...(poster && { posterKey: poster.fileKey, posterType: poster.contentType }),
    measured: looked.facts,
    aiDeclared: looked.aiDeclared ?? item.aiDeclared,
    createdAt,
  };
  const { status } = deliverable;
  return [
    ...(poster ? [joining(poster)] : []),
    put(UgcVersion.create(version)),
    update(
      UgcDeliverable.patch({ workspaceId, deliverableId })
        .set({ versionNumber: number, fresh: true, updatedAt: createdAt })
        .where((attr, { eq }) => `${eq(attr.versionNumber, number - 1)} AND ${eq(attr.status, status)}`),
    ),
  ];
}

/** Of the same deliverable, and sent whole. */
async function posterOf(actor: CreatorActor, { deliverableId }: UgcUploadItem, posterUploadId: string | undefined) {
  if (posterUploadId === undefined) return undefined;
  const poster = await readUpload(actor, posterUploadId);
  if (poster.purpose !== 'poster' || poster.deliverableId !== deliverableId) throw new AppError('not_found');
  return poster.status === 'complete' ? poster : undefined;
}
