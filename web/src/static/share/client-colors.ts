import type { BoardColor } from '../../../../shared/boards/boards.rules.ts';

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

/** Black or white, whichever is read better: the worse of all grounds still gives 4.58 to 1, which no softer pair does. */
export function inkOn(ground: string): '#000000' | '#ffffff' {
  const light = luminanceOf(ground);
  return (light + 0.05) / 0.05 >= 1.05 / (light + 0.05) ? '#000000' : '#ffffff';
}

/** The relative luminance of WCAG, from 0 to 1. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
