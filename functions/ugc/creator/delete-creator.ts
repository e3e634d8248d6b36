import { deleteCreator } from '../../../shared/ugc/creator.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { relationWrites } from '../core/creator-writes.ts';
import { refuseEngagedCreator } from '../core/engaged.ts';
import { readCreator } from '../core/read-creator.ts';

/** The workspace forgets whom it added or who came by its call, with all that it said of them; their profile stays theirs. */
export const handler = defineHandler(deleteCreator, async ({ actor, params: { id } }) => {
  const { workspaceId } = actor;
  const { profile, relation } = await readCreator(workspaceId, id);
  if (!relation?.added && (profile.listed || !relation?.metAt)) throw new AppError('creator_listed');
  await refuseEngagedCreator(id, workspaceId);
  const now = new Date();
  await write([
    ...relationWrites(relation, null, now),
    ...(relation.added ? [countOneLess({ workspaceId, name: 'ugcCreators' })] : []),
    audit(actor, { type: 'ugc_creator.forgotten', entityId: id }, now),
  ]);
  return { id };
});
