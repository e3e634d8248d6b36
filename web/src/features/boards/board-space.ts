import { createContext, use } from 'react';
import type { Board } from '../../../../shared/boards/board.contract.ts';
import type { SavedAd } from '../../../../shared/boards/card.contract.ts';
import type { Selection } from '../../lib/use-selection.ts';
import type { CardStore } from './card-writes.ts';

/** What every part of an open board shares. It changes when the board itself does, not with its cards. */
export type BoardSpace = {
  board: Board;
  store: CardStore;
  openCard: (id: string) => void;
  /** Takes a card off the board; what could not be put back is named first. */
  remove: (card: SavedAd) => void;
  toggle: Selection['toggle'];
  saveColumns: (columns: Board['columns']) => void;
};

export const BoardSpaceContext = createContext<BoardSpace | null>(null);

export function useBoardSpace(): BoardSpace {
  const space = use(BoardSpaceContext);
  if (!space) throw new Error('This stands inside a board');
  return space;
}
