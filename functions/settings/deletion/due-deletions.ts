import { Deletion, type DeletionItem, deletionShards } from './deletion.entity.ts';

/** What is due by a time, the longest first: so many at most. */
export async function dueDeletions(now: Date, most: number): Promise<DeletionItem[]> {
  const shards = await Promise.all(
    deletionShards.map((shard) =>
      Deletion.query.byDue({ shard }).lte({ dueAt: now.toISOString() }).go({ limit: most, pages: 'all', count: most }),
    ),
  );
  return shards
    .flatMap(({ data }) => data)
    .sort((a, b) => (a.dueAt < b.dueAt ? -1 : 1))
    .slice(0, most);
}
