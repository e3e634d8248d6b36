import { formerMember } from '../../../shared/boards/boards.rules.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { Comment } from './comment.entity.ts';

type Written = { workspaceId: string; savedAdId: string; commentId: string };

export const isForgotten = ({ authorName }: { authorName?: unknown }): boolean => authorName === formerMember;

/** What someone wrote stays with the team: without their name, once their account is deleted. */
export async function forgetAuthor({ workspaceId, savedAdId, commentId }: Written): Promise<void> {
  await unlessRefused(Comment.patch({ workspaceId, savedAdId, commentId }).set({ authorName: formerMember }).go());
}
