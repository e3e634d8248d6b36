import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEye, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import type { Comment } from '../../../../../shared/boards/comments.contract.ts';
import { mentionParts } from '../../../../../shared/boards/mention-parts.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { ConflictChoice } from '../../../components/conflict-choice.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { useBoardSpace } from '../board-space.ts';
import { type CommentEdit, editComment, removeComment } from './comment-acts.ts';
import { CommentForm } from './comment-form.tsx';
import classes from './comments.module.css';
import type { Comments } from './use-comments.ts';

/** The title of the comments, which takes the focus of one that goes away. */
export const commentsTitleId = 'card-comments';

const otherwise = 'Le commentaire n’a pas pu être modifié';

/** What someone said, with what they may still do about it. */
export function CommentLine({ comment, list }: { comment: Comment; list: Comments }) {
  const { board } = useBoardSpace();
  const [editing, setEditing] = useState(false);
  const { author, outside, shared, createdAt, editedAt } = comment;
  return (
    <li className={classes.line} data-outside={outside || undefined}>
      <p className={classes.head}>
        <bdi className={classes.author}>{author.name}</bdi>
        <span className={classes.when}>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          {editedAt && ', modifié'}
        </span>
      </p>
      {outside && (
        <p className={classes.mark} data-tone="outside">
          <IconWorld size={13} aria-hidden /> Par le lien public
        </p>
      )}
      {shared && !outside && board.shareAllowsComments && (
        <p className={classes.mark} data-tone="shared">
          <IconEye size={13} aria-hidden /> Visible par le client
        </p>
      )}
      {editing ? (
        <CommentEditor comment={comment} list={list} onClose={() => setEditing(false)} />
      ) : (
        <p className={classes.text}>
          {mentionParts(comment).map(({ words, named }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
            named ? <b key={at}>{words}</b> : words,
          )}
        </p>
      )}
      <CommentMenu comment={comment} list={list} onEdit={() => setEditing(true)} />
    </li>
  );
}

type MenuProps = { comment: Comment; list: Comments; onEdit: () => void };

function CommentMenu({ comment, list, onEdit }: MenuProps) {
  const { data } = useProfile();
  const mine = data !== undefined && comment.author.id === data.user.id;
  if (!mine && !data?.user.permissions.includes('boards:delete')) return null;

  function take() {
    document.getElementById(commentsTitleId)?.focus({ preventScroll: true });
    void removeComment(list, comment);
  }

  return (
    <div className={classes.menu}>
      <ActMenu
        withinPortal={false}
        width={150}
        target={
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Actions sur le commentaire de ${comment.author.name} du ${formatMoment(comment.createdAt)}`}
          >
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        }
      >
        {mine && <Menu.Item onClick={onEdit}>Modifier</Menu.Item>}
        <Menu.Item c="var(--mantine-color-error)" onClick={take}>
          Supprimer
        </Menu.Item>
      </ActMenu>
    </div>
  );
}

type EditorProps = { comment: Comment; list: Comments; onClose: () => void };

/** A comment corrected in its place; when it was corrected elsewhere meanwhile, both versions are shown. */
function CommentEditor({ comment, list, onClose }: EditorProps) {
  const [base] = useState(comment);
  useFocusReturn();
  const [conflict, setConflict] = useState<{ mine: CommentEdit; theirs: Comment } | null>(null);

  async function save(over: Comment, mine: CommentEdit) {
    const outcome = await editComment(list, over, mine);
    if ('theirs' in outcome) setConflict({ mine, theirs: outcome.theirs });
    else onClose();
  }

  if (conflict) {
    const { mine, theirs } = conflict;
    return (
      <ConflictChoice
        what="Ce commentaire a été modifié ailleurs en même temps."
        mine={mine.text ?? ''}
        theirs={theirs.text}
        onMine={() => save(theirs, mine).catch((error) => sayRefused(otherwise, error))}
        onTheirs={onClose}
      />
    );
  }
  return <CommentForm start={base} otherwise={otherwise} onSay={(said) => save(base, said)} onCancel={onClose} />;
}
