import { ActionIcon, Button, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconDots } from '@tabler/icons-react';
import type { UgcCommentShown } from '../../../../../shared/ugc/deliverable.ts';
import { ActMenu } from '../../../components/act-menu.tsx';
import { formatMoment } from '../../../lib/format.ts';
import classes from './comment-panel.module.css';
import { filmTime } from './film-time.ts';

type Props = {
  comments: readonly UgcCommentShown[];
  mayWrite: boolean;
  onSeek: (seconds: number) => void;
  onEdit: (comment: UgcCommentShown, change: { resolved?: boolean; deleted?: true }) => void;
  onAnswer: (comment: UgcCommentShown) => void;
};

/** What was said of this version, in the order of the film; answers under what they answer. */
export function CommentPanel({ comments, ...acts }: Props) {
  const first = comments.filter(({ parentId }) => parentId === null || !comments.some(({ id }) => id === parentId));
  return (
    <Stack gap="sm">
      <Title order={2} fz="h4">
        Commentaires
      </Title>
      {first.length === 0 && (
        <Text c="dimmed" size="sm">
          Aucun commentaire sur cette version. La touche C en ouvre un à l’image affichée.
        </Text>
      )}
      <ul className={classes.list}>
        {first.map((comment) => (
          <li key={comment.id} className={classes.thread} data-done={comment.resolvedAt !== null || undefined}>
            <Line comment={comment} {...acts} />
            <ul className={classes.answers}>
              {comments
                .filter(({ parentId }) => parentId === comment.id)
                .map((answer) => (
                  <li key={answer.id}>
                    <Line comment={answer} {...acts} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Line({ comment, mayWrite, onSeek, onEdit, onAnswer }: { comment: UgcCommentShown } & Omit<Props, 'comments'>) {
  const { atMs, untilMs, author, text, resolvedAt, parentId } = comment;
  const done = resolvedAt !== null;
  return (
    <div className={classes.line}>
      <Group gap="xs" wrap="nowrap">
        {atMs !== null && (
          <Button size="compact-xs" variant="light" onClick={() => onSeek(atMs / 1000)}>
            {filmTime(atMs / 1000)}
            {untilMs !== null && ` à ${filmTime(untilMs / 1000)}`}
          </Button>
        )}
        <Text size="sm" fw={600} truncate>
          <bdi>{author.name}</bdi>
        </Text>
        <Text size="xs" c="dimmed" className={classes.when}>
          <time dateTime={comment.createdAt}>{formatMoment(comment.createdAt)}</time>
        </Text>
      </Group>
      <Text size="sm" className={classes.text}>
        {text}
      </Text>
      {mayWrite && (
        <Group gap="xs">
          {parentId === null && author.kind === 'brand' && (
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              leftSection={<IconCheck size={13} aria-hidden />}
              aria-pressed={done}
              onClick={() => onEdit(comment, { resolved: !done })}
            >
              {done ? 'Réglé' : 'Marquer réglé'}
            </Button>
          )}
          {parentId === null && (
            <Button size="compact-xs" variant="subtle" color="gray" onClick={() => onAnswer(comment)}>
              Répondre
            </Button>
          )}
          {comment.mine && (
            <ActMenu
              width={150}
              target={
                <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`Actions sur « ${text.slice(0, 30)} »`}>
                  <IconDots size={14} aria-hidden />
                </ActionIcon>
              }
            >
              <Menu.Item c="var(--mantine-color-error)" onClick={() => onEdit(comment, { deleted: true })}>
                Supprimer
              </Menu.Item>
            </ActMenu>
          )}
        </Group>
      )}
    </div>
  );
}
