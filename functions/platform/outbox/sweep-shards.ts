type Page<Item> = { data: Item[]; cursor: string | null };

/**
 * Acts on all that an index lists, its shards at once and each page by page. What cannot be handled keeps nothing else
 * waiting: it is thrown once everything else is done.
 */
export async function sweepShards<Item>(
  shards: readonly string[],
  readPage: (shard: string, cursor: string | null) => Promise<Page<Item>>,
  act: (page: Item[]) => Promise<void>[],
): Promise<void> {
  await untilAllEnded(shards.map((shard) => sweepShard((cursor) => readPage(shard, cursor), act)));
}

async function sweepShard<Item>(
  readPage: (cursor: string | null) => Promise<Page<Item>>,
  act: (page: Item[]) => Promise<void>[],
): Promise<void> {
  const acts: Promise<void>[] = [];
  let cursor: string | null = null;
  do {
    const page = await readPage(cursor);
    cursor = page.cursor;
    const ofPage = act(page.data);
    await Promise.allSettled(ofPage);
    acts.push(...ofPage);
  } while (cursor);
  await untilAllEnded(acts);
}

/** As `Promise.all`, but no act is left under way when another fails. */
export async function untilAllEnded(acts: Promise<void>[]): Promise<void> {
  await Promise.allSettled(acts);
  await Promise.all(acts);
}
