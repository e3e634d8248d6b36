import type { Deliverable, UgcCommentShown } from '../../../shared/ugc/deliverable.ts';
import type { UgcCommentItem } from '../core/comment.entity.ts';
import type { UgcDeliverableItem } from '../core/deliverable.entity.ts';
import type { UgcVersionItem } from '../core/version.entity.ts';
import { commentsOf, versionsOf } from './read-deliverable.ts';
import { shownVersion } from './shown-version.ts';

/** Whole, as one side reads it: `readerId` is the person or the creator. */
export async function shownDeliverable(
  item: UgcDeliverableItem,
  creatorName: string,
  readerId: string,
): Promise<Deliverable> {
  const [versions, comments] = await Promise.all([versionsOf(item), commentsOf(item)]);
  return {
    ...shownHead(item, creatorName, versions),
    versions: await Promise.all(versions.map((version) => shownVersion(version, item.ask))),
    comments: comments.sort(inOrderOfFilm).map((comment) => shownComment(comment, readerId)),
  };
}

export function shownHead(item: UgcDeliverableItem, creatorName: string, versions: readonly UgcVersionItem[]) {
  const approved = versions.find(({ number }) => number === item.approvedVersion);
  return {
    id: item.deliverableId,
    collaborationId: item.collaborationId,
    campaignId: item.campaignId,
    brandId: item.brandId,
    creatorId: item.creatorId,
    creatorName,
    type: item.type,
    label: item.label,
    asked: item.ask,
    status: item.status,
    approvedVersionId: approved?.versionId ?? null,
    openComments: item.openComments,
    rightId: item.rightId ?? null,
    linkedCampaignId: item.linkedCampaignId ?? null,
    adName: item.adName ?? null,
    updatedAt: item.updatedAt,
    version: item.version,
  };
}

export const shownComment = (item: UgcCommentItem, readerId: string): UgcCommentShown => ({
  id: item.commentId,
  versionId: item.versionId,
  atMs: item.atMs ?? null,
  untilMs: item.untilMs ?? null,
  area: item.area ?? null,
  text: item.text,
  author: { kind: item.side, name: item.authorName },
  mine: item.authorId === readerId,
  parentId: item.parentId ?? null,
  resolvedAt: item.resolvedAt ?? null,
  createdAt: item.createdAt,
  version: item.version,
});

const inOrderOfFilm = (a: UgcCommentItem, b: UgcCommentItem): number =>
  (a.atMs ?? -1) - (b.atMs ?? -1) || (a.commentId < b.commentId ? -1 : 1);
