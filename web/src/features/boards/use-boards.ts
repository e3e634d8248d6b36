import { useCallback } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { type Board, getBoard, listBoards } from '../../../../shared/boards/board.contract.ts';
import { readAll } from '../../lib/read-all.ts';
import { request } from '../../lib/request.ts';

const boardsKey = [listBoards.operation, 'all'];
const boardKey = (id: string) => [getBoard.operation, id];

/** Every board of the workspace: there are 200 at most. */
export function useBoards() {
  return useSWR(boardsKey, () => readAll((cursor) => request(listBoards, { query: { limit: '100', cursor } })));
}

export const readBoard = async (id: string): Promise<Board> => (await request(getBoard, { params: { id } })).board;

/** One board; what the overview knows of it shows until it comes. */
export function useBoard(id: string) {
  const { cache } = useSWRConfig();
  const listed: Board[] | undefined = cache.get(unstable_serialize(boardsKey))?.data;
  return useSWR(boardKey(id), () => readBoard(id), { fallbackData: listed?.find((board) => board.id === id) });
}

/** Puts a board that was written in place of the one that is shown, everywhere. */
export function useKeepBoard() {
  const { mutate } = useSWRConfig();
  return useCallback(
    (board: Board) => {
      mutate(boardKey(board.id), board, { revalidate: false });
      mutate<Board[]>(
        boardsKey,
        (boards) =>
          boards &&
          (boards.some(({ id }) => id === board.id)
            ? boards.map((known) => (known.id === board.id ? board : known))
            : [board, ...boards]),
        { revalidate: false },
      );
    },
    [mutate],
  );
}

/** Takes away a board that is no more. */
export function useForgetBoard() {
  const { mutate } = useSWRConfig();
  return useCallback(
    (id: string) =>
      mutate<Board[]>(boardsKey, (boards) => boards?.filter((board) => board.id !== id), { revalidate: false }),
    [mutate],
  );
}
