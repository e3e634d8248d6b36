import { hourMs } from '../../../shared/kernel/day.ts';
import { AuditLine, type AuditLineItem } from '../../platform/db/audit-line.entity.ts';
import { firstIdAt } from '../../platform/new-id.ts';
import { sealLines } from './seal-lines.ts';
import { sealableMs } from './seal-written.door.ts';

/** In which the stream seals. */
const promisedMs = 2 * 60_000;
/** By then the hour's sweep has sealed what the stream gave up. */
export const sweptMs = hourMs + 2 * promisedMs;
const linesAtOnce = 1_000;

/** Seals what the stream gave up in a chain: lines that are old enough to be sealed and not too old to be. */
export async function sealForgotten(chainId: string, now: Date): Promise<void> {
  const [from, to] = [now.getTime() - sealableMs, now.getTime() - promisedMs].map((ms) => firstIdAt('act', ms));
  let cursor: string | null = null;
  do {
    const page: { data: AuditLineItem[]; cursor: string | null } = await AuditLine.query
      .byWorkspace({ workspaceId: chainId })
      .between({ activityId: from ?? '' }, { activityId: to ?? '' })
      .go({ consistent: true, limit: linesAtOnce, cursor });
    if (page.data.length > 0) await sealLines(chainId, page.data, now);
    ({ cursor } = page);
  } while (cursor);
}
