import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SavedAd } from '../../../../shared/boards/card.contract.ts';

const wordsParam = 'q';
const tagParam = 'tag';

export type Filters = ReturnType<typeof useFilters>;

/** What narrows a board to some of its cards, kept in the address. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const words = search.get(wordsParam) ?? '';
  const tags = useMemo(() => search.getAll(tagParam), [search]);

  const change = useCallback(
    (name: string, values: readonly string[]) =>
      setSearch(
        (latest) => {
          latest.delete(name);
          for (const value of values) latest.append(name, value);
          return latest;
        },
        { replace: true },
      ),
    [setSearch],
  );

  return {
    words,
    tags,
    active: words.trim() !== '' || tags.length > 0,
    setWords: (value: string) => change(wordsParam, value ? [value] : []),
    setTags: (values: readonly string[]) => change(tagParam, values),
    clear: () =>
      setSearch(
        (latest) => {
          latest.delete(wordsParam);
          latest.delete(tagParam);
          return latest;
        },
        { replace: true },
      ),
  };
}

/** Keeps the cards that have every word, and any of the tags. */
export function matching(cards: readonly SavedAd[], words: string, tags: readonly string[]): SavedAd[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
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
  const text = plain([ad.advertiser.name, ad.headline, ad.body, ad.description, note, ...tags].join('\n'));
  texts.set(card, text);
  return text;
}

/** Without case or accents, as people type. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
