import { getAdminWorkspace } from '../../../shared/admin/workspace.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { shownDetail, workspaceAtHand } from './workspace-detail.ts';

export const handler = defineHandler(getAdminWorkspace, async ({ params: { id } }) => {
  const { workspace, items } = await workspaceAtHand(id);
  return { workspace: await shownDetail(workspace, items) };
});
