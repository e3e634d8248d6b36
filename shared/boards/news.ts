import { quoted } from '../kernel/news-texts.ts';
import type { KindsOf, NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { boards } from './word.ts';

/** What is told of a comment: whose, and where it stands. Its text is not, which may be deleted meanwhile. */
export type ToldComment = {
  author?: string;
  board?: { id: string; name: string };
  savedAd?: { id: string; advertiser: string };
};

export const kinds: KindsOf<typeof boards> = {
  'board.comment_mentioned': { label: 'Mention dans un commentaire' },
  'board.comment_received': { label: 'Commentaire par un lien public' },
};

export const news: NewsOf<typeof boards, ToldComment> = {
  'board.comment_mentioned': (told) => ({
    title: `${told.author ?? 'Quelqu’un'} vous mentionne dans un commentaire`,
    ...placeOf(told),
  }),
  'board.comment_received': (told) => ({
    title: `Commentaire par le lien public\u00a0: ${told.author ?? 'quelqu’un'}`,
    ...placeOf(told),
    ...(told.board && {
      many: {
        of: told.board.id,
        title: `{}\u00a0commentaires par le lien public du board${quoted(told.board)}`,
      },
    }),
  }),
};

const placeOf = ({ board, savedAd }: ToldComment) => ({
  body: board && savedAd ? `Annonce de ${savedAd.advertiser}, sur le board${quoted(board)}` : null,
  path: board && savedAd ? paths.boardCard(board.id, savedAd.id) : paths.boards,
});
