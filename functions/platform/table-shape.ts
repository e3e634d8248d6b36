/** Keys and indexes of the one table, read by the entities, by CDK and by the local runtime. */
export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'ttl',
  /** Generic, for entities to come: a table takes one new index a deployment. */
  indexes: [
    { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
    { name: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
    { name: 'gsi3', partitionKey: 'gsi3pk', sortKey: 'gsi3sk' },
  ],
} as const;

/** Stands before the keys of the lines of the log and of the blocks that seal them, and of nothing else: no role may update or delete what bears it. */
export const chainKeys = '$reclame#sealedChain_';
