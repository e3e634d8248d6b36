import * as views from '../../../shared/prospects/views.contract.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { ProspectView, toView } from './prospect-view.entity.ts';

export const handler = defineHandler(views.listProspectViews, async ({ actor: { workspaceId }, query }) => {
  const { data } = await ProspectView.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const scope = { owner: workspaceId, operation: 'listProspectViews' };
  const { items, nextCursor } = await newestFirst(scope, query, data, ({ viewId }) => viewId);
  return { items: items.map(toView), nextCursor };
});
