import type { Highlights } from '../../../shared/ads/library.contract.ts';
import { type CatalogueAd, fieldText, searchedFields } from './catalogue-ad.ts';
import { stem, type Token, tokenise } from './text.ts';
import { decides, type Reading } from './word-reading.ts';

type Mark = [start: number, end: number];

/** Of the ads that are kept as read (`cards.ts`): the same ones are shown again and again. */
const knownTokens = new WeakMap<CatalogueAd, Token[][]>();

function tokensOf(ad: CatalogueAd): Token[][] {
  const known = knownTokens.get(ad);
  if (known) return known;
  const tokens = searchedFields.map((field) => tokenise(fieldText(ad, field)));
  knownTokens.set(ad, tokens);
  return tokens;
}

/** Where the words of a search stand in the texts of an ad. */
export function highlight(ad: CatalogueAd, readings: readonly Reading[]): Highlights {
  const wanted = readings.filter((reading) => !reading.clause.excluded && decides(reading));
  if (wanted.length === 0) return {};
  const found: Highlights = {};
  const texts = tokensOf(ad);
  for (const [at, field] of searchedFields.entries()) {
    const tokens = texts[at] ?? [];
    const marks = wanted.flatMap((reading) =>
      reading.kind === 'phrase'
        ? phraseMarks(tokens, reading.words)
        : [...wordMarks(tokens, reading), ...reading.parted.flatMap((pair) => phraseMarks(tokens, pair))],
    );
    if (marks.length > 0) found[field] = merged(marks);
  }
  return found;
}

/** A word as the index knows it, with the accents that it has in the first of the ads where it stands. */
export function asWritten(word: string, ads: readonly CatalogueAd[]): string {
  for (const ad of ads) {
    for (const [at, tokens] of tokensOf(ad).entries()) {
      const field = searchedFields[at];
      const token = tokens.find((one) => one.word === word);
      if (field && token) return fieldText(ad, field).slice(token.start, token.end).toLowerCase();
    }
  }
  return word;
}

const wordMarks = (
  tokens: Token[],
  { stem: root, prefix, joined }: { stem: string; prefix: string | null; joined: readonly string[] },
): Mark[] =>
  tokens
    .filter(({ word }) => (prefix !== null && word.startsWith(prefix)) || stem(word) === root || joined.includes(word))
    .map(({ start, end }) => [start, end]);

function phraseMarks(tokens: Token[], words: readonly string[]): Mark[] {
  const marks: Mark[] = [];
  for (let first = 0; first + words.length <= tokens.length; first++) {
    const [start, end] = [tokens[first]?.start, tokens[first + words.length - 1]?.end];
    const found = words.every((word, at) => tokens[first + at]?.word === word);
    if (found && start !== undefined && end !== undefined) marks.push([start, end]);
  }
  return marks;
}

/** In their order, without overlaps. */
function merged(marks: Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const [start, end] of marks.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last !== undefined && start < last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
