import { commentRestoreSeconds } from '../../../../../shared/boards/boards.rules.ts';
import {
  type Comment,
  deleteComment,
  restoreComment,
  updateComment,
} from '../../../../../shared/boards/comments.contract.ts';
import { sayDone } from '../../../components/undo-toast.tsx';
import { isGone, sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import type { InputOf } from '../../../lib/send.ts';
import { versionedWrite } from '../../../lib/versioned-write.ts';
import type { Comments } from './use-comments.ts';

/** A click takes its time to arrive. */
const undoSeconds = commentRestoreSeconds - 3;

export type CommentEdit = Omit<InputOf<typeof updateComment>['body'], 'version'>;

/** Corrects a comment as `base` showed it. */
export async function editComment(list: Comments, base: Comment, edit: CommentEdit) {
  const outcome = await versionedWrite<Comment>(base, edit, {
    put: async (version) => {
      const params = { id: list.cardId, commentId: base.id };
      return (await request(updateComment, { params, body: { ...edit, version } })).comment;
    },
    read: async () => (await list.reload())?.find(({ id }) => id === base.id),
    seen: ({ mentions, ...said }) => ({ ...said, mentions: mentions.map(({ id }) => id) }),
  });
  if ('kept' in outcome) await list.replace(outcome.kept);
  return outcome;
}

/** Takes a comment away, and offers the way back for as long as there is one. */
export async function removeComment(list: Comments, comment: Comment): Promise<void> {
  const params = { id: list.cardId, commentId: comment.id };

  async function undo() {
    try {
      await request(restoreComment, { params, body: {} });
      await list.giveBack();
    } catch (error) {
      sayRefused('Le commentaire n’a pas pu être rétabli', isGone(error) ? 'Les 30 secondes sont passées.' : error);
    }
  }

  await list.take(comment);
  try {
    await request(deleteComment, { params });
  } catch (error) {
    if (!isGone(error)) {
      await list.giveBack();
      return sayRefused('Le commentaire n’a pas été supprimé', error);
    }
  }
  sayDone({ message: 'Commentaire supprimé', undo, seconds: undoSeconds });
}
