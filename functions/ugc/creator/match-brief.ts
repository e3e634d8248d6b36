import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import type { MatchBrief } from '../../../shared/rules/ugc/creator-match.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { ThresholdCount } from '../core/threshold-count.entity.ts';

/** What a campaign asks of creators, and how often each has worked with its advertiser. */
type AskedMatch = { brief: MatchBrief; together: ReadonlyMap<string, number> };

/** A 404 for a campaign that the workspace has not. */
export async function matchBriefOf(workspaceId: string, campaignId: string): Promise<AskedMatch> {
  const { brandId, content } = await readCampaign(workspaceId, campaignId);
  const { criteria, deliverables, feeCents, delays, applicationsCloseOn } = content;
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
  return { brief, together: await togetherWith(workspaceId, brandId) };
}

/** Each creator's collaborations with an advertiser, from their acceptance on. */
async function togetherWith(workspaceId: string, brandId: string): Promise<Map<string, number>> {
  const { data } = await ThresholdCount.query.byWorkspace({ workspaceId, brandId }).go({ pages: 'all' });
  const together = new Map<string, number>();
  for (const { creatorId, counted } of data)
    together.set(creatorId, (together.get(creatorId) ?? 0) + new Set(counted.map((one) => one.collaborationId)).size);
  return together;
}
