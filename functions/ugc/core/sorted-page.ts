import * as z from 'zod';
import type { Page } from '../../platform/http/page-of.ts';

const Position = z.object({ key: z.string(), id: z.string() });
type Position = z.infer<typeof Position>;

const compare = (a: Position, b: Position): number =>
  a.key === b.key ? (a.id < b.id ? -1 : Number(a.id > b.id)) : a.key < b.key ? -1 : 1;

/** What sorts the latest first. */
export const latestFirst = (at: string): string => String(Number.MAX_SAFE_INTEGER - Date.parse(at)).padStart(16, '0');

/** A page of what was read whole, in the order of its keys; the cursor is opened before, `page.after(sortedFrom)`. */
export async function sortedPage<Item>(
  items: Item[],
  placeOf: (item: Item) => Position,
  page: Page,
  after: Position | undefined,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const sorted = items.map((item) => ({ item, ...placeOf(item) })).sort(compare);
  const from = after ? sorted.findIndex((one) => compare(one, after) > 0) : 0;
  const some = from < 0 ? [] : sorted.slice(from, from + page.limit);
  const last = some.at(-1);
  const more = last !== undefined && sorted.at(-1) !== last;
  return {
    items: some.map(({ item }) => item),
    nextCursor: await page.next(more ? { key: last.key, id: last.id } : null),
  };
}

/** Where such a page goes on. */
export const sortedFrom = Position;
