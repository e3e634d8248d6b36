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
import { readCampaigns } from '../core/read-campaign.ts';
import { type CampaignImportItem, campaignRuns } from './campaign-import.entity.ts';
import type { KnownCampaigns } from './known-campaigns.ts';
import { saysActive, type Unit } from './plan-unit.ts';

/**
 * Makes the campaigns of some units that have rows and are not there yet, and gives those that the file found by their name
 * the id that it says of them, in one transaction with the run that counts the former: a run that goes on after a dead worker makes none twice. Active where the file says so and the plan has a place,
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
  const filled = units.filter(({ rows }) => rows.length > 0);
  const wanted = filled.filter(({ isNew }) => isNew);
  const named = filled.flatMap(({ campaign, isNew }) =>
    campaign && !isNew && ground.known.givenTo(campaign) ? [campaign.campaignId] : [],
  );
  if (wanted.length + named.length === 0) return ground.item;
  try {
    return await makeUnder(ground, wanted, named);
  } catch (error) {
    // Who asked for the import, or the client that it was for, may be gone since: campaigns are then nobody's.
    if (!(error instanceof AppError) || error.reason !== 'validation_error') throw error;
    for (const { campaign } of wanted) {
      if (!campaign) continue;
      campaign.ownerId = undefined;
      campaign.clientId = undefined;
    }
    return makeUnder(ground, wanted, named);
  }
}

const makeUnder = (ground: Ground, wanted: Unit[], named: string[]): Promise<CampaignImportItem> =>
  withFreshReads(async () => {
    const { item, workspace, known } = ground;
    const { made, overLimit } = await withinPlan(workspace, wanted);
    for (const unit of wanted.slice(made.length)) refuseAll(unit);
    const given = await withIds(ground, named);
    if (made.length + given.length === 0) return item;
    const counted = item.campaigns ?? { created: 0, matched: 0, overLimit: 0 };
    const after = changedRun(item, {
      campaigns: { ...counted, created: counted.created + made.length, overLimit: counted.overLimit + overLimit },
    });
    try {
      await writeMade(ground, made, given, saveRun(campaignRuns, item, after));
    } catch (error) {
      // Others took the last places meanwhile: it is tried with those that are left.
      if (error instanceof AppError && ['plan_limit', 'campaign_limit'].includes(error.reason)) throw changedMeanwhile;
      throw orStopped(error);
    }
    known.add([...made, ...given.map(({ after }) => after)]);
    return after;
  });

/** Those that the workspace has room for, active as far as its plan goes. */
async function withinPlan(
  workspace: WorkspaceItem,
  wanted: Unit[],
): Promise<{ made: CampaignItem[]; overLimit: number }> {
  const { count, active } = await campaignUse(workspace.workspaceId);
  let room = ((await activeLimit(workspace)) ?? Number.POSITIVE_INFINITY) - active;
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

type Given = { before: CampaignItem; after: CampaignItem };

/** As they are now: figures were written of them since they were found. */
async function withIds({ item, known }: Ground, campaignIds: string[]): Promise<Given[]> {
  const updatedAt = new Date().toISOString();
  const items = campaignIds.length > 0 ? await readCampaigns(item.workspaceId, campaignIds) : [];
  return items.flatMap((before) => {
    const externalId = known.givenTo(before);
    return externalId ? [{ before, after: { ...before, externalId, updatedAt, version: before.version + 1 } }] : [];
  });
}

async function writeMade(
  { workspace, known }: Ground,
  made: CampaignItem[],
  given: Given[],
  save: Operation,
): Promise<void> {
  const { workspaceId } = workspace;
  const [first] = made;
  const writes = [...made.map((one) => ({ made: one })), ...given];
  await write([
    ...(await campaignWrites(workspace, writes, known.namings)),
    ...ownedBy(workspaceId, first?.ownerId),
    ...fileUnder(workspaceId, first?.clientId),
    save,
  ]);
}

function refuseAll(unit: Unit): void {
  for (const row of unit.rows) unit.refused.push({ row, reason: problems.tooManyCampaigns() });
  unit.rows = [];
}
