import * as views from '../../../shared/prospects/views.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { countedViews, ProspectView, readView } from './prospect-view.entity.ts';

export const handler = defineHandler(views.deleteProspectView, async ({ actor, params: { id } }) => {
  const view = await readView(actor.workspaceId, id);
  await write([
    remove(ProspectView.remove(view), 'not_found'),
    countOneLess(countedViews(actor.workspaceId)),
    audit(actor, { type: 'prospect_view.deleted', entityId: id }),
  ]);
  return { id };
});
