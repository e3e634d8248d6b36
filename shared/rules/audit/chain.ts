import { type Canonical, canonicalJson } from './canonical-json.ts';

/** Hex SHA-256 of a text in UTF-8: what runs here brings its own. */
export type Sha256 = (text: string) => string;

/** All that the hash of a line stands on; what is absent is null. */
export type SealedLine = {
  id: string;
  at: string;
  /** The id of a workspace, or `platform`. */
  chain: string;
  actorKind: string;
  actorId: string;
  impersonatorId: string | null;
  type: string;
  entityId: string;
  changed: readonly string[] | null;
  values: readonly { field: string; from: Canonical; to: Canonical }[] | null;
  ip: string | null;
};

export type Block = {
  chain: string;
  /** From 1, without a gap. */
  n: number;
  prevHash: string;
  count: number;
  linesHash: string;
  sealedAt: string;
  hash: string;
};

/** What the first block of a chain follows. */
export const noHash = '0'.repeat(64);

/** The hash of a line's canonical JSON, which is written here name by name in its order: three times as fast for millions of lines. */
export const lineHash = (line: SealedLine, sha256: Sha256): string => sha256(canonicalLine(line));

const text = (value: string | null): string => JSON.stringify(value);
const canonicalLine = (line: SealedLine): string =>
  `{"actorId":${text(line.actorId)},"actorKind":${text(line.actorKind)},"at":${text(line.at)},"chain":${text(line.chain)},` +
  `"changed":${canonicalJson(line.changed)},"entityId":${text(line.entityId)},"id":${text(line.id)},` +
  `"impersonatorId":${text(line.impersonatorId)},"ip":${text(line.ip)},"type":${text(line.type)},` +
  `"values":${canonicalJson(line.values)}}`;

export const linesHash = (hashes: readonly string[], sha256: Sha256): string => sha256(hashes.join('\n'));

export const blockHash = (
  { chain, n, prevHash, linesHash: lines, sealedAt }: Omit<Block, 'hash' | 'count'>,
  sha256: Sha256,
): string => sha256([chain, n, prevHash, lines, sealedAt].join('\n'));

/** The block of some lines, by their hashes, behind the last one. */
export function nextBlock(
  chain: string,
  last: Pick<Block, 'n' | 'hash'> | undefined,
  hashes: readonly string[],
  sealedAt: string,
  sha256: Sha256,
): Block {
  const begun = {
    chain,
    n: (last?.n ?? 0) + 1,
    prevHash: last?.hash ?? noHash,
    linesHash: linesHash(hashes, sha256),
    sealedAt,
  };
  return { ...begun, count: hashes.length, hash: blockHash(begun, sha256) };
}

/** Whether a block is what it says: behind the one before it, unless that is not known, of these lines in this order. */
export const isWhole = (
  block: Block,
  previous: Pick<Block, 'n' | 'hash'> | undefined,
  hashes: readonly string[],
  sha256: Sha256,
): boolean =>
  (!previous || (block.n === previous.n + 1 && block.prevHash === previous.hash)) &&
  block.count === hashes.length &&
  block.linesHash === linesHash(hashes, sha256) &&
  block.hash === blockHash(block, sha256);

export type Differences = { altered: string[]; missing: string[]; unknown: string[] };
type Hashed = { id: string; hash: string };

/** What differs between the lines that a block sealed and those that are found; their order is the block's own matter. */
export function differences(sealed: readonly Hashed[], found: readonly Hashed[]): Differences {
  const left = new Map(found.map(({ id, hash }) => [id, hash]));
  const told: Differences = { altered: [], missing: [], unknown: [] };
  for (const { id, hash } of sealed) {
    const is = left.get(id);
    if (is === undefined) told.missing.push(id);
    else if (is !== hash) told.altered.push(id);
    left.delete(id);
  }
  told.unknown.push(...left.keys());
  return told;
}
