import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { MatchBrief } from '../../../shared/rules/ugc/creator-match.ts';
import { readCampaign } from '../core/read-campaign.ts';

/** What a campaign asks of creators, and how often each has worked with the workspace. */
type AskedMatch = { brief: MatchBrief; together: ReadonlyMap<string, number> };

/** A 404 for a campaign that the workspace has not. */
export async function matchBriefOf(workspaceId: string, campaignId: string): Promise<AskedMatch> {
  const { criteria, deliverables, feeCents, delays, applicationsCloseOn } = (
    await readCampaign(workspaceId, campaignId)
  ).content;
  const today = parisDay();
  const from = applicationsCloseOn && applicationsCloseOn > today ? applicationsCloseOn : today;
  const brief: MatchBrief = {
    criteria,
    deliverables,
    mostCents: feeCents?.max ?? null,
    firstVersionDays: delays.firstVersionDays,
    // An offer is answered before anyone works.
    startOn: addDays(from, delays.offerDays),
  };
  return { brief, together: new Map() };
}
