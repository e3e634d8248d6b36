import { placesOf } from './places.ts';
import type { Field } from './read-copy.ts';
import { spanIn } from './read-copy.ts';

const figure =
  /(?<![\w#])[-+]?\d{1,3}(?:[ .]\d{3}){1,3}(?:,\d{1,2})?(?!\d)(?: ?(?:%|€|\$))?|(?<![\w#])[-+]?\d+(?:[.,]\d{1,2})?(?: ?\/ ?\d{1,3})?(?: ?(?:%|€|\$))?/g;
const most = 30;

/** Figures as they are written, each once. */
export function numbersIn(fields: readonly Field[]): string[] {
  const found = new Set<string>();
  for (const field of fields) {
    if (!/\d/.test(field.plain)) continue;
    for (const { text, index } of placesOf(figure, field.plain)) {
      if (opensLine(field.plain, index, index + text.length)) continue;
      found.add(spanIn(field, index, index + text.trimEnd().length).text);
      if (found.size === most) return [...found];
    }
  }
  return [...found];
}

/** The number of a thing in a list counts nothing. */
const opensLine = (plain: string, start: number, end: number): boolean =>
  /^[.)](?:\s|$)/.test(plain.slice(end, end + 2)) && /(?:^|\n)\s*$/.test(plain.slice(Math.max(0, start - 12), start));
