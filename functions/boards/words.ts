import type { SavedAdItem } from './saved-ad.entity.ts';

const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** The words of a text as they are compared: no case, no accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What tells whether a card has each of these words, or one that begins like it, in its ad, its note or its tags. */
export function cardMatcher(q: string): (card: SavedAdItem) => boolean {
  const wanted = wordsOf(q);
  if (wanted.length === 0) return () => true;
  return ({ ad, note = '', tags }) => {
    const texts = [ad.advertiser.name, ad.headline ?? '', ad.body, ad.description ?? '', note, ...tags];
    const found = ` ${wordsOf(texts.join(' ')).join(' ')}`;
    return wanted.every((word) => found.includes(` ${word}`));
  };
}
