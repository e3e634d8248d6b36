import { setTimeout } from 'node:timers/promises';
import { functionTimeoutSeconds } from '../../../shared/function-timeout.ts';
import { chunks } from '../../../shared/kernel/chunks.ts';
import { AppError } from '../../platform/app-error.ts';
import { AuditLine, type AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import { put, remove, writeIf } from '../../platform/db/write.ts';
import { defineMigration } from '../../platform/worker/define-migration.ts';
import { listChain } from '../chain/audit-chain.entity.ts';
import { eachListed } from '../chain/each-chain.ts';
import { sealLines } from '../chain/seal-lines.ts';
import { OldAuditLine } from './old-audit-line.entity.ts';

const linesAtOnce = 1_000;
const writesAtOnce = 10;

/** Gives the lines of before there were chains the keys of their chain, sealed, and lists chains of before there was a list. Run again, it finds what it has left. */
export const handler = defineMigration('chainOldLines', async (until, { othersMayRun }) => {
  // Those of before may still be writing one.
  if (othersMayRun) await setTimeout((functionTimeoutSeconds + 1) * 1000);
  await eachListed('lines not moved', async (chainId) => {
    await listChain(chainId);
    await moveChain(chainId, until);
  });
});

async function moveChain(workspaceId: string, until: number): Promise<void> {
  for (;;) {
    if (Date.now() >= until) throw new AppError('unavailable');
    const { data: lines } = await OldAuditLine.query
      .byWorkspace({ workspaceId })
      .go({ consistent: true, limit: linesAtOnce });
    if (lines.length === 0) return;
    // First: what the stream then brings of them is in a block.
    await sealLines(workspaceId, lines, new Date());
    for (const some of chunks(lines, writesAtOnce)) await Promise.all(some.map(moveLine));
  }
}

async function moveLine(line: AuditLineItem): Promise<void> {
  const old = remove(OldAuditLine.remove({ workspaceId: line.workspaceId, activityId: line.activityId }));
  // It may be there already; and two runs at once find the same.
  if (!(await writeIf(put(AuditLine.create(line)), [old]))) await writeIf(old);
}
