import * as views from '../../../shared/campaigns/views.contract.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneLess } from '../../platform/db/thing-count.entity.ts';
import { remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { CampaignView, countedViews, readView } from './campaign-view.entity.ts';

export const handler = defineHandler(views.deleteCampaignView, async ({ actor, params: { id } }) => {
  const view = await readView(actor, id);
  await write([
    remove(CampaignView.remove(view), 'not_found'),
    countOneLess(countedViews(actor.workspaceId)),
    audit(actor, { type: 'campaign_view.deleted', entityId: id }),
  ]);
  return { id };
});
