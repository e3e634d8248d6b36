import { chunks } from '../../../shared/kernel/chunks.ts';
import { AppError } from '../../platform/app-error.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { CreatorProfile, type CreatorProfileItem } from './creator-profile.entity.ts';
import { CreatorRelation, type CreatorRelationItem } from './creator-relation.entity.ts';

/** A creator whom a workspace may see, with what it says of them. */
export type KnownCreator = { profile: CreatorProfileItem; relation: CreatorRelationItem | null };

/** Of the marketplace, added by the workspace, or come to it by a call. */
const isKnown = ({ listed }: CreatorProfileItem, relation: CreatorRelationItem | null): boolean =>
  listed || relation?.added !== undefined || relation?.metAt !== undefined;

/** Of some creators, those whom a workspace may see, by their ids. */
export async function readCreators(workspaceId: string, ids: readonly string[]): Promise<Map<string, KnownCreator>> {
  const some = await Promise.all(chunks(ids, mostTogether / 2).map((few) => readFew(workspaceId, few)));
  return new Map(some.flat());
}

async function readFew(workspaceId: string, ids: readonly string[]): Promise<[string, KnownCreator][]> {
  const items = await readTogether([
    ...ids.map((creatorId) => CreatorProfile.get({ creatorId })),
    ...ids.map((creatorId) => CreatorRelation.get({ workspaceId, creatorId })),
  ]);
  return ids.flatMap((id, at): [string, KnownCreator][] => {
    const { data: profile } = CreatorProfile.parse({ Item: items[at] });
    const { data: relation } = CreatorRelation.parse({ Item: items[ids.length + at] });
    return profile && isKnown(profile, relation) ? [[id, { profile, relation }]] : [];
  });
}

/** A 404 for one whom the workspace may not see. */
export async function readCreator(workspaceId: string, creatorId: string): Promise<KnownCreator> {
  const known = (await readCreators(workspaceId, [creatorId])).get(creatorId);
  if (!known) throw new AppError('not_found');
  return known;
}

/** Whether the workspace sees no more of them than what it typed: they have not opened its link. */
export const isUnopened = (relation: CreatorRelationItem | null): boolean =>
  relation?.added !== undefined && relation.added.openedAt === undefined;

/** What a workspace calls them. */
export const creatorName = ({ profile, relation }: KnownCreator): string =>
  (!isUnopened(relation) && profile.content.displayName) || (relation?.added?.displayName ?? '');
