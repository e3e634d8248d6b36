import type { Period } from '../../../shared/rules/periods.ts';
import { fewestForStats } from '../../../shared/rules/ugc/collaboration-stats.ts';
import { verdictsOf } from '../../analytics/creatives/verdicts-of.door.ts';
import type { Reader } from '../../platform/identity/actor.ts';
import { UgcDeliverable } from '../core/deliverable.entity.ts';

/** What was agreed for a collaboration, and how many pieces that was for. */
type Agreed = { collaborationId: string; feeCents: number; deliverables: number };

/**
 * What a winning ad costs in cents: what was agreed for the pieces that run as ads and could be judged, over those of them that
 * win. Null below three winners, and for who may not read campaigns.
 */
export async function costPerWinningAdCents(
  { workspaceId, permissions }: Reader,
  approved: readonly Agreed[],
  period: Period,
): Promise<number | null> {
  if (!permissions.has('campaigns:read') || approved.length === 0) return null;
  const agreed = new Map(approved.map((one) => [one.collaborationId, one]));
  const { data } = await UgcDeliverable.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const ads = data.flatMap(({ status, collaborationId, linkedCampaignId: campaignId, adName }) => {
    const own = agreed.get(collaborationId);
    if (!own || status !== 'approved' || campaignId === undefined || adName === undefined) return [];
    return [{ campaignId, adName, cents: own.feeCents / Math.max(1, own.deliverables) }];
  });
  if (ads.length < fewestForStats) return null;
  const told = (await verdictsOf(workspaceId, ads, period)) ?? [];
  const winners = told.filter(({ verdict }) => verdict === 'winner').length;
  if (winners < fewestForStats) return null;
  return Math.round(told.reduce((sum, { ad }) => sum + ad.cents, 0) / winners);
}
