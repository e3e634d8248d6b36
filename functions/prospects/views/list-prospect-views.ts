import * as views from '../../../shared/prospects/views.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newestFirst } from '../../platform/http/newest-first.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { ProspectView, shownView } from './prospect-view.entity.ts';

export const handler = defineHandler(views.listProspectViews, async (call) => {
  const { workspaceId } = call.actor;
  const { data } = await ProspectView.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const { items, nextCursor } = await newestFirst(pageOf(call), data, ({ viewId }) => viewId);
  return { items: items.map(shownView), nextCursor };
});
