import { refusalOf } from '../../../shared/rules/ugc/collaboration-states.ts';
import { AppError } from '../../platform/app-error.ts';
import { update, writeIf } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { toldCollaboration } from '../collaboration/collaboration-view.ts';
import { move } from '../collaboration/move.ts';
import { mailCreator } from '../collaboration/tell.ts';
import { UgcCollaboration, type UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { factsOf } from '../core/collaboration-facts.ts';

/** So many at once; an hour has far fewer. */
const atOnce = 20;
/** Days after the day on which a lateness is told again. */
const toldAfterDays = [1, 3, 7];
const byClock = ['expire', 'approve', 'confirm_payment'] as const;

/** All that is due: what ends by itself ends, what is late is told; as often as it runs, once each. */
export async function passDeadlines(now: Date): Promise<void> {
  const due = UgcCollaboration.query.byDue({ part: 'due' }).lt({ dueAt: now.toISOString() });
  for (let cursor: string | null = null; ; ) {
    const page: { data: UgcCollaborationItem[]; cursor: string | null } = await due.go({ cursor, count: atOnce });
    await Promise.all(page.data.map((item) => passOne(item, now)));
    if (page.cursor === null) return;
    cursor = page.cursor;
  }
}

async function passOne({ workspaceId, collaborationId }: UgcCollaborationItem, now: Date): Promise<void> {
  const { data: item } = await UgcCollaboration.get({ workspaceId, collaborationId }).go({ consistent: true });
  if (!item?.dueAt || Date.parse(item.dueAt) >= now.getTime()) return;
  const facts = factsOf(item, { status: 'open' }, now);
  const action = byClock.find((act) => refusalOf(facts, 'clock', act) === null);
  try {
    if (action) await move({ side: 'clock' }, item, { action }, now);
    else await tellLate(item, facts.daysLate, now);
  } catch (error) {
    // It moved meanwhile: what is due then is passed at the next hour.
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
  }
}

/** A delivery that is late is told to both, then again after some days: never twice for one of them. */
async function tellLate(item: UgcCollaborationItem, days: number, now: Date): Promise<void> {
  const isDelivery = item.status === 'producing' || item.status === 'changes_requested';
  const steps = toldAfterDays.filter((after) => days >= after).length;
  if (!isDelivery || item.content.dispute || steps <= (item.content.lateTold ?? 0)) return;
  const { workspaceId, collaborationId, version, content } = item;
  const told = { ...item, content: { ...content, lateTold: steps } };
  const mark = update(
    UgcCollaboration.patch({ workspaceId, collaborationId })
      .set({ content: told.content, version: version + 1, updatedAt: now.toISOString() })
      .where((attr, { eq }) => eq(attr.version, version)),
  );
  const collaboration = await toldCollaboration(told);
  const late = event(item, { type: 'ugc.deliverable_late', entityId: collaborationId, data: { collaboration } }, now);
  if (await writeIf(mark, [late])) await mailCreator(item, 'late');
}
