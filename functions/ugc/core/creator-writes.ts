import { blankCreator, noRecord } from '../../../shared/ugc/creator.rules.ts';
import { type Operation, put, remove } from '../../platform/db/write.ts';
import { markCreators } from './creator-change.entity.ts';
import { CreatorProfile, type CreatorProfileItem } from './creator-profile.entity.ts';
import { CreatorRelation, type CreatorRelationItem } from './creator-relation.entity.ts';
import { ListedCreator } from './listed-creator.entity.ts';
import { markRelations } from './relation-change.entity.ts';

/** Of a creator of whom nothing is known but an address. */
export const newProfile = (creatorId: string, emailKey: string, now: Date): CreatorProfileItem => ({
  ...{ creatorId, emailKey, listed: false, status: 'active', content: blankCreator, record: noRecord },
  ...{ results: [], billable: false, version: 1 },
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
});

/**
 * What becomes of a profile, for a transaction: the item over the very one that was read, its place on the marketplace, and
 * the mark that brings it to every search. `before` is null for a new one, `after` for one that goes.
 */
export function profileWrites(
  before: CreatorProfileItem | null,
  after: CreatorProfileItem | null,
  now: Date,
): Operation[] {
  const creatorId = after?.creatorId ?? before?.creatorId ?? '';
  const place = { part: 'all' as const, creatorId };
  const [was, is] = [before?.listed ?? false, after?.listed ?? false];
  return [
    itemOf(before, after),
    ...(is && !was ? [put(ListedCreator.put(place))] : []),
    ...(was && !is ? [remove(ListedCreator.delete(place))] : []),
    markCreators([creatorId], now),
  ];
}

function itemOf(before: CreatorProfileItem | null, after: CreatorProfileItem | null): Operation {
  if (!after) return remove(CreatorProfile.remove({ creatorId: before?.creatorId ?? '' }), 'not_found');
  if (!before) return put(CreatorProfile.create(after));
  return put(
    CreatorProfile.put(after).where(
      (attr, { eq }) => `${eq(attr.version, before.version)} AND ${eq(attr.updatedAt, before.updatedAt)}`,
    ),
  );
}

/** As `profileWrites`, of what a workspace has of a creator. */
export function relationWrites(
  before: CreatorRelationItem | null,
  after: CreatorRelationItem | null,
  now: Date,
): Operation[] {
  const one = after ?? before;
  if (!one) return [];
  const { workspaceId, creatorId } = one;
  return [relationOf(before, after, { workspaceId, creatorId }), markRelations(workspaceId, [creatorId], now)];
}

function relationOf(
  before: CreatorRelationItem | null,
  after: CreatorRelationItem | null,
  key: { workspaceId: string; creatorId: string },
): Operation {
  if (!after) return remove(CreatorRelation.remove(key), 'not_found');
  if (!before) return put(CreatorRelation.create(after));
  return put(
    CreatorRelation.put(after).where(
      (attr, { eq }) => `${eq(attr.version, before.version)} AND ${eq(attr.updatedAt, before.updatedAt)}`,
    ),
  );
}
