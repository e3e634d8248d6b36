import { defineEntity } from '../../platform/db/client.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { unlessRefused } from '../../platform/db/write.ts';

const shards = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;
export const chainShards: readonly string[] = shards;

const ids = { type: 'list', items: { type: 'string', required: true }, required: true } as const;

/** Every chain that has a block, its workspace gone or not, and what its last verification found. */
export const AuditChain = defineEntity({
  model: { service: 'reclame', entity: 'auditChain', version: '1' },
  attributes: {
    chainId: { type: 'string', required: true },
    shardKey: { type: 'string', required: true },
    /** When it was last verified whole; `never` stands before every date. */
    turnKey: { type: 'string', required: true },
    verifiedAt: { type: 'string' },
    ok: { type: 'boolean' },
    /** As long as its last verification found it broken. */
    brokenPart: { type: ['all'] as const },
    brokenAt: { type: 'number' },
    /** The last block that was verified. */
    n: { type: 'number' },
    headHash: { type: 'string' },
    lines: { type: 'number' },
    /** How far a verification has come that is not at its end. */
    part: {
      type: 'map',
      properties: {
        nextBlock: { type: 'number', required: true },
        checked: { type: 'number', required: true },
        brokenAt: { type: 'number' },
        altered: ids,
        missing: ids,
        unknown: ids,
      },
    },
  },
  indexes: {
    byChain: {
      pk: { field: 'pk', composite: ['chainId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
    /** Those that nobody has verified for the longest time first. */
    byTurn: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['shardKey'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['turnKey', 'chainId'], casing: 'none' },
    },
    broken: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['brokenPart'], casing: 'none' },
      sk: { field: 'gsi2sk', composite: ['chainId'], casing: 'none' },
    },
  },
});

/** Before every date. */
const never = '0';

export const listedChain = (chainId: string, turnKey: string) => ({
  chainId,
  shardKey: shardOf(chainId, shards),
  turnKey,
});

/** Has a chain looked after from now on; once is enough. One that an older version has noted keeps what it found. */
export async function listChain(chainId: string): Promise<void> {
  const { shardKey, turnKey } = listedChain(chainId, never);
  await unlessRefused(
    AuditChain.update({ chainId })
      .set({ shardKey, turnKey })
      .where(({ shardKey: listed }, { notExists }) => notExists(listed))
      .go(),
  );
}
