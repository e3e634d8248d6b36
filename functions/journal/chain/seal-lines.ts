import { setTimeout } from 'node:timers/promises';
import { nextBlock } from '../../../shared/rules/audit/chain.ts';
import { AppError } from '../../platform/app-error.ts';
import type { AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { passPoint } from '../../platform/worker/pass-point.ts';
import { AuditBlock, blockItem } from './audit-block.entity.ts';
import { listChain } from './audit-chain.entity.ts';
import { hashOfLine, sha256 } from './sealed-line.ts';
import { type Unsealed, unsealedOf } from './unsealed-of.ts';

/** What an item and one reading take: 60 KB. */
const mostLines = 1_000;
/** Sealers of one chain at once, each of which but one looks again. */
const maxTries = 60;
const longestWaitMs = 400;

/**
 * Puts lines of a chain in blocks behind its last one, each in one block alone, whoever else seals them at once and however often
 * they come. Answers how many it has sealed itself.
 */
export async function sealLines(chainId: string, lines: readonly AuditLineItem[], now: Date): Promise<number> {
  let sealed = 0;
  for (let attempt = 1; attempt <= maxTries; ) {
    const found = await unsealedOf(chainId, lines);
    if (found.left.length === 0) return sealed;
    passPoint('lines-unsealed');
    const some = found.left.slice(0, mostLines);
    if (await putBlock(chainId, found, some, now)) {
      passPoint('block-sealed');
      sealed += some.length;
      if (some.length === found.left.length) return sealed;
      continue;
    }
    await setTimeout(Math.random() * Math.min(10 * 2 ** attempt, longestWaitMs));
    attempt++;
  }
  throw new AppError('unavailable', { retryAfterSeconds: 1 });
}

/** False when another has taken that number. */
async function putBlock(
  chainId: string,
  { last }: Unsealed,
  lines: readonly AuditLineItem[],
  now: Date,
): Promise<boolean> {
  if (!last) await listChain(chainId);
  const hashed = lines.map((line) => ({ id: line.activityId, hash: hashOfLine(line) }));
  // Clocks differ from one process to another; a chain's own goes on.
  const sealedAt = [now.toISOString(), last?.sealedAt ?? ''].sort().at(-1) ?? '';
  const hashes = hashed.map(({ hash }) => hash);
  return unlessRefused(
    AuditBlock.create(blockItem(nextBlock(chainId, last, hashes, sealedAt, sha256), hashed, last)).go(),
  );
}
