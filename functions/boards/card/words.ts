import { foldedWords } from '../../platform/folded-words.ts';
import type { SavedAdItem } from '../core/saved-ad.entity.ts';

/** What tells whether a card has each of these words, or one that begins like it, in its ad, its note or its tags. */
export function cardMatcher(q: string): (card: SavedAdItem) => boolean {
  const wanted = foldedWords(q);
  if (wanted.length === 0) return () => true;
  return ({ ad, note = '', tags }) => {
    const texts = [ad.advertiser.name, ad.headline ?? '', ad.body, ad.description ?? '', note, ...tags];
    const found = ` ${foldedWords(texts.join(' ')).join(' ')}`;
    return wanted.every((word) => found.includes(` ${word}`));
  };
}
