import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { Block } from '../../../shared/rules/audit/chain.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { chainKeys } from '../../platform/table-shape.ts';

/** Over which the blocks of a month are spread: one key of an index takes a thousand writes a second. */
export const blockShards = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

/**
 * Some lines of a chain, sealed: a block says which they are, with their hashes, since nothing may be noted on a line. Written once on
 * condition that its number is free, never changed, kept longer than its lines.
 */
export const AuditBlock = defineEntity({
  model: { service: 'reclame', entity: 'auditBlock', version: '1' },
  attributes: {
    chainId: { type: 'string', required: true },
    /** `n`, as it sorts. */
    blockKey: { type: 'string', required: true },
    n: { type: 'number', required: true },
    prevHash: { type: 'string', required: true },
    count: { type: 'number', required: true },
    linesHash: { type: 'string', required: true },
    sealedAt: { type: 'string', required: true },
    hash: { type: 'string', required: true },
    /** No line of this block nor of one before it has a higher id. */
    upToId: { type: 'string', required: true },
    /** How many lines are sealed up to here. */
    total: { type: 'number', required: true },
    /** Its lines in their order: `packLines`. */
    lines: { type: CustomAttributeType<Uint8Array>('any'), required: true },
    /** When it was sealed, for what reads all chains. */
    month: { type: 'string', required: true },
    shard: { type: 'string', required: true },
  },
  indexes: {
    byChain: {
      pk: { field: 'pk', composite: ['chainId'], template: `${chainKeys}\${chainId}`, casing: 'none' },
      sk: { field: 'sk', composite: ['blockKey'], casing: 'none' },
    },
    byMonth: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['month', 'shard'], casing: 'none' },
      sk: { field: 'gsi1sk', composite: ['sealedAt', 'chainId', 'blockKey'], casing: 'none' },
    },
    /** Which block seals the lines of a time. */
    byUpTo: {
      index: 'gsi2',
      pk: { field: 'gsi2pk', composite: ['chainId'], casing: 'none' },
      sk: { field: 'gsi2sk', composite: ['upToId', 'blockKey'], casing: 'none' },
    },
  },
});
export type AuditBlockItem = EntityItem<typeof AuditBlock>;

export const blockKeyOf = (n: number): string => String(n).padStart(10, '0');

export type LineInBlock = { id: string; hash: string };

export function blockItem(
  block: Block,
  lines: readonly LineInBlock[],
  last: AuditBlockItem | undefined,
): AuditBlockItem {
  const { chain, n, sealedAt } = block;
  return {
    chainId: chain,
    blockKey: blockKeyOf(n),
    n,
    prevHash: block.prevHash,
    count: block.count,
    linesHash: block.linesHash,
    sealedAt,
    hash: block.hash,
    upToId: [lines.at(-1)?.id ?? '', last?.upToId ?? ''].sort().at(-1) ?? '',
    total: (last?.total ?? 0) + block.count,
    lines: packLines(lines),
    month: sealedAt.slice(0, 7),
    shard: shardOf(block.hash, blockShards),
  };
}

export const blockOf = ({ chainId, n, prevHash, count, linesHash, sealedAt, hash }: AuditBlockItem): Block => ({
  chain: chainId,
  n,
  prevHash,
  count,
  linesHash,
  sealedAt,
  hash,
});

const prefix = 'act_';
const idBytes = 26;
const lineBytes = idBytes + 32;

/** 26 bytes of a ULID and 32 of a hash for each. */
function packLines(lines: readonly LineInBlock[]): Uint8Array {
  const bytes = Buffer.alloc(lines.length * lineBytes);
  for (const [at, { id, hash }] of lines.entries()) {
    bytes.write(id.slice(prefix.length), at * lineBytes, idBytes, 'latin1');
    bytes.write(hash, at * lineBytes + idBytes, 'hex');
  }
  return bytes;
}

export function linesOf({ lines }: Pick<AuditBlockItem, 'lines'>): LineInBlock[] {
  const bytes = Buffer.from(lines);
  return Array.from({ length: Math.floor(bytes.length / lineBytes) }, (_, at) => {
    const begin = at * lineBytes;
    const id = bytes.toString('latin1', begin, begin + idBytes);
    return { id: prefix + id, hash: bytes.toString('hex', begin + idBytes, begin + lineBytes) };
  });
}
