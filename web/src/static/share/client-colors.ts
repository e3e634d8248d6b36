import type { BoardColor } from '../../../../shared/boards/boards.rules.ts';
import { inkOn } from '../../../../shared/kernel/contrast.ts';

/** The colours of a client by day: they are its own, so night changes nothing of them. */
const grounds: Record<BoardColor, string> = {
  vermilion: '#c8371a',
  amber: '#d99a1c',
  green: '#2f8f5b',
  teal: '#2a8f99',
  blue: '#3a6fc4',
  violet: '#7a58b8',
  pink: '#c85b8f',
  ink: '#1d1b19',
};

/** What a client's name is written on, and what with. */
export const clientColors = (color: BoardColor) => ({ ground: grounds[color], ink: inkOn(grounds[color]) });
