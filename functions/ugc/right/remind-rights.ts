import { hourMs } from '../../../shared/kernel/day.ts';
import { addDays, parisDay, parisMidnight } from '../../../shared/kernel/paris-day.ts';
import { daysLeftOf } from '../../../shared/rules/ugc/right-days.ts';
import { audit, bySystem } from '../../platform/db/audit-line.entity.ts';
import { type Operation, update, writeIf } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { remindersOf, UgcRight, type UgcRightItem, watched, watchShards } from '../core/right.entity.ts';
import { shownRight } from './shown-right.ts';

/** So many at once; a day has far fewer. */
const atOnce = 20;
/** Nobody is told of an end in the night. */
const fromHour = 7.5;

/** The moment of a day from which the end of rights is told. */
export const tellsFrom = (day: string): number => parisMidnight(day) + fromHour * hourMs;

type Which = (item: UgcRightItem) => boolean;

/** Tells which rights end, or have ended, each of its days once; as often as it runs. */
export async function remindRights(now: Date, which: Which = () => true): Promise<void> {
  const today = parisDay(now);
  if (now.getTime() < tellsFrom(today)) return;
  for (const watchShard of watchShards) {
    const due = UgcRight.query.byReminder({ watchShard }).lte({ remindOn: today });
    let cursor: string | null = null;
    do {
      const page: { data: UgcRightItem[]; cursor: string | null } = await due.go({ cursor, count: atOnce });
      await Promise.all(page.data.filter(which).map((item) => remindOne(item, today, now)));
      cursor = page.cursor;
    } while (cursor !== null);
  }
}

/** A reminder is no change of the right: its version stays. */
async function remindOne({ workspaceId, rightId }: UgcRightItem, today: string, now: Date): Promise<void> {
  const { data: read } = await UgcRight.get({ workspaceId, rightId }).go({ consistent: true });
  const { remindOn } = read ?? {};
  if (!read || remindOn === undefined || remindOn > today) return;
  const item = await expireExtension(read, today, now);
  // It was answered meanwhile: the next hour looks at it again.
  if (!item) return;
  const next = watched(item, today);
  const right = UgcRight.patch({ workspaceId, rightId });
  const told = next.remindOn === undefined ? right.remove(['remindOn', 'watchShard']) : right.set(next);
  const mark = update(told.where((attr, { eq }) => eq(attr.remindOn, remindOn)));
  await writeIf(mark, eventsOf(item, { remindOn, today, now }));
}

/** What the creator did not answer in time ends: that is a change of the right, and in its log. */
async function expireExtension(item: UgcRightItem, today: string, now: Date): Promise<UgcRightItem | null> {
  const { extension, version, workspaceId, rightId } = item;
  if (extension?.status !== 'proposed' || extension.expiresOn >= today) return item;
  const changed = {
    extension: { ...extension, status: 'expired' as const },
    ...{ updatedAt: now.toISOString(), version: version + 1 },
  };
  const after = { ...item, ...changed };
  const mark = update(
    UgcRight.patch({ workspaceId, rightId })
      .set(changed)
      .where((attr, { eq }) => eq(attr.version, version)),
  );
  const data = { right: shownRight(after, today) };
  const written = await writeIf(mark, [
    audit(bySystem(item), { type: 'ugc_right.extension_expired', entityId: rightId }, now),
    event(item, { type: 'ugc.extension_expired', entityId: rightId, data }, now),
  ]);
  return written ? after : null;
}

type Asked = { remindOn: string; today: string; now: Date };

/** What was to be told since the day that was noted. */
function eventsOf(item: UgcRightItem, { remindOn, today, now }: Asked): Operation[] {
  const due = remindersOf(item, addDays(remindOn, -1));
  const isDue = (on: string | null) => on !== null && on <= today;
  const isSettled = item.terminatedOn !== undefined || item.takenDownAt !== undefined;
  const isOver = daysLeftOf(item.endsOn, today) < 0;
  const { rightId: entityId } = item;
  const data = { right: shownRight(item, today) };
  const type = isOver ? 'ugc.rights_expired' : 'ugc.rights_expiring';
  return [
    ...(isDue(due.end) && !isSettled ? [event(item, { type, entityId, data }, now)] : []),
    ...(isDue(due.code) ? [event(item, { type: 'ugc.code_expiring', entityId, data }, now)] : []),
  ];
}
