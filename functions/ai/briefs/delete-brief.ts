import * as briefs from '../../../shared/ai/briefs.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { KeptBrief } from '../core/brief.entity.ts';
import { readBrief } from '../core/read-brief.ts';

/** Gone for good; what was made from it stays. */
export const handler = defineHandler(briefs.deleteBrief, async ({ actor, params: { id } }) => {
  const { workspaceId, briefId } = await readBrief(actor.workspaceId, id);
  await write([
    remove(KeptBrief.remove({ workspaceId, briefId }), 'not_found'),
    countOneLess({ workspaceId, name: 'briefs' }),
    audit(actor, { type: 'brief.deleted', entityId: id }),
  ]);
  return { id };
});
