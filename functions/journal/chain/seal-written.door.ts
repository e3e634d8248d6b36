import { hourMs } from '../../../shared/kernel/day.ts';
import { groupBy } from '../../../shared/kernel/group-by.ts';
import { captureError } from '../../platform/clients/monitoring.ts';
import { AuditLine, type AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import type { Change } from '../../platform/db/stream-image.ts';
import { log } from '../../platform/log.ts';
import { sealLines } from './seal-lines.ts';
import { timeOfLine } from './sealed-line.ts';
import { unsealedOf } from './unsealed-of.ts';

/**
 * How far the moment that a line says may be from the one at which it was written: longer than any function runs. What someone
 * writes into the past by hand is then in no block, and the verification names it.
 */
export const sealableMs = 3 * hourMs;

/** Seals the lines that the stream brings; it may bring them twice, late and in any order. */
export async function sealWritten(changes: readonly Change[], now: Date): Promise<PromiseSettledResult<void>[]> {
  const lines = await Promise.all(changes.map((change) => lineOf(change)));
  const chains = groupBy(
    lines.filter((line) => line !== null),
    ({ workspaceId }) => workspaceId,
  );
  const sealed = new Map([...chains].map(([chainId, some]) => [chainId, sealLines(chainId, some, now)]));
  return Promise.allSettled(lines.map(async (line) => void (line && (await sealed.get(line.workspaceId)))));
}

async function lineOf({ before, after, writtenAt }: Change): Promise<AuditLineItem | null> {
  const { data } = AuditLine.parse({ Item: after });
  if (!data) throw new Error('The stream brought something that is no line');
  // Its first words were sealed, or are about to be.
  if (before) return refuse(data, 'A line of the log was changed');
  const at = timeOfLine(data.activityId);
  if (at !== null && Math.abs(writtenAt - at) <= sealableMs) return data;
  // Old lines are sealed before they move here: journal/move/chain-old-lines.ts.
  const { left } = await unsealedOf(data.workspaceId, [data]);
  return left.length === 0 ? null : refuse(data, 'A line of the log was written into another time');
}

/** It rings, and holds up nothing. */
async function refuse({ workspaceId, activityId }: AuditLineItem, why: string): Promise<null> {
  const error = new Error(why);
  log.error('line not sealed', error, { workspaceId, activityId });
  await captureError(error, { workspaceId, activityId });
  return null;
}
