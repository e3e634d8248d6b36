import { itemKeyLength, itemKeySigns } from '../../../shared/ai/item-key.ts';

const key = `[${itemKeySigns}]{${itemKeyLength}}`;
const whole = new RegExp(`^${key}$`);
const parameter = new RegExp(`utm_content(?:=|%3D)(?:[^&#\\s]*[^&#\\s\\p{L}\\p{N}])?(${key})(?![\\p{L}\\p{N}])`, 'iu');
const atTheEnd = new RegExp(`·\\s*(${key})\\s*$`);
const word = new RegExp(`(?<![\\p{L}\\p{N}])${key}(?![\\p{L}\\p{N}])`, 'gu');

/** The key of a generated text that an ad bears: in a cell of its own or an address, at the end of its name, else among its words. */
export function itemKeyIn({ cell, name, words }: { cell: string; name: string; words: string }): string | null {
  const said = cell.toUpperCase();
  if (whole.test(said)) return said;
  const inAddress = parameter.exec(cell)?.[1]?.toUpperCase();
  if (inAddress) return inAddress;
  const atEnd = atTheEnd.exec(name)?.[1];
  return atEnd ?? [name, words].flatMap((text) => text.match(word) ?? []).find(isNoWord) ?? null;
}

/** Words in capitals have no digit, years no letter. */
const isNoWord = (found: string) => /\d/.test(found) && /[A-Z]/.test(found);
