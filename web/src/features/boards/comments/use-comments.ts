import { type Comment, listComments } from '../../../../../shared/boards/comments.contract.ts';
import { request } from '../../../lib/request.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { useBoardSpace } from '../board-space.ts';
import { patched } from '../cards.ts';

/** So many at first: what was said last. */
const limit = '10';

export type Comments = ReturnType<typeof useComments>;

/** What was said of a card, the newest last, from the last page on. What is written shows at once, and the card counts it. */
export function useComments(cardId: string) {
  const { store } = useBoardSpace();
  const { pages, error, more, readingMore, mutate } = usePages(
    [listComments.operation, cardId],
    (cursor) => request(listComments, { params: { id: cardId }, query: { limit, cursor } }),
    { revalidateFirstPage: false },
  );

  /** Changes what is shown, newest first, page by page. */
  const change = (act: (items: Comment[], page: number) => Comment[]) =>
    mutate((known) => known?.map((page, at) => ({ ...page, items: act(page.items, at) })), { revalidate: false });

  const count = (added: number) => {
    const { commentCount } = store.find(cardId) ?? { commentCount: 0 };
    store.change((cards) => patched(cards, cardId, { commentCount: Math.max(0, commentCount + added) }));
  };

  return {
    cardId,
    comments: pages && itemsOf(pages).reverse(),
    error: pages ? undefined : error,
    more,
    reading: readingMore,
    reload: async () => {
      const latest = await mutate();
      return latest && itemsOf(latest);
    },
    add: (comment: Comment) => {
      count(1);
      return change((items, page) => (page === 0 ? [comment, ...items] : items));
    },
    replace: (comment: Comment) => change((items) => items.map((one) => (one.id === comment.id ? comment : one))),
    take: (comment: Comment) => {
      count(-1);
      return change((items) => items.filter(({ id }) => id !== comment.id));
    },
    /** One that was taken comes back to its place. */
    giveBack: async () => {
      count(1);
      await mutate();
    },
  };
}
