import type { Workspace } from '../../../shared/settings/workspace.contract.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';

export const versionOf = ({ version = 1 }: WorkspaceItem): number => version;

/** A workspace as its settings show it. */
export const shownWorkspace = (workspace: WorkspaceItem): Workspace => ({
  id: workspace.workspaceId,
  name: workspace.name,
  createdAt: workspace.createdAt,
  version: versionOf(workspace),
});
