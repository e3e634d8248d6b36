import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { readCard } from '../card/read-card.ts';
import { Comment, type CommentItem } from './comment.entity.ts';

type Named = { id: string; commentId: string };

/** A comment with its card, even one that was deleted and may come back. */
export async function readAnyComment(workspaceId: string, { id: savedAdId, commentId }: Named) {
  const [of, { data: comment }] = await Promise.all([
    readCard(workspaceId, savedAdId),
    Comment.get({ workspaceId, savedAdId, commentId }).go({ consistent: true }),
  ]);
  if (!comment) throw new AppError('not_found');
  return { ...of, comment };
}

export async function readComment(workspaceId: string, named: Named) {
  const read = await readAnyComment(workspaceId, named);
  if (read.comment.deletedAt !== undefined) throw new AppError('not_found');
  return read;
}

/** One's own, or anyone's for who may delete on boards: what comes from outside has no author here. */
export function refuseToRemove({ userId, permissions }: Actor, { authorId }: CommentItem): void {
  if (authorId !== userId && !permissions.has('boards:delete')) throw new AppError('forbidden');
}
