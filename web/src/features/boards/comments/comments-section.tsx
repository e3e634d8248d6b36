import { Button, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { SavedAd } from '../../../../../shared/boards/card.contract.ts';
import { createComment } from '../../../../../shared/boards/comments.contract.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { isGone } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentLine, commentsTitleId } from './comment-line.tsx';
import classes from './comments.module.css';
import { type Comments, useComments } from './use-comments.ts';

/** Said of a 404, which names nothing: the words that were written stay in their field. */
function ofCardGone(error: unknown): never {
  if (!isGone(error)) throw error;
  throw new ApiError(404, {
    code: 'not_found',
    message: 'Cette annonce n’est plus sur ce board. Copiez vos mots pour les garder.',
  });
}

/** What the team says of a card, and its client by the public link: the newest last, and room for more. */
export function CommentsSection({ card }: { card: SavedAd }) {
  const list = useComments(card.id);
  const [said, setSaid] = useState('');
  const { data } = useProfile();
  const reads = data !== undefined && !data.user.permissions.includes('boards:write');
  return (
    <section aria-labelledby={commentsTitleId} className={classes.root}>
      <Title order={3} id={commentsTitleId} tabIndex={-1} fz="0.875rem" fw={500} ff="text">
        Commentaires
        {card.commentCount > 0 && <span className={classes.count}> {formatNumber(card.commentCount)}</span>}
      </Title>
      <Lines list={list} />
      {!reads && (
        <CommentForm
          otherwise="Le commentaire n’a pas pu être ajouté"
          onSay={async (body) => {
            setSaid('');
            const { comment } = await request(createComment, { params: { id: card.id }, body }).catch(ofCardGone);
            await list.add(comment);
            setSaid('Commentaire ajouté');
          }}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}

function Lines({ list }: { list: Comments }) {
  const { comments, error, more, reading, reload } = list;
  if (error) return <LoadFailure what="Les commentaires" error={error} onRetry={reload} />;
  if (!comments) {
    return (
      <Stack gap="sm" role="status" aria-label="Chargement des commentaires">
        <Skeleton height={44} />
        <Skeleton height={44} />
      </Stack>
    );
  }
  if (comments.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Aucun commentaire pour l’instant. Dites ce que vous en pensez, ou demandez un avis.
      </Text>
    );
  }
  return (
    <>
      {more && (
        <Button variant="default" size="xs" mr="auto" aria-disabled={reading} onClick={more}>
          Afficher les précédents
        </Button>
      )}
      <ol className={classes.lines}>
        {comments.map((comment) => (
          <CommentLine key={comment.id} comment={comment} list={list} />
        ))}
      </ol>
    </>
  );
}
