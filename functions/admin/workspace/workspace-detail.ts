import type { AdminWorkspaceDetail } from '../../../shared/admin/workspace.contract.ts';
import { formerMember } from '../../../shared/kernel/former-member.ts';
import { newestOfEach, type PlanVersion } from '../../../shared/kernel/plan-versions.ts';
import { offerIn, offerReads } from '../../billing/core/offer.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Item, readTogether } from '../../platform/db/read-together.ts';
import { peopleNames } from '../../platform/identity/people-names.ts';
import { Workspace, type WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import { planVersions } from '../../platform/plans/plan-versions.ts';
import { shownWorkspace } from './shown-workspaces.ts';
import { WorkspaceChange } from './workspace-change.entity.ts';

const shownDecisions = 20;

/** A workspace with what its billing is made of, as both stand now; one that is being purged is gone. */
export async function workspaceAtHand(
  workspaceId: string,
): Promise<{ workspace: WorkspaceItem; items: (Item | undefined)[] }> {
  const [item, ...items] = await readTogether([Workspace.get({ workspaceId }), ...offerReads(workspaceId)]);
  const { data: workspace } = Workspace.parse({ Item: item });
  if (!workspace || workspace.deletion?.begunAt) throw new AppError('not_found');
  return { workspace, items };
}

export async function shownDetail(
  workspace: WorkspaceItem,
  items: (Item | undefined)[],
): Promise<AdminWorkspaceDetail> {
  const [shown, { plan, usage }, decisions, plans] = await Promise.all([
    shownWorkspace(workspace, items[0]),
    offerIn(workspace, items),
    decisionsOf(workspace.workspaceId),
    planVersions(),
  ]);
  return {
    ...shown,
    limits: plan.limits,
    overrides: workspace.limits ?? {},
    usage,
    decisions,
    plans: agreeable(plans, workspace),
  };
}

/** Those that are taken still, and the one that it has. */
const agreeable = (all: PlanVersion[], { plan }: WorkspaceItem) =>
  newestOfEach(all)
    .filter(({ planCode, unlisted }) => !unlisted || planCode === plan)
    .map(({ planCode, name }) => ({ code: planCode, name }));

async function decisionsOf(workspaceId: string): Promise<AdminWorkspaceDetail['decisions']> {
  const { data } = await WorkspaceChange.query
    .ofWorkspace({ workspaceId })
    .go({ order: 'desc', limit: shownDecisions, consistent: true });
  const names = await peopleNames([...new Set(data.map(({ byId }) => byId))]);
  return data.map(({ changeId, at, byId, changed, reason }) => ({
    ...{ id: changeId, at, changed, reason },
    by: { id: byId, name: names.get(byId) ?? formerMember },
  }));
}
