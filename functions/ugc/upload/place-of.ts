import { requiredField } from '../../../shared/kernel/validation-messages.ts';
import { illegalTransition } from '../../../shared/ugc/collaboration.rules.ts';
import type { UploadPurpose } from '../../../shared/ugc/upload.rules.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import type { CreatorActor } from '../../platform/identity/creator-actor.ts';
import { readOwnCollaboration } from '../collaboration/own-collaboration.ts';
import { UgcDeliverable, type UgcDeliverableItem } from '../core/deliverable.entity.ts';

/** Where a file goes: to a collaboration, to a deliverable of it. Its bytes are counted in the plan of the brand. */
export type Place = { workspaceId: string; collaborationId: string; deliverable?: UgcDeliverableItem };
type Asked = { purpose: UploadPurpose; collaborationId: string; deliverableId?: string | undefined };

const making = ['producing', 'changes_requested'];
/** By purpose, the states in which a brand expects such a file. */
const expected: Record<UploadPurpose, readonly string[]> = {
  deliverable: making,
  poster: making,
  receipt: ['accepted', ...making, 'submitted', 'approved'],
  invoice: ['approved'],
  // The brand's, never theirs.
  contract: [],
};
const ofDeliverables: readonly UploadPurpose[] = ['deliverable', 'poster'];

export async function placeOf(actor: CreatorActor, { purpose, collaborationId, deliverableId }: Asked): Promise<Place> {
  const { workspaceId, status, content } = await readOwnCollaboration(actor.creatorId, collaborationId);
  if (!expected[purpose].includes(status))
    throw new AppError('illegal_transition', { message: illegalTransition(status) });
  if (content.dispute) throw new AppError('dispute_open');
  if (!ofDeliverables.includes(purpose)) return { workspaceId, collaborationId };
  if (deliverableId === undefined) throw invalidField('deliverableId', requiredField);
  const { data } = await UgcDeliverable.get({ workspaceId, deliverableId }).go({ consistent: true });
  if (data?.collaborationId !== collaborationId) throw new AppError('not_found');
  return { workspaceId, collaborationId, deliverable: data };
}
