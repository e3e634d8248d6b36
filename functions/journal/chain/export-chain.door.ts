import { dayMs } from '../../../shared/kernel/day.ts';
import { keptDays } from '../../../shared/kernel/kept-for.ts';
import { addDays, parisMidnight } from '../../../shared/kernel/paris-day.ts';
import { firstIdAt } from '../../platform/new-id.ts';
import { AuditBlock, blockOf } from './audit-block.entity.ts';
import { ExportFile, type ExportLeft, leftOf } from './export-file.ts';
import { hashOfLine, sealedLineOf, timeOfLine } from './sealed-line.ts';
import { type Walked, walkChain } from './walk-chain.ts';

type Asked = {
  chainId: string;
  from?: string | undefined;
  to?: string | undefined;
  /** Whose the file is. */
  workspaceId: string;
  /** An export that another call has begun. */
  resume?: string | undefined;
  /** When this call has to answer. */
  until: number;
};

/** Its text when one answer can hold it, else its file; or how far it is, when there is no more time. */
type Exported = { chainId: string } & ({ text: string } | { key: string } | { resume: string; lines: number });

/**
 * A chain as NDJSON, or its blocks that were sealed in some days of Paris, with all of their lines. Whatever its length, no more is held
 * than a part of its file.
 */
export async function exportChain({ workspaceId, resume, until, ...asked }: Asked): Promise<Exported> {
  const left = resume ? await leftOf(workspaceId, resume) : await beginning(asked);
  const { chainId, begin, end } = left;
  const file = new ExportFile(workspaceId, left);
  for await (const walked of walkChain(chainId, left.nextBlock, left.after)) {
    const { block } = walked;
    if (block.sealedAt >= end) break;
    if (block.sealedAt < begin) continue;
    const hasSent = await file.add(Buffer.from(rowsOf(walked)), block.count);
    if (hasSent && Date.now() >= until)
      return { chainId, ...(await file.leave({ nextBlock: block.n + 1, after: block.upToId })) };
  }
  return { chainId, ...(await file.end()) };
}

async function beginning({ chainId, from, to }: Pick<Asked, 'chainId' | 'from' | 'to'>): Promise<ExportLeft> {
  const end = to ? new Date(parisMidnight(addDays(to, 1))).toISOString() : '9999';
  const begin = from ? new Date(parisMidnight(from)).toISOString() : '';
  return { chainId, begin, end, lines: 0, ...(await firstBlock(chainId, from)) };
}

/** The first block that can have been sealed on a day, and up to which line those before it go. */
async function firstBlock(chainId: string, from: string | undefined) {
  if (!from || from < '2000-01-01') return { nextBlock: 1, after: '' };
  const { data } = await AuditBlock.query
    .byUpTo({ chainId })
    .lt({ upToId: firstIdAt('act', parisMidnight(from) - dayMs) })
    .go({ order: 'desc', limit: 1 });
  return { nextBlock: (data[0]?.n ?? 0) + 1, after: data[0]?.upToId ?? '' };
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
