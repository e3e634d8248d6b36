import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';
import { atFirstUse } from '../../../../shared/kernel/at-first-use.ts';

const { resolve } = createRequire(import.meta.url);

/** Inter, under the SIL Open Font License, in the weights that creatives use. */
const files = {
  regular: '400Regular/Inter_400Regular',
  semiBold: '600SemiBold/Inter_600SemiBold',
  bold: '700Bold/Inter_700Bold',
  extraBold: '800ExtraBold/Inter_800ExtraBold',
  black: '900Black/Inter_900Black',
};
export type Face = keyof typeof files;

/** Units of a letter's height: as fine as a poster needs, and short to write. */
const grid = 200;
/** Between letters, as large words are set. */
const tracking = -0.02 * grid;

type Outline = {
  /** Where its drawing begins; null where nothing is drawn. */
  start: [x: number, y: number] | null;
  /** From there on, each step from the one before. */
  rest: string;
  advance: number;
};

const opened = (face: Face) =>
  atFirstUse(() => {
    const font = create(readFileSync(resolve(`@expo-google-fonts/inter/${files[face]}.ttf`))) as Font;
    const known = new Map<string, Outline | null>();
    return (letter: string): Outline | null => {
      const found = known.get(letter);
      if (found !== undefined) return found;
      const code = letter.codePointAt(0) ?? 0;
      const outline = font.hasGlyphForCodePoint(code)
        ? outlineOf(font.glyphForCodePoint(code), grid / font.unitsPerEm)
        : null;
      known.set(letter, outline);
      return outline;
    };
  });

const faces = {
  regular: opened('regular'),
  semiBold: opened('semiBold'),
  bold: opened('bold'),
  extraBold: opened('extraBold'),
  black: opened('black'),
} satisfies Record<Face, unknown>;

/** How wide a text is, for a letter height of 1. A letter that the face lacks counts as a wide one. */
export const widthIn = (face: Face, text: string): number =>
  [...text].reduce((width, letter) => width + (faces[face]()(letter)?.advance ?? grid) + tracking, 0) / grid;

/** The letters of a text one after the other, their base at 0, as one path in units of `grid`; null when the face lacks one. */
export function pathOf(face: Face, text: string): string | null {
  let pen = 0;
  let path = '';
  for (const letter of text) {
    const outline = faces[face]()(letter);
    if (!outline) return null;
    const { start, rest, advance } = outline;
    if (start) path += `M${pair(Math.round(pen + start[0]), start[1])}${rest}`;
    pen += advance + tracking;
  }
  return path;
}

/** The scale at which a path is drawn at a letter height. */
export const scaleAt = (size: number): string => (size / grid).toFixed(3).replace(/^0/, '');

function outlineOf({ path, advanceWidth }: Glyph, scale: number): Outline {
  let start: Outline['start'] = null;
  let rest = '';
  let [at, begun] = [
    [0, 0],
    [0, 0],
  ];
  const step = (x = 0, y = 0) => {
    const to = [Math.round(x * scale), -Math.round(y * scale)];
    return { to, by: [(to[0] ?? 0) - (at[0] ?? 0), (to[1] ?? 0) - (at[1] ?? 0)] };
  };
  for (const { command, args } of path.commands) {
    if (command === 'closePath') {
      rest += 'z';
      at = begun;
      continue;
    }
    const points = Array.from({ length: args.length / 2 }, (_, index) => step(args[2 * index], args[2 * index + 1]));
    const numbers = points.flatMap(({ by }) => by);
    const last = points.at(-1)?.to ?? at;
    if (command === 'moveTo') {
      begun = last;
      if (start === null) start = [last[0] ?? 0, last[1] ?? 0];
      else rest += `m${written(numbers)}`;
    } else if (numbers.some((number) => number !== 0)) rest += `${letters[command]}${written(numbers)}`;
    at = last;
  }
  return { start, rest, advance: advanceWidth * scale };
}

const letters: Record<string, string> = { lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' };

const pair = (x: number, y: number): string => written([x, y]);

/** Numbers as short as a path takes them. */
const written = (numbers: readonly number[]): string =>
  numbers.map((number, at) => (at > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('');
