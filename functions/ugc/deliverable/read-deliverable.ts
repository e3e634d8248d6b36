import { AppError } from '../../platform/app-error.ts';
import type { CreatorActor } from '../../platform/identity/creator-actor.ts';
import { UgcComment, type UgcCommentItem } from '../core/comment.entity.ts';
import { UgcDeliverable, type UgcDeliverableItem } from '../core/deliverable.entity.ts';
import { UgcVersion, type UgcVersionItem } from '../core/version.entity.ts';

export async function readDeliverable(workspaceId: string, deliverableId: string): Promise<UgcDeliverableItem> {
  const { data } = await UgcDeliverable.get({ workspaceId, deliverableId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}

/** A creator's own. It was born long before it is asked for: the index knows it. */
export async function readOwnDeliverable(
  { creatorId }: CreatorActor,
  deliverableId: string,
): Promise<UgcDeliverableItem> {
  const { data } = await UgcDeliverable.query.byCreator({ creatorId, deliverableId }).go({ limit: 1 });
  const [found] = data;
  if (!found) throw new AppError('not_found');
  return readDeliverable(found.workspaceId, deliverableId);
}

type Key = Pick<UgcDeliverableItem, 'workspaceId' | 'deliverableId'>;

/** Twenty at most, the first one first. */
export async function versionsOf({ workspaceId, deliverableId }: Key): Promise<UgcVersionItem[]> {
  const { data } = await UgcVersion.query
    .byDeliverable({ workspaceId, deliverableId })
    .go({ pages: 'all', consistent: true });
  return data.sort((a, b) => a.number - b.number);
}

/** Five hundred at most. */
export async function commentsOf({ workspaceId, deliverableId }: Key): Promise<UgcCommentItem[]> {
  const { data } = await UgcComment.query
    .byDeliverable({ workspaceId, deliverableId })
    .go({ pages: 'all', consistent: true });
  return data;
}
