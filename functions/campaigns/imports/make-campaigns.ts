import { campaignLimits } from '../../../shared/campaigns/campaigns.rules.ts';
import { figureLineProblems as problems } from '../../../shared/campaigns/imports.messages.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { changedRun, orStopped, saveRun } from '../../imports/import-run.ts';
import { AppError } from '../../platform/app-error.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import { ownedBy } from '../../platform/identity/owned-by.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { activeLimit, campaignUse } from '../core/campaign-book.entity.ts';
import { campaignWrites, namedMeanwhile } from '../core/campaign-writes.ts';
import { type CampaignImportItem, campaignRuns } from './campaign-import.entity.ts';
import type { KnownCampaigns } from './known-campaigns.ts';
import { saysActive, type Unit } from './plan-unit.ts';

/**
 * Makes the campaigns of some units that have rows and are not there yet, in one transaction with the run that counts
 * them: a run that goes on after a dead worker makes none twice. Active where the file says so and the plan has a place,
 * else paused. Rows of those that a workspace has no room for are refused. Answers the run; null, with nothing made, where
 * others made or renamed a campaign since those that are `known` were read.
 */
export async function makeCampaigns(ground: Ground, units: Unit[]): Promise<CampaignImportItem | null> {
  try {
    return await makeOwned(ground, units);
  } catch (error) {
    if (error === namedMeanwhile) return null;
    throw error;
  }
}

type Ground = { item: CampaignImportItem; workspace: WorkspaceItem; known: KnownCampaigns };

async function makeOwned(ground: Ground, units: Unit[]): Promise<CampaignImportItem> {
  const wanted = units.filter(({ isNew, rows }) => isNew && rows.length > 0);
  if (wanted.length === 0) return ground.item;
  try {
    return await makeUnder(ground, wanted);
  } catch (error) {
    // Who asked for the import, or the client that it was for, may be gone since: campaigns are then nobody's.
    if (!(error instanceof AppError) || error.reason !== 'validation_error') throw error;
    for (const { campaign } of wanted) {
      if (!campaign) continue;
      campaign.ownerId = undefined;
      campaign.clientId = undefined;
    }
    return makeUnder(ground, wanted);
  }
}

const makeUnder = ({ item, workspace, known }: Ground, wanted: Unit[]): Promise<CampaignImportItem> =>
  withFreshReads(async () => {
    const { made, overLimit } = await withinPlan(workspace, wanted);
    for (const unit of wanted.slice(made.length)) refuseAll(unit);
    if (made.length === 0) return item;
    const counted = item.campaigns ?? { created: 0, matched: 0, overLimit: 0 };
    const after = changedRun(item, {
      campaigns: { ...counted, created: counted.created + made.length, overLimit: counted.overLimit + overLimit },
    });
    try {
      await writeMade(workspace, made, known.namings, saveRun(campaignRuns, item, after));
    } catch (error) {
      // Others took the last places meanwhile: it is tried with those that are left.
      if (error instanceof AppError && ['plan_limit', 'campaign_limit'].includes(error.reason)) throw changedMeanwhile;
      throw orStopped(error);
    }
    known.add(made);
    return after;
  });

/** Those that the workspace has room for, active as far as its plan goes. */
async function withinPlan(
  workspace: WorkspaceItem,
  wanted: Unit[],
): Promise<{ made: CampaignItem[]; overLimit: number }> {
  const { count, active } = await campaignUse(workspace.workspaceId);
  let room = (activeLimit(workspace) ?? Number.POSITIVE_INFINITY) - active;
  let overLimit = 0;
  const made: CampaignItem[] = [];
  for (const { campaign, gathered } of wanted.slice(0, Math.max(0, campaignLimits.campaigns - count))) {
    if (!campaign) continue;
    const runs = saysActive(gathered);
    campaign.status = runs && room > 0 ? 'active' : 'paused';
    if (runs && room <= 0) overLimit++;
    if (campaign.status === 'active') room--;
    made.push(campaign);
  }
  return { made, overLimit };
}

async function writeMade(
  workspace: WorkspaceItem,
  made: CampaignItem[],
  namings: number,
  save: Operation,
): Promise<void> {
  const { workspaceId } = workspace;
  const [first] = made;
  const writes = made.map((one) => ({ made: one }));
  await write([
    ...(await campaignWrites(workspace, writes, namings)),
    ...ownedBy(workspaceId, first?.ownerId),
    ...fileUnder(workspaceId, first?.clientId),
    save,
  ]);
}

function refuseAll(unit: Unit): void {
  for (const row of unit.rows) unit.refused.push({ row, reason: problems.tooManyCampaigns });
  unit.rows = [];
}
