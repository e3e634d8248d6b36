import * as z from 'zod';
import { type CursorScope, openCursor, sealCursor } from './page-cursor.ts';

type Asked = { limit: number; cursor?: string | undefined };

const Position = z.object({ before: z.string() });

/** One page of a short list that is read whole; an id is a prefix and the time of its birth, so it gives the order. */
export async function newestFirst<Item>(
  scope: CursorScope,
  { limit, cursor }: Asked,
  all: Item[],
  idOf: (item: Item) => string,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const position = await openCursor(scope, cursor, Position);
  const left = all
    .filter((item) => position === undefined || idOf(item) < position.before)
    .sort((a, b) => (idOf(a) < idOf(b) ? 1 : -1));
  const items = left.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: await sealCursor(scope, last && left.length > limit ? { before: idOf(last) } : null) };
}
