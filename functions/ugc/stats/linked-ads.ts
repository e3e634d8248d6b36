import type { Period } from '../../../shared/rules/periods.ts';
import { fewestImpressions } from '../../../shared/rules/ugc/measured.ts';
import { figuresTogether, type MeasuredAd, measuredAds } from '../../analytics/creatives/measured-ads.door.ts';
import type { Reader } from '../../platform/identity/actor.ts';
import { UgcDeliverable } from '../core/deliverable.entity.ts';

/** A collaboration whose pieces may run as ads: what was agreed for it, and how many pieces that was for. */
type Approved = { collaborationId: string; creatorName: string; feeCents: number; deliverables: number };

/** A piece that people said runs as an ad, and what its campaign measured. */
export type LinkedAd = MeasuredAd<{
  campaignId: string;
  adName: string;
  deliverableId: string;
  label: string;
  creatorId: string;
  creatorName: string;
  cents: number;
}>;

/** The approved pieces of some collaborations that run as ads. Null for who may not read campaigns, and where they are too many to read. */
export async function linkedAds(
  { workspaceId, permissions }: Reader,
  approved: readonly Approved[],
  period: Period,
): Promise<LinkedAd[] | null> {
  if (!permissions.has('campaigns:read')) return null;
  if (approved.length === 0) return [];
  const known = new Map(approved.map((one) => [one.collaborationId, one]));
  const { data } = await UgcDeliverable.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  const ads = data.flatMap(({ deliverableId, label, creatorId, status, collaborationId, ...item }) => {
    const { linkedCampaignId: campaignId, adName } = item;
    const own = known.get(collaborationId);
    if (!own || status !== 'approved' || campaignId === undefined || adName === undefined) return [];
    const cents = own.feeCents / Math.max(1, own.deliverables);
    return [{ campaignId, adName, deliverableId, label, creatorId, creatorName: own.creatorName, cents }];
  });
  return measuredAds(workspaceId, ads, period);
}

/** As it is told: each figure is null where there is too little of it. */
export const shownAd = (one: LinkedAd) => {
  const { cents: _, ...ad } = one.ad;
  return { ...ad, campaignName: one.campaignName, state: one.state, ...figuresTogether([one]) };
};

/** What the ads of one creator bring together; nothing is said of few people. */
export function measuredOf(ads: readonly LinkedAd[]) {
  const figures = figuresTogether(ads);
  return (figures.impressions ?? 0) < fewestImpressions ? null : { ads: ads.length, ...figures };
}
