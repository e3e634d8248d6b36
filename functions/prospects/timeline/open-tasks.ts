import type { Operation } from '../../platform/db/write.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';
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
 * The task behind a next action is put off with it and done with it; once nothing is next, the nearest task is, so that
 * nothing planned is forgotten. Another action in its place leaves the task as it is.
 */
export async function followNextAction(
  before: ProspectItem,
  change: Partial<ProspectItem>,
  now: Date,
): Promise<{ change: Partial<ProspectItem>; operations: Operation[] }> {
  const { nextAction, nextActionAt } = { ...before, ...change };
  const isDone = hasNext(before) && !hasNext({ nextAction, nextActionAt });
  const isPutOff =
    nextAction === before.nextAction && nextActionAt !== before.nextActionAt && nextActionAt !== undefined;
  if (!isDone && !isPutOff) return { change, operations: [] };
  const tasks = await openTasks(before);
  const task = tasks.find(({ dueAt }) => dueAt === before.nextActionAt);
  const at = now.toISOString();
  const edited = task && {
    ...task,
    ...(isDone ? { doneAt: at } : { dueAt: nextActionAt }),
    updatedAt: at,
    version: task.version + 1,
  };
  return {
    change: isDone ? { ...change, ...asNextAction(tasks.find((other) => other !== task)) } : change,
    operations: task && edited ? replaceLine(task, edited) : [],
  };
}

const hasNext = ({ nextAction, nextActionAt }: NextAction) => nextAction !== undefined || nextActionAt !== undefined;
