import * as z from 'zod';
import type { Page } from './page-of.ts';

const Position = z.object({ before: z.string() });

/** One page of a short list that is read whole; an id is a prefix and the time of its birth, so it gives the order. */
export async function newestFirst<Item>(
  page: Page,
  all: Item[],
  idOf: (item: Item) => string,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const position = await page.after(Position);
  const left = all
    .filter((item) => position === undefined || idOf(item) < position.before)
    .sort((a, b) => (idOf(a) < idOf(b) ? 1 : -1));
  const items = left.slice(0, page.limit);
  const last = items.at(-1);
  return { items, nextCursor: await page.next(last && left.length > page.limit ? { before: idOf(last) } : null) };
}
