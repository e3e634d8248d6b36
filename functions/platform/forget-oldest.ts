/**
 * Of what a process keeps by key, the one used last at the end, forgets the first ones until the sizes of all are `most`
 * together; the last one stays, whatever its size. What could not be made weighs nothing: who asked for it is told.
 */
export async function forgetOldest<Kept>(
  all: Map<string, Promise<Kept>>,
  sizeOf: (one: Kept) => number,
  most: number,
): Promise<void> {
  const sizes = await Promise.all([...all].map(async ([key, one]) => ({ key, size: await one.then(sizeOf, () => 0) })));
  let total = sizes.reduce((sum, { size }) => sum + size, 0);
  for (const { key, size } of sizes.slice(0, -1)) {
    if (total <= most) return;
    all.delete(key);
    total -= size;
  }
}
