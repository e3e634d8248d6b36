import { refusalOf } from '../../../shared/rules/ugc/collaboration-states.ts';
import { AppError } from '../../platform/app-error.ts';
import { update, writeIf } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { toldCollaboration } from '../collaboration/collaboration-view.ts';
import { move } from '../collaboration/move.ts';
import { mailCreator } from '../collaboration/tell.ts';
import { dueShards, UgcCollaboration, type UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { factsOf } from '../core/collaboration-facts.ts';

/** So many at once; an hour has far fewer. */
const atOnce = 20;
/** Days after the day on which a lateness is told again. */
const toldAfterDays = [1, 3, 7];
const byClock = ['expire', 'approve', 'confirm_payment'] as const;

type Which = (item: UgcCollaborationItem) => boolean;

/**
 * All that is due, or those of it that are asked for: what ends by itself ends, what is late is told; as often as it runs, once
 * each. One that fails holds up no other, and is thrown in the end.
 */
export async function passDeadlines(now: Date, which: Which = () => true): Promise<void> {
  const failed: unknown[] = [];
  for (const dueShard of dueShards) {
    const due = UgcCollaboration.query.byDue({ dueShard }).lt({ dueAt: now.toISOString() });
    let cursor: string | null = null;
    do {
      const page: { data: UgcCollaborationItem[]; cursor: string | null } = await due.go({ cursor, count: atOnce });
      const passed = await Promise.allSettled(page.data.filter(which).map((item) => passOne(item, now)));
      failed.push(...passed.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
      cursor = page.cursor;
    } while (cursor !== null);
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} deadlines were not passed`);
}

async function passOne({ workspaceId, collaborationId }: UgcCollaborationItem, now: Date): Promise<void> {
  const { data: item } = await UgcCollaboration.get({ workspaceId, collaborationId }).go({ consistent: true });
  if (!item?.dueAt || Date.parse(item.dueAt) >= now.getTime()) return;
  const facts = factsOf(item, { status: 'open' }, now);
  const action = byClock.find((act) => refusalOf(facts, 'clock', act) === null);
  // Nobody's silence is taken for a yes before they were told.
  const isUntold = action === 'approve' && !item.content.lateTold;
  try {
    if (action && !isUntold) await move({ side: 'clock' }, item, { action }, now);
    else await tellLate(item, facts.daysLate, now);
  } catch (error) {
    // It moved meanwhile: what is due then is passed at the next hour. Or its campaign is gone: nothing of it is due.
    if (!(error instanceof AppError) || (error.code !== 'conflict' && error.reason !== 'not_found')) throw error;
  }
}

/**
 * A delivery that is late is told to both, then again after some days; one that was not looked at in time is told to the brand,
 * once. Never twice the same.
 */
async function tellLate(item: UgcCollaborationItem, days: number, now: Date): Promise<void> {
  const isDelivery = item.status === 'producing' || item.status === 'changes_requested';
  if (item.content.dispute || !(isDelivery || item.status === 'submitted')) return;
  const steps = isDelivery ? toldAfterDays.filter((after) => days >= after).length : 1;
  if (steps <= (item.content.lateTold ?? 0)) return;
  const { workspaceId, collaborationId, version, content } = item;
  const told = { ...item, content: { ...content, lateTold: steps } };
  const mark = update(
    UgcCollaboration.patch({ workspaceId, collaborationId })
      .set({ content: told.content, version: version + 1, updatedAt: now.toISOString() })
      .where((attr, { eq }) => eq(attr.version, version)),
  );
  const collaboration = await toldCollaboration(told);
  const type = isDelivery ? 'ugc.deliverable_late' : 'ugc.review_due';
  const late = event(item, { type, entityId: collaborationId, data: { collaboration } }, now);
  if ((await writeIf(mark, [late])) && isDelivery) await mailCreator(item, 'late');
}
