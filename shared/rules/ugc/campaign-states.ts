import type { StageCounts, UgcCampaignStatus } from '../../ugc/campaign.rules.ts';

export const campaignActions = ['publish', 'close_applications', 'reopen', 'complete', 'cancel'] as const;
export type CampaignAction = (typeof campaignActions)[number];

type Moves = Partial<Record<CampaignAction, UgcCampaignStatus>>;

/** Where each act leads from each status. */
const table: Record<UgcCampaignStatus, Moves> = {
  draft: { publish: 'open', cancel: 'cancelled' },
  in_review: { cancel: 'cancelled' },
  open: { close_applications: 'closed', complete: 'completed', cancel: 'cancelled' },
  closed: { reopen: 'open', complete: 'completed', cancel: 'cancelled' },
  completed: {},
  cancelled: {},
};

export const goalOfCampaign = (status: UgcCampaignStatus, action: CampaignAction): UgcCampaignStatus | undefined =>
  table[status][action];

/** What may be done to a campaign now, as far as its status tells. */
export const campaignActsOf = (status: UgcCampaignStatus): CampaignAction[] =>
  campaignActions.filter((action) => table[status][action] !== undefined);

/** Whether it takes one of the places that a plan gives. */
export const isUnderWay = (status: UgcCampaignStatus): boolean =>
  status === 'in_review' || status === 'open' || status === 'closed';

/** Whether creators may have read its brief. */
export const isPublished = (status: UgcCampaignStatus): boolean => status === 'open' || status === 'closed';

/** Collaborations in which nobody is bound yet: they end with their campaign. */
export const pendingOf = ({ invited, applied, shortlisted, offered }: StageCounts): number =>
  invited + applied + shortlisted + offered;

/** Collaborations in which both sides are bound, and nothing is paid yet. */
const bound = ({ engaged, submitted, approved }: StageCounts): number => engaged + submitted + approved;

/** Why the collaborations of a campaign stand in the way of an act; null when they do not. */
export function heldBy(
  action: CampaignAction,
  counts: StageCounts,
): 'collaborations_open' | 'collaborations_engaged' | null {
  if (action === 'complete' && counts.offered + bound(counts) > 0) return 'collaborations_open';
  if (action === 'cancel' && bound(counts) + counts.paid > 0) return 'collaborations_engaged';
  return null;
}
