import { AppError } from '../../platform/app-error.ts';
import { deleteFiles } from '../../platform/clients/delete-files.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { writeIf } from '../../platform/db/write.ts';
import { CreatorRelation } from '../core/creator-relation.entity.ts';
import { relationWrites } from '../core/creator-writes.ts';

/** What is left for the answer. */
const mostMs = 20_000;

/** What workspaces noted of a creator, their address above all, and the files of their profile. Done again, it goes on. */
export async function forgetEverywhere(creatorId: string, now: Date): Promise<void> {
  const { data } = await CreatorRelation.query.byCreator({ creatorId }).go({ pages: 'all' });
  for (const relation of data) {
    const [gone, ...marks] = relationWrites(relation, null, now);
    const { workspaceId } = relation;
    const less = relation.added ? [countOneLess({ workspaceId, name: 'ugcCreators' })] : [];
    if (gone) await writeIf(gone, [...marks, ...less]);
  }
  const { done } = await deleteFiles(`creators/${creatorId}/`, Date.now() + mostMs);
  if (!done) throw new AppError('unavailable', { retryAfterSeconds: 1 });
}
