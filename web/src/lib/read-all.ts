type PageOf<Item> = { items: Item[]; nextCursor: string | null };

/** Every item of a list that is short by a limit of the product: its pages, one after the other. */
export async function readAll<Item>(read: (cursor: string | undefined) => Promise<PageOf<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return all;
}
