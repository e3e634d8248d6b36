import useSWRInfinite, { type SWRInfiniteConfiguration } from 'swr/infinite';

type Cursored = { nextCursor: string | null };

/**
 * A list, a page after the other. `asked` names it and all that it depends on, null while it is not to be read; `read` reads the page
 * at a cursor. `more` is there as long as there is another page.
 */
export function usePages<Page extends Cursored>(
  asked: readonly unknown[] | null,
  read: (cursor: string | undefined) => Promise<Page>,
  config: SWRInfiniteConfiguration<Page> = {},
) {
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<Page>(
    (_, previous: Page | null) =>
      !asked || (previous && !previous.nextCursor) ? null : [...asked, previous?.nextCursor ?? null],
    (key: readonly unknown[]) => read((key.at(-1) as string | null) ?? undefined),
    config,
  );
  return {
    pages: data,
    error,
    mutate,
    reload: () => mutate(),
    more: data?.at(-1)?.nextCursor ? () => setSize(size + 1) : undefined,
    readingMore: isValidating && size > (data?.length ?? 0),
  };
}

/** The items of pages, each once: one that comes meanwhile pushes another over the edge of its page. */
export function itemsOf<Item extends { id: string }>(pages: readonly { items: Item[] }[] | undefined): Item[] {
  const byId = new Map<string, Item>();
  for (const { items } of pages ?? []) for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}
