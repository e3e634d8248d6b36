import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { noExtension } from '../../../shared/ugc/right.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { readCollaboration } from '../collaboration/collaboration-view.ts';
import { ownCollaborations } from '../collaboration/own-collaboration.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { type RightExtension, UgcRight, type UgcRightItem } from '../core/right.entity.ts';

type OwnRight = { right: UgcRightItem; item: UgcCollaborationItem };

/** A right that a creator granted, with the collaboration that it is of; a 404 for any other. */
export async function readOwnRight(creatorId: string, rightId: string): Promise<OwnRight> {
  const own = await ownCollaborations(creatorId);
  const found = own.find(({ content }) => content.rightId === rightId);
  if (!found) throw new AppError('not_found');
  const { workspaceId, collaborationId } = found;
  const [{ data: right }, item] = await Promise.all([
    UgcRight.get({ workspaceId, rightId }).go({ consistent: true }),
    readCollaboration(workspaceId, collaborationId),
  ]);
  if (!right) throw new AppError('not_found');
  return { right, item };
}

/** What waits for the creator's answer; refused once it does not any more. */
export function waitingExtension({ extension, terminatedOn }: UgcRightItem, now: Date): RightExtension {
  if (terminatedOn !== undefined) throw new AppError('right_over');
  if (extension?.status !== 'proposed' || extension.expiresOn < parisDay(now))
    throw new AppError('illegal_transition', { message: noExtension });
  return extension;
}
