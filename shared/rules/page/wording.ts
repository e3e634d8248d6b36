import { graphemesIn } from '../copy/graphemes.ts';

const numbers = new Intl.NumberFormat('fr-FR');
const longestQuote = 110;

/** `1 234 mots`; the plural of « s » unless it is told. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numbers.format(count)}\u00a0${Math.abs(count) < 2 ? one : many}`;

export const number = (value: number): string => numbers.format(value);

/** Cut at a word, by what is seen. */
export function shortened(text: string, most: number): string {
  if (graphemesIn(text) <= most) return text;
  const start = [...text].slice(0, most - 1).join('');
  const space = start.lastIndexOf(' ');
  return `${(space > most / 2 ? start.slice(0, space) : start).replace(/[\s,;:.–—-]+$/, '')}…`;
}

export const quoted = (text: string): string => `«\u00a0${shortened(text, longestQuote)}\u00a0»`;

/** `a, b et c` */
export function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} et ${last}`;
}
