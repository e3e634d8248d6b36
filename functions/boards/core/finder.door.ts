import { searched } from '../../../shared/boards/searched.ts';
import { paths } from '../../../shared/page-paths.ts';
import { bestNamed, type Finder } from '../../search/core/finder.door.ts';
import { Board } from './board.entity.ts';

/** Boards by their names, of two hundred at most. */
export const finder: Finder = {
  permission: 'boards:read',
  kinds: searched,
  find: async ({ workspaceId }, asked) => {
    const { data } = await Board.query
      .byWorkspace({ workspaceId })
      .go({ pages: 'all', consistent: true, order: 'desc', attributes: ['boardId', 'name', 'description'] });
    return bestNamed(
      asked,
      data.map(({ boardId: id, name, description = '' }) => ({
        kind: 'board',
        id,
        title: name,
        also: description,
        path: paths.board(id),
      })),
    );
  },
};
