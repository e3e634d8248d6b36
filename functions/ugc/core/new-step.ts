import { type Operation, put } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { CollaborationStep, type CollaborationStepItem } from './collaboration-step.entity.ts';

type Place = Pick<CollaborationStepItem, 'workspaceId' | 'campaignId' | 'collaborationId'>;
type Said = Pick<CollaborationStepItem, 'side' | 'act'> & { userId?: string | undefined; text?: string | undefined };

/** What happened, to be written with it. */
export const newStep = (
  { workspaceId, campaignId, collaborationId }: Place,
  { side, act, userId, text }: Said,
  now: Date,
): Operation =>
  put(
    CollaborationStep.create({
      ...{ workspaceId, campaignId, collaborationId, stepId: newId('stp', now), at: now.toISOString(), side, act },
      ...(userId !== undefined && { userId }),
      ...(text && { text }),
    }),
  );
