import { update, writeIf } from '../../platform/db/write.ts';
import { Impersonation, type ImpersonationItem } from '../../platform/identity/impersonation.entity.ts';
import { linesOf } from './lines-of.ts';

/** Ends it, with its lines of the log, unless it has ended meanwhile. */
export async function closeImpersonation(item: ImpersonationItem, ip: string, now: Date): Promise<void> {
  const ended = Impersonation.patch(item)
    .set({ endedAt: now.toISOString() })
    .remove(['state'])
    .where((attr, { exists }) => exists(attr.state));
  await writeIf(update(ended), linesOf(item, { type: 'user.impersonation_ended', ip }, now));
}
