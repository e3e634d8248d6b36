import { type Board, updateBoard } from '../../../../shared/boards/board.contract.ts';
import { request } from '../../lib/request.ts';
import type { InputOf } from '../../lib/send.ts';
import { versionedWrite, type Written } from '../../lib/versioned-write.ts';
import { readBoard } from './use-boards.ts';

export type BoardEdit = Omit<InputOf<typeof updateBoard>['body'], 'version'>;

/** Edits what `base` showed. */
export const editBoard = (base: Board, edit: BoardEdit): Promise<Written<Board>> =>
  versionedWrite(base, edit, {
    put: async (version) => (await request(updateBoard, { params: { id: base.id }, body: { ...edit, version } })).board,
    read: () => readBoard(base.id),
    // The counts of its cards change without anyone editing it.
    seen: ({ columns, ...board }) => ({ ...board, columns: columns.map(({ id, name }) => ({ id, name })) }),
  });
