import { type Place, placesOf } from './places.ts';

/** Words, folded: what stands between spaces, an elided article with the word that it belongs to, a figure as one. */
const word = /\d+(?:[ .,]\d{3})*(?:[.,]\d+)?(?![\p{L}\p{N}])|(?:[\p{L}\p{N}]+['-])*[\p{L}\p{N}]+/gu;
const asciiWord = /\d+(?:[ .,]\d{3})*(?:[.,]\d+)?(?![a-z0-9])|(?:[a-z0-9]+['-])*[a-z0-9]+/g;
/** Once folded, letters are plain in every text of our alphabet. */
const isAscii = /^[\n -\u00bf\u2000-\u2bff]*$/;

export const wordsIn = (plain: string): RegExpMatchArray | readonly string[] =>
  plain.match(isAscii.test(plain) ? asciiWord : word) ?? [];

export const wordPlaces = (plain: string): Place[] =>
  placesOf(isAscii.test(plain) ? asciiWord : word, plain, Number.POSITIVE_INFINITY);
