import type { Operation } from '../../platform/db/write.ts';
import type { UgcCampaignItem } from './campaign.entity.ts';
import { newStep } from './new-step.ts';

/** What happened to a campaign itself, to be written with it; by a person, or by the clock and the platform. */
export const campaignStep = (
  { workspaceId, campaignId }: Pick<UgcCampaignItem, 'workspaceId' | 'campaignId'>,
  said: { act: `campaign_${string}`; userId?: string; text?: string },
  now: Date,
): Operation =>
  newStep(
    { workspaceId, campaignId, collaborationId: campaignId },
    { ...said, side: said.userId === undefined ? 'clock' : 'brand' },
    now,
  );
