import type { Operation } from '../../platform/db/write.ts';
import { CreatorRelation } from '../core/creator-relation.entity.ts';
import { relationWrites } from '../core/creator-writes.ts';
import type { CreatorLinkItem } from './creator-link.entity.ts';

/** The workspace that had a link mailed learns that its creator has opened it, once. */
export async function noteOpened({ workspaceId }: CreatorLinkItem, creatorId: string, now: Date): Promise<Operation[]> {
  if (workspaceId === undefined) return [];
  const { data: relation } = await CreatorRelation.get({ workspaceId, creatorId }).go({ consistent: true });
  if (!relation?.added || relation.added.openedAt) return [];
  const openedAt = now.toISOString();
  return relationWrites(relation, { ...relation, added: { ...relation.added, openedAt }, updatedAt: openedAt }, now);
}
