import type { Operation } from '../../platform/db/write.ts';
import { CreatorRelation } from '../core/creator-relation.entity.ts';
import { relationWrites } from '../core/creator-writes.ts';
import type { CreatorLinkItem } from './creator-link.entity.ts';

/** The workspace that had a link mailed learns that its creator has opened it, once; that of a call learns nothing before they apply. */
export async function noteOpened(
  { workspaceId, met }: CreatorLinkItem,
  creatorId: string,
  now: Date,
): Promise<Operation[]> {
  if (workspaceId === undefined || met) return [];
  const { data: before } = await CreatorRelation.get({ workspaceId, creatorId }).go({ consistent: true });
  if (!before?.added || before.added.openedAt) return [];
  const at = now.toISOString();
  const { endShard: _, endsAt: __, ...kept } = before;
  return relationWrites(before, { ...kept, added: { ...before.added, openedAt: at }, updatedAt: at }, now);
}
