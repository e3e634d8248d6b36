import { type Operation, put } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import type { UgcCampaignItem } from './campaign.entity.ts';
import { CollaborationStep } from './collaboration-step.entity.ts';

/** What happened to a campaign itself, to be written with it; by a person, or by the clock and the platform. */
export const campaignStep = (
  { workspaceId, campaignId }: Pick<UgcCampaignItem, 'workspaceId' | 'campaignId'>,
  { act, userId, text }: { act: `campaign_${string}`; userId?: string; text?: string },
  now: Date,
): Operation =>
  put(
    CollaborationStep.create({
      ...{
        workspaceId,
        campaignId,
        collaborationId: campaignId,
        stepId: newId('stp', now),
        at: now.toISOString(),
        act,
      },
      ...(userId === undefined ? { side: 'clock' } : { side: 'brand', userId }),
      ...(text && { text }),
    }),
  );
