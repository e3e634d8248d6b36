import { mostExportedLines, tooManyLines } from '../../../shared/admin/activity.contract.ts';
import { dayMs } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { addDays, parisMidnight } from '../../../shared/kernel/paris-day.ts';
import { invalidField } from '../../platform/app-error.ts';
import { firstIdAt } from '../../platform/new-id.ts';
import { AuditBlock, blockOf } from './audit-block.entity.ts';
import { hashOfLine, sealedLineOf, timeOfLine } from './sealed-line.ts';
import { type Walked, walkChain } from './walk-chain.ts';

type Period = { from?: string | undefined; to?: string | undefined };

/** A chain as NDJSON, or its blocks that were sealed in some days of Paris, with all of their lines. */
export async function exportChain(chainId: string, { from, to }: Period): Promise<Buffer> {
  const end = to ? new Date(parisMidnight(addDays(to, 1))).toISOString() : '9999';
  const begin = from ? new Date(parisMidnight(from)).toISOString() : '';
  const pieces: Buffer[] = [];
  let lines = 0;
  for await (const walked of walkChain(chainId, await firstBlock(chainId, from))) {
    const { block } = walked;
    if (block.sealedAt < begin) continue;
    if (block.sealedAt >= end) break;
    lines += block.count;
    if (lines > mostExportedLines) throw invalidField('from', tooManyLines);
    pieces.push(Buffer.from(rowsOf(walked)));
  }
  return Buffer.concat(pieces);
}

/** The first block that can have been sealed on a day. */
async function firstBlock(chainId: string, from: string | undefined): Promise<number> {
  if (!from || from < '2000-01-01') return 1;
  const { data } = await AuditBlock.query
    .byUpTo({ chainId })
    .lt({ upToId: firstIdAt('act', parisMidnight(from) - dayMs) })
    .go({ order: 'desc', limit: 1 });
  return (data[0]?.n ?? 0) + 1;
}

function rowsOf({ block, lines }: Walked): string {
  const rows: object[] = [{ kind: 'block', ...blockOf(block) }];
  for (const { id, hash, line } of lines) {
    if (line) rows.push({ kind: 'line', ...sealedLineOf(line), hash: hashOfLine(line) });
    // What is gone before its time is left out: the block then is not of its lines.
    else if ((timeOfLine(id) ?? 0) + keptDays.audit * dayMs <= Date.now()) rows.push({ kind: 'expired', id, hash });
  }
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
