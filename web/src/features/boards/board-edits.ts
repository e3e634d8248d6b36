import { type Board, updateBoard } from '../../../../shared/boards/board.contract.ts';
import { isConflict } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import type { InputOf } from '../../lib/send.ts';
import { readBoard } from './use-boards.ts';

export type BoardEdit = Omit<InputOf<typeof updateBoard>['body'], 'version'>;

/** What became of an edit: kept, or held back because someone changed the same thing meanwhile. */
export type EditOutcome = { kept: Board } | { theirs: Board };

/** Edits what `base` showed. Changes that others made elsewhere on the board are no obstacle. */
export async function editBoard(base: Board, edit: BoardEdit): Promise<EditOutcome> {
  try {
    return { kept: await send(base.id, base.version, edit) };
  } catch (error) {
    if (!isConflict(error)) throw error;
    const latest = await readBoard(base.id);
    if (!sameWhereEdited(base, latest, edit)) return { theirs: latest };
    return { kept: await send(base.id, latest.version, edit) };
  }
}

async function send(id: string, version: number, edit: BoardEdit): Promise<Board> {
  const { board } = await request(updateBoard, { params: { id }, body: { ...edit, version } });
  return board;
}

const sameWhereEdited = (one: Board, other: Board, edit: BoardEdit) =>
  (edit.name === undefined || one.name === other.name) &&
  (edit.description === undefined || one.description === other.description) &&
  (edit.color === undefined || one.color === other.color) &&
  (edit.columns === undefined || outline(one) === outline(other));

const outline = ({ columns }: Board) => JSON.stringify(columns.map(({ id, name }) => [id, name]));
