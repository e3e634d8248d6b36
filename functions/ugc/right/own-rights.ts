import { chunks } from '../../../shared/kernel/chunks.ts';
import { collaborationLimits } from '../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../shared/ugc/collaboration.ts';
import type { SpaceRight } from '../../../shared/ugc/space-right.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { UgcRight } from '../core/right.entity.ts';
import { shownRight } from './shown-right.ts';

/** What a creator granted by their collaborations, in any workspace: what ends first comes first. */
export async function ownRights(
  own: readonly UgcCollaborationItem[],
  shown: readonly Collaboration[],
): Promise<SpaceRight[]> {
  const brands = new Map(shown.map(({ id, brandName }) => [id, brandName]));
  const keys = own
    .flatMap(({ workspaceId, content: { rightId } }) => (rightId ? [{ workspaceId, rightId }] : []))
    .slice(0, collaborationLimits.ofCreator);
  const read = await Promise.all(chunks(keys, 100).map((some) => readTogether(some.map((key) => UgcRight.get(key)))));
  return read
    .flat()
    .flatMap((Item) => UgcRight.parse({ Item }).data ?? [])
    .map((item) => ({ ...shownRight(item), brandName: brands.get(item.collaborationId ?? '') ?? '' }))
    .sort((a, b) => (a.endsOn < b.endsOn ? -1 : 1));
}
