import { unlessRefused } from '../../platform/db/write.ts';
import { UgcCollaboration, type UgcCollaborationItem } from '../core/collaboration.entity.ts';

/** The brand has opened what was handed in: the creator cannot take it back any more. No change of the collaboration. */
export async function noteOpened({
  workspaceId,
  collaborationId,
  status,
  openedAt,
}: UgcCollaborationItem): Promise<void> {
  if (status !== 'submitted' || openedAt !== undefined) return;
  await unlessRefused(
    UgcCollaboration.patch({ workspaceId, collaborationId })
      .set({ openedAt: new Date().toISOString() })
      .where((attr, { eq }) => eq(attr.status, 'submitted'))
      .go(),
  );
}
