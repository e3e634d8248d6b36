import { hourMs } from '../../../shared/kernel/day.ts';
import { addDays, parisDay, parisMidnight } from '../../../shared/kernel/paris-day.ts';
import { daysLeftOf } from '../../../shared/rules/ugc/right-days.ts';
import { type Operation, update, writeIf } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { remindersOf, UgcRight, type UgcRightItem, watched, watchShards } from '../core/right.entity.ts';
import { shownRight } from './shown-right.ts';

/** So many at once; a day has far fewer. */
const atOnce = 20;
/** Nobody is told of an end in the night. */
const fromHour = 7.5;

type Which = (item: UgcRightItem) => boolean;

/** Tells which rights end, or have ended, each of its days once; as often as it runs. */
export async function remindRights(now: Date, which: Which = () => true): Promise<void> {
  const today = parisDay(now);
  if (now.getTime() < parisMidnight(today) + fromHour * hourMs) return;
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
  const { data: item } = await UgcRight.get({ workspaceId, rightId }).go({ consistent: true });
  const { remindOn } = item ?? {};
  if (!item || remindOn === undefined || remindOn > today) return;
  const next = watched(item, today);
  const right = UgcRight.patch({ workspaceId, rightId });
  const told = next.remindOn === undefined ? right.remove(['remindOn', 'watchShard']) : right.set(next);
  const mark = update(told.where((attr, { eq }) => eq(attr.remindOn, remindOn)));
  await writeIf(mark, eventsOf(item, { remindOn, today, now }));
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
