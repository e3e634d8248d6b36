import { useMemo } from 'react';
import type { SavedAd } from '../../../../shared/boards/card.contract.ts';
import { fold } from '../../../../shared/kernel/fold.ts';
import { type UrlChange, useUrlState } from '../../lib/use-url-state.ts';

const wordsParam = 'q';
const tagParam = 'tag';

export type Filters = ReturnType<typeof useFilters>;

/** What narrows a board to some of its cards, kept in the address. */
export function useFilters() {
  const { params, change } = useUrlState();
  const words = params.get(wordsParam) ?? '';
  const tags = useMemo(() => params.getAll(tagParam), [params]);
  const set = (changes: UrlChange) => change(changes, { replace: true });
  return {
    words,
    tags,
    active: words.trim() !== '' || tags.length > 0,
    setWords: (value: string) => set({ [wordsParam]: value }),
    setTags: (values: readonly string[]) => set({ [tagParam]: values }),
    clear: () => set({ [wordsParam]: null, [tagParam]: null }),
  };
}

/** Keeps the cards that have every word, and any of the tags. */
export function matching(cards: readonly SavedAd[], words: string, tags: readonly string[]): SavedAd[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return cards.filter(
    (card) =>
      (tags.length === 0 || card.tags.some((tag) => tags.includes(tag))) &&
      wanted.every((word) => textOf(card).includes(word)),
  );
}

const texts = new WeakMap<SavedAd, string>();

function textOf(card: SavedAd): string {
  const known = texts.get(card);
  if (known !== undefined) return known;
  const { ad, note, tags } = card;
  const text = fold([ad.advertiser.name, ad.headline, ad.body, ad.description, note, ...tags].join('\n'));
  texts.set(card, text);
  return text;
}
