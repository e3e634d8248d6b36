import { requiredField } from '../../../shared/kernel/validation-messages.ts';
import { illegalTransition } from '../../../shared/ugc/collaboration.rules.ts';
import type { UploadPurpose } from '../../../shared/ugc/upload.rules.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { CreatorActor } from '../../platform/identity/creator-actor.ts';
import { readOwnCollaboration } from '../collaboration/own-collaboration.ts';
import { UgcDeliverable, type UgcDeliverableItem } from '../core/deliverable.entity.ts';

/** Where a file goes: to a creator alone, or to a collaboration of theirs, to a deliverable of it. */
export type Place = { workspaceId?: string; collaborationId?: string; deliverable?: UgcDeliverableItem };
type Asked = { purpose: UploadPurpose; collaborationId?: string | undefined; deliverableId?: string | undefined };

const making = new Set(['producing', 'changes_requested']);

export async function placeOf(actor: CreatorActor, { purpose, collaborationId, deliverableId }: Asked): Promise<Place> {
  if (purpose === 'deliverable' && deliverableId === undefined) throw invalidField('deliverableId', requiredField);
  if (collaborationId === undefined) {
    if (purpose === 'portfolio' || (purpose === 'poster' && deliverableId === undefined)) return {};
    throw invalidField('collaborationId', requiredField);
  }
  const { workspaceId, status, content } = await readOwnCollaboration(actor.creatorId, collaborationId);
  if (deliverableId === undefined) return { workspaceId, collaborationId };
  const { data } = await UgcDeliverable.get({ workspaceId, deliverableId }).go({ consistent: true });
  if (data?.collaborationId !== collaborationId) throw new AppError('not_found');
  if (!making.has(status)) throw new AppError('illegal_transition', { message: illegalTransition(status) });
  if (content.dispute) throw new AppError('dispute_open');
  return { workspaceId, collaborationId, deliverable: data };
}
