import type { Operation } from '../../platform/db/write.ts';
import { CreatorRelation, type CreatorRelationItem, newRelation } from '../core/creator-relation.entity.ts';
import { relationWrites } from '../core/creator-writes.ts';
import type { CreatorLinkItem } from './creator-link.entity.ts';

/** The workspace that had a link mailed learns that its creator has opened it; that of a call, that they came by it: once each. */
export async function noteOpened(
  { workspaceId, met }: CreatorLinkItem,
  creatorId: string,
  now: Date,
): Promise<Operation[]> {
  if (workspaceId === undefined) return [];
  const { data: before } = await CreatorRelation.get({ workspaceId, creatorId }).go({ consistent: true });
  const relation = before ?? newRelation(workspaceId, creatorId, now);
  const opened = openedNow(relation, now);
  const metAt = met && !relation.metAt && !relation.added ? { metAt: now.toISOString() } : {};
  const changes = { ...opened, ...metAt };
  if (Object.keys(changes).length === 0) return [];
  return relationWrites(before, { ...relation, ...changes, updatedAt: now.toISOString() }, now);
}

const openedNow = ({ added }: CreatorRelationItem, now: Date) =>
  added && !added.openedAt ? { added: { ...added, openedAt: now.toISOString() } } : {};
