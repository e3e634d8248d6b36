import type { boards } from '../../../shared/boards/word.ts';
import { paths } from '../../../shared/page-paths.ts';
import type { NamedThings } from '../../platform/db/named-things.ts';
import { Board } from './board.entity.ts';
import { SavedAd } from './saved-ad.entity.ts';

/** What the log calls by name. */
export const namedThings: NamedThings<typeof boards> = {
  board: {
    permission: 'boards:read',
    fields: ['boardId', 'name'],
    read: (workspaceId, boardId) => Board.get({ workspaceId, boardId }),
    nameOf: (Item) => {
      const { data } = Board.parse({ Item });
      return data && { name: data.name, path: paths.board(data.boardId) };
    },
  },
  savedAd: {
    permission: 'boards:read',
    fields: ['boardId', 'ad.advertiser.name'],
    read: (workspaceId, savedAdId) => SavedAd.get({ workspaceId, savedAdId }),
    nameOf: (Item) => {
      const { data } = SavedAd.parse({ Item });
      return data && { name: data.ad.advertiser.name, path: paths.board(data.boardId) };
    },
  },
};
