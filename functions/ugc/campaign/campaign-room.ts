import { campaignLimits } from '../../../shared/ugc/campaign.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { countOneLess, countOneMore, readCount } from '../../platform/db/thing-count.entity.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { planOf } from '../../platform/plans/plan-versions.ts';

type Of = { workspaceId: string };
const made = ({ workspaceId }: Of) => ({ workspaceId, name: 'ugcCampaigns' as const });
const underWay = ({ workspaceId }: Of) => ({ workspaceId, name: 'ugcCampaignsUnderWay' as const });

export const countOneMade = (of: Of): Operation =>
  countOneMore(made(of), campaignLimits.campaigns, 'ugc_campaign_limit');
export const countOneRemoved = (of: Of): Operation => countOneLess(made(of));
/** Without the plan of its workspace: for what is made beside the acts of people. */
export const countOneUnderWay = (of: Of): Operation =>
  countOneMore(underWay(of), campaignLimits.campaigns, 'plan_limit');
export const countOneEnded = (of: Of): Operation => countOneLess(underWay(of));

/** Writes what puts a campaign under way; a 402 with limit and use when the plan has no room for it. */
export async function writeWithinPlan(actor: Actor, operations: Operation[]): Promise<void> {
  const max = (await planOf(actor.workspace)).limits.ugcCampaigns;
  // Counted without a limit too: another plan may have one.
  const counted = countOneMore(underWay(actor), max ?? campaignLimits.campaigns, 'plan_limit');
  try {
    await write([counted, ...operations]);
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'plan_limit') throw error;
    const details = [
      { path: 'limit', message: String(max) },
      { path: 'use', message: String(await readCount(underWay(actor))) },
    ];
    throw new AppError('plan_limit', { details, cause: error });
  }
}
