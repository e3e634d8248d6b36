import type { Board } from '../../../shared/boards/board.contract.ts';

const key = 'lastBoard';

export type LastBoard = Pick<Board, 'id' | 'name'>;

/** The board that was saved on last from this browser, which may be gone, or of another workspace. */
export function lastBoard(): LastBoard | null {
  try {
    const { id, name } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
  } catch {
    return null;
  }
}

export const keepLastBoard = ({ id, name }: LastBoard): void => localStorage.setItem(key, JSON.stringify({ id, name }));
