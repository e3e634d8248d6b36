import * as z from 'zod';
import { type Block, isWhole, lineHash, noHash, type SealedLine, type Sha256 } from './chain.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const Value = z.union([Scalar, z.array(Scalar)]);

const BlockRow = z.object({
  kind: z.literal('block'),
  chain: z.string(),
  n: z.int().min(1),
  prevHash: Hash,
  count: z.int().min(0),
  linesHash: Hash,
  sealedAt: z.string(),
  hash: Hash,
});

const LineRow = z.object({
  kind: z.literal('line'),
  id: z.string(),
  at: z.string(),
  chain: z.string(),
  actorKind: z.string(),
  actorId: z.string(),
  impersonatorId: z.string().nullable(),
  type: z.string(),
  entityId: z.string(),
  changed: z.array(z.string()).nullable(),
  values: z.array(z.object({ field: z.string(), from: Value, to: Value })).nullable(),
  ip: z.string().nullable(),
  hash: Hash,
});

/** A line that is kept no more: the block knows its hash. */
const ExpiredRow = z.object({ kind: z.literal('expired'), id: z.string(), hash: Hash });

const Row = z.discriminatedUnion('kind', [BlockRow, LineRow, ExpiredRow]);

export type LineRow = z.infer<typeof LineRow>;
export type ExportRow = z.infer<typeof Row>;

/** A block of an export with its lines, each by the hash that its own words give. */
export type ReadBlock = {
  block: Block;
  lines: { id: string; hash: string }[];
  /** Lines whose words give another hash than the one written beside them, or that name another chain. */
  altered: string[];
  /** It follows the block before it in the export, and is of its lines. */
  whole: boolean;
};

/** The reason why a text is no export of one chain. */
export class NoExport extends Error {}

/** Reads an export and works it out anew. Throws `NoExport` at what is none, and at a second chain. */
export function readExport(ndjson: string, sha256: Sha256): ReadBlock[] {
  const read: ReadBlock[] = [];
  const rows = ndjson.split('\n').filter((text) => text.trim() !== '');
  for (const [at, text] of rows.entries()) {
    const row = rowOf(text, at + 1);
    const last = read.at(-1);
    if (row.kind === 'block') {
      const { kind: _, ...block } = row;
      if (last && block.chain !== last.block.chain) throw new NoExport(`line ${at + 1} is of another chain`);
      read.push({ block, lines: [], altered: [], whole: false });
    } else if (last) addLine(last, row, sha256);
    else throw new NoExport('it does not begin with a block');
  }
  if (read.length === 0) throw new NoExport('it holds no block');
  for (const [at, one] of read.entries()) one.whole = follows(one, read[at - 1], sha256);
  return read;
}

function addLine(
  { block, lines, altered }: ReadBlock,
  row: Exclude<ExportRow, { kind: 'block' }>,
  sha256: Sha256,
): void {
  const hash = row.kind === 'line' ? lineHash(row satisfies SealedLine, sha256) : row.hash;
  lines.push({ id: row.id, hash });
  if (hash !== row.hash || (row.kind === 'line' && row.chain !== block.chain)) altered.push(row.id);
}

const follows = ({ block, lines }: ReadBlock, before: ReadBlock | undefined, sha256: Sha256): boolean => {
  if (!before && block.n === 1 && block.prevHash !== noHash) return false;
  const hashes = lines.map(({ hash }) => hash);
  return isWhole(block, before?.block, hashes, sha256);
};

function rowOf(text: string, at: number): ExportRow {
  try {
    return Row.parse(JSON.parse(text));
  } catch {
    throw new NoExport(`line ${at} is not one of an export`);
  }
}
