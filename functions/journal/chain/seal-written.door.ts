import { hourMs } from '../../../shared/kernel/day.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import { captureError } from '../../platform/clients/monitoring.ts';
import { AuditLine, type AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import type { Change } from '../../platform/db/stream-image.ts';
import { log } from '../../platform/log.ts';
import { chainKeys } from '../../platform/table-shape.ts';
import { sealLines } from './seal-lines.ts';
import { timeOfLine } from './sealed-line.ts';
import { unsealedOf } from './unsealed-of.ts';

/**
 * How far the moment that a line says may be from the one at which it was written: longer than any function runs. What someone
 * writes into the past by hand is then in no block, and the verification names it.
 */
export const sealableMs = 3 * hourMs;

type Written = { line: AuditLineItem; changed: boolean; inTime: boolean };

/** Seals the lines that the stream brings; it may bring them twice, late and in any order. */
export async function sealWritten(changes: readonly Change[], now: Date): Promise<PromiseSettledResult<void>[]> {
  const written = await Promise.allSettled(changes.map(async (change) => writtenIn(change)));
  const lines = written.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  const chains = groupBy(lines, ({ line }) => line.workspaceId);
  const sealed = new Map([...chains].map(([chainId, some]) => [chainId, sealChain(chainId, some, now)]));
  return Promise.allSettled(
    written.map(async (one) => {
      if (one.status === 'rejected') throw one.reason;
      if (one.value) await sealed.get(one.value.line.workspaceId);
    }),
  );
}

/** Null of a line of before, which is sealed where it moves: journal/move/chain-old-lines.ts. */
function writtenIn({ before, after, writtenAt }: Change): Written | null {
  if (!String(after.pk).startsWith(chainKeys)) return null;
  const { data: line } = AuditLine.parse({ Item: after });
  if (!line) throw new Error('The stream brought something that is no line');
  const at = timeOfLine(line.activityId);
  return { line, changed: before !== undefined, inTime: at !== null && Math.abs(writtenAt - at) <= sealableMs };
}

async function sealChain(chainId: string, written: readonly Written[], now: Date): Promise<void> {
  // Its first words were sealed, or are about to be.
  for (const { line, changed } of written) if (changed) await refuse(line, 'A line of the log was changed');
  const fresh = written.filter(({ changed }) => !changed);
  const late = fresh.filter(({ inTime }) => !inTime).map(({ line }) => line);
  // Old lines are sealed before they move here.
  if (late.length > 0)
    for (const line of (await unsealedOf(chainId, late)).left)
      await refuse(line, 'A line of the log was written into another time');
  const lines = fresh.filter(({ inTime }) => inTime).map(({ line }) => line);
  if (lines.length > 0) await sealLines(chainId, lines, now);
}

/** It rings, and holds up nothing. */
async function refuse({ workspaceId, activityId }: AuditLineItem, why: string): Promise<void> {
  const error = new Error(why);
  log.error('line not sealed', error, { workspaceId, activityId });
  await captureError(error, { workspaceId, activityId });
}
