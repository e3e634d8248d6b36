import * as z from 'zod';
import type { Page } from './page-of.ts';

const Position = z.object({ before: z.string() });

/** A 400 for a cursor that is none of this list, ahead of reading what the list is of. */
export const checkCursor = async (page: Page): Promise<void> => {
  await page.after(Position);
};

/**
 * A page of things whose ids tell when they were made, the newest first. `read` gives so many of them from before an id on,
 * undefined for the very newest.
 */
export async function newestPage<Item>(
  page: Page,
  read: (before: string | undefined, limit: number) => Promise<Item[]>,
  idOf: (item: Item) => string,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const position = await page.after(Position);
  const found = await read(position?.before, page.limit + 1);
  const items = found.slice(0, page.limit);
  const last = items.at(-1);
  return { items, nextCursor: await page.next(last && found.length > items.length ? { before: idOf(last) } : null) };
}
