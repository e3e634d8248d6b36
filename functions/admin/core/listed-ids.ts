import { queryFields } from '../../platform/db/query-fields.ts';

/** The ids that a list holds in its shards. */
export async function listedIds(
  shards: readonly string[],
  { field, query }: { field: string; query: (shardKey: string) => Parameters<typeof queryFields>[0] },
): Promise<string[]> {
  const ids = await Promise.all(
    shards.map(async (shardKey) => {
      const found: string[] = [];
      for await (const page of queryFields(query(shardKey), [field]))
        for (const item of page) found.push(String(item[field]));
      return found;
    }),
  );
  return ids.flat();
}
