import type { Palette } from './palettes.ts';
import { type Face, pathOf, scaleAt, widthIn } from './typefaces.ts';
import { escaped } from './words.ts';

/** What a creative is drawn from. */
export type Look = {
  width: number;
  height: number;
  palette: Palette;
  /** Of what is said small. */
  font: string;
  /** Of the large words. */
  face: Face;
  brand: string;
  shape: string;
  /** Large words, line by line. */
  poster: string[];
  /** What the product is called, and what it costs. */
  short: string;
  price: string | null;
  facts: string[];
  before: string;
  after: string;
  quote: { text: string; who: string };
};

/** Where what matters stands: pages crop a creative to a wide frame around its middle, and lay a sign in a corner. */
export type Stage = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
  middle: number;
};

export function stageOf({ width, height }: Look): Stage {
  const margin = Math.round(width * 0.07);
  const tall = Math.min(height * 0.82, width * 0.44);
  const top = Math.round((height - tall) / 2);
  const bottom = Math.round(top + tall);
  return {
    left: margin,
    right: width - margin,
    top,
    bottom,
    width: width - 2 * margin,
    height: bottom - top,
    middle: height / 2,
  };
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x='${Math.round(x)}' y='${Math.round(y)}' width='${Math.round(width)}' height='${Math.round(height)}' fill='${fill}'${radius ? ` rx='${Math.round(radius)}'` : ''}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx='${Math.round(x)}' cy='${Math.round(y)}' r='${Math.round(radius)}' fill='${fill}'${opacity < 1 ? ` opacity='${opacity}'` : ''}/>`;

type Text = { x: number; y: number; size: number; fill: string; anchor?: 'middle' | 'end'; weight?: number };

/** One small line, by its base: whatever font the machine has, it is as wide as ours would be. */
export function line(text: string, { x, y, size, fill, anchor, weight = 700 }: Text): string {
  if (!text) return '';
  const long = Math.round(widthIn(weight === 700 ? 'bold' : 'regular', text) * size);
  return `<text x='${Math.round(x)}' y='${Math.round(y)}' font-size='${Math.round(size)}' textLength='${long}' lengthAdjust='spacingAndGlyphs' fill='${fill}'${anchor ? ` text-anchor='${anchor}'` : ''}${weight === 700 ? '' : ` font-weight='${weight}'`}>${escaped(text)}</text>`;
}

/** One line of large words, drawn: the same on every machine. */
function drawn(face: Face, text: string, { x, y, size, fill, anchor }: Text): string {
  const path = pathOf(face, text);
  if (path === null) return line(text, { x, y, size, fill, ...(anchor && { anchor }) });
  const start = x - (anchor ? widthIn(face, text) * size * (anchor === 'middle' ? 0.5 : 1) : 0);
  return `<path transform='translate(${Math.round(start)} ${Math.round(y)})scale(${scaleAt(size)})' fill='${fill}' d='${path}'/>`;
}

type Block = { x: number; middle: number; width: number; height: number; max: number; fill: string; anchor?: 'middle' };

/** Lines of large words as large as their place allows, around a middle. */
export function block(
  { face }: Look,
  lines: readonly string[],
  { x, middle, width, height, max, fill, anchor }: Block,
): string {
  const longest = Math.max(...lines.map((text) => widthIn(face, text)));
  const size = Math.floor(Math.min(max, height / (lines.length * 1.12), width / longest));
  const first = middle - (lines.length * size * 1.12) / 2 + size * 0.86;
  return lines
    .map((text, at) => drawn(face, text, { x, y: first + at * size * 1.12, size, fill, ...(anchor && { anchor }) }))
    .join('');
}
