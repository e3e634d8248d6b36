/** The shard of what has this id, always the same: over them one index spreads what would else stand under one key. */
export const shardOf = <Shard extends string>(id: string, shards: readonly [Shard, ...Shard[]]): Shard =>
  shards[(id.codePointAt(id.length - 1) ?? 0) % shards.length] ?? shards[0];
