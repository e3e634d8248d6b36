import { type BoardColor, boardColors } from '../../../shared/boards/boards.rules.ts';

/** Two personas of one workspace are seldom of one colour, and one of a name always is. */
export const colorOf = (name: string): BoardColor =>
  boardColors[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % boardColors.length] ?? 'teal';
