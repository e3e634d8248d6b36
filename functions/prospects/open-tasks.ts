import type { Operation } from '../platform/db/write.ts';
import type { ProspectItem } from './prospect.entity.ts';
import { ProspectActivity, type ProspectActivityItem } from './prospect-activity.entity.ts';
import { replaceLine } from './timeline-lines.ts';

type NextAction = Pick<ProspectItem, 'nextAction' | 'nextActionAt'>;

const nextActionLength = 200;

const dueOf = ({ dueAt }: ProspectActivityItem) => dueAt ?? '';

/** A task as the next action of its prospect. */
export const asNextAction = (task: ProspectActivityItem | undefined): NextAction => ({
  nextAction: task?.content.split('\n')[0]?.slice(0, nextActionLength),
  nextActionAt: task?.dueAt,
});

/** The tasks of a prospect that are to be done by a date, the nearest first, but for one. */
export async function openTasks(
  { workspaceId, prospectId }: { workspaceId: string; prospectId: string },
  exceptId = '',
): Promise<ProspectActivityItem[]> {
  const { data } = await ProspectActivity.query
    .byProspect({ workspaceId, prospectId })
    .where(
      (attr, { eq, ne, exists, notExists }) =>
        `${eq(attr.type, 'task')} AND ${ne(attr.activityId, exceptId)} AND ${exists(attr.dueAt)} AND ${notExists(attr.doneAt)}`,
    )
    .go({ pages: 'all', consistent: true });
  return data.sort((a, b) => (dueOf(a) < dueOf(b) ? -1 : 1));
}

/**
 * The task behind a next action is put off with it and done with it; once it is done, the nearest other task is the next
 * action, so that nothing planned is forgotten.
 */
export async function followNextAction(
  before: ProspectItem,
  change: Partial<ProspectItem>,
  now: Date,
): Promise<{ change: Partial<ProspectItem>; operations: Operation[] }> {
  const { nextActionAt } = before;
  if (!('nextActionAt' in change) || !nextActionAt || change.nextActionAt === nextActionAt)
    return { change, operations: [] };
  const tasks = await openTasks(before);
  const task = tasks.find(({ dueAt }) => dueAt === nextActionAt);
  if (!task) return { change, operations: [] };
  const at = now.toISOString();
  const edited = { ...task, updatedAt: at, version: task.version + 1 };
  if (change.nextActionAt) return { change, operations: replaceLine(task, { ...edited, dueAt: change.nextActionAt }) };
  return {
    change: { ...change, ...asNextAction(tasks.find((other) => other !== task)) },
    operations: replaceLine(task, { ...edited, doneAt: at }),
  };
}
