/** Lists of what has the same key, in the order of their first. */
export function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Acts on every item, so many at once. */
export async function inTurns<Item>(items: Item[], atOnce: number, act: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await act(item);
    }),
  );
}
