import { trialEnd } from '../../../shared/kernel/plans.ts';
import { type Operation, put } from '../../platform/db/write.ts';
import { countTeam } from '../../platform/identity/team.entity.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { listed } from '../../platform/identity/workspace-list.entity.ts';
import { newId } from '../../platform/new-id.ts';

/** A workspace to be made for its first owner; a person has one trial, with the first of theirs. */
export function newWorkspace(name: string, now: Date, { trialDays = 0 } = {}): WorkspaceItem {
  const at = now.toISOString();
  return {
    workspaceId: newId('wks', now),
    name,
    plan: 'starter',
    ...(trialDays > 0 && { trialEndsAt: trialEnd(now, trialDays).toISOString() }),
    createdAt: at,
    updatedAt: at,
  };
}

/** What makes it, and counts its owner. */
export const workspaceWrites = (workspace: WorkspaceItem): Operation[] => [
  put(Workspace.create(workspace)),
  put(listed(workspace.workspaceId)),
  countTeam(workspace.workspaceId, { owners: 1, seats: 1 }),
];
