import { firstSupportAccess } from '../../../shared/kernel/support-access.ts';
import { defaultTimezone } from '../../../shared/kernel/timezone.ts';
import type { Workspace } from '../../../shared/settings/workspace.contract.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';

export const versionOf = ({ version = 1 }: WorkspaceItem): number => version;

/** A workspace as its settings show it; one that closes is not written. */
export const shownWorkspace = (workspace: WorkspaceItem, owners: string[] = []): Workspace => ({
  id: workspace.workspaceId,
  name: workspace.name,
  timezone: workspace.timezone ?? defaultTimezone,
  supportAccess: workspace.supportAccess ?? firstSupportAccess,
  owners,
  createdAt: workspace.createdAt,
  deletion: null,
  version: versionOf(workspace),
});
