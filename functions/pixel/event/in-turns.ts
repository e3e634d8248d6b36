/** Acts on every item, so many at once. */
export async function inTurns<Item>(items: Item[], atOnce: number, act: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await act(item);
    }),
  );
}
