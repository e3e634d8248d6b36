import * as views from '../../../shared/campaigns/views.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newestFirst } from '../../platform/http/newest-first.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { allViews, sees, shownView } from './campaign-view.entity.ts';
import { readDefault } from './default-view.entity.ts';

export const handler = defineHandler(views.listCampaignViews, async (call) => {
  const { actor } = call;
  const [all, defaultId] = await Promise.all([allViews(actor.workspaceId), readDefault(actor)]);
  const page = pageOf(call, `${actor.workspaceId} ${actor.userId}`);
  const seen = all.filter((view) => sees(actor, view));
  const { items, nextCursor } = await newestFirst(page, seen, ({ viewId }) => viewId);
  return { items: items.map((view) => shownView(view, defaultId)), nextCursor };
});
