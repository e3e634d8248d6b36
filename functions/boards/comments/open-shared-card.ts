import type { SharedComment } from '../../../shared/boards/comments.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { SavedAd } from '../core/saved-ad.entity.ts';
import { openShared } from '../share/open-shared.ts';
import type { CommentItem } from './comment.entity.ts';

/** A card whose comments a public link opens; a 404 when the link takes none, or the card is not on its board. */
export async function openSharedCard({ token, id: savedAdId }: { token: string; id: string }) {
  const open = await openShared(token);
  const { board } = open;
  if (!board.shareAllowsComments) throw new AppError('not_found');
  const { workspaceId, boardId } = board;
  const { data: card } = await SavedAd.get({ workspaceId, savedAdId }).go({ consistent: true });
  if (card?.boardId !== boardId) throw new AppError('not_found');
  return { ...open, card };
}

/** A comment for whoever has the link. */
export const sharedComment = (item: CommentItem): SharedComment => ({
  id: item.commentId,
  author: item.authorName,
  team: item.authorId !== undefined,
  text: item.text,
  createdAt: item.createdAt,
  editedAt: item.editedAt ?? null,
});
