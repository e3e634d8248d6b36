import { prospectProblems } from '../../../shared/prospects/messages.ts';
import { signalsOf } from '../../../shared/prospects/prospect-engagement.ts';
import { invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { gradeLine } from '../core/edit-prospect.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';
import { prospectEvent } from '../core/prospect-events.ts';
import { prospectWrites } from '../core/prospect-writes.ts';
import { settled } from '../core/settled-prospect.ts';
import { readWeights } from '../scoring/scoring-model.entity.ts';
import { asNextAction, openTasks } from './open-tasks.ts';
import type { ProspectActivityItem } from './prospect-activity.entity.ts';
import { contactAt, lastContact } from './timeline-lines.ts';

type LineChange = { before?: ProspectActivityItem; after?: ProspectActivityItem };

/** How many signals are kept, the newest: more of them would make no difference to a score. */
const keptSignals = 100;

/** Writes a new, changed or removed line together with what follows from it for the prospect. */
export async function writeLine(
  actor: Actor,
  prospect: ProspectItem,
  change: LineChange,
  operations: Operation[],
): Promise<void> {
  const { before, after } = change;
  if (after) refuseDue(after);
  const now = new Date();
  const act = before ? (after ? 'updated' : 'deleted') : 'created';
  await write([
    ...operations,
    ...(await followTimeline(prospect, change, now)),
    audit(actor, { type: `prospect_activity.${act}`, entityId: prospect.prospectId }, now),
  ]);
}

function refuseDue({ type, dueAt, doneAt }: ProspectActivityItem): void {
  if (type !== 'task' && (dueAt || doneAt))
    throw invalidField(dueAt ? 'dueAt' : 'doneAt', prospectProblems.dueForTasks);
}

/** What a line makes of a prospect: its score, its last contact, its next action. */
async function followTimeline(prospect: ProspectItem, change: LineChange, now: Date): Promise<Operation[]> {
  const { before, after } = change;
  const item = settled(
    prospect,
    {
      ...prospect,
      signals: signalsAfter(prospect, change),
      activityCount: prospect.activityCount + (after ? 1 : 0) - (before ? 1 : 0),
      lastActivityAt: await lastActivityAfter(prospect, change),
      ...(await nextActionAfter(prospect, change)),
      doNotContact: prospect.doNotContact || after?.outcome === 'unsubscribed',
      updatedAt: now.toISOString(),
    },
    await readWeights(prospect.workspaceId),
    now,
  );
  return [
    ...prospectWrites([{ before: prospect, after: item }], now),
    ...gradeLine(prospect, item, now),
    ...(saysTheSame(prospect, item) ? [] : [prospectEvent(item, 'prospect.updated', now)]),
  ];
}

/** A note is no edit of its prospect; what follows from it for the prospect's own data is. */
const saysTheSame = (a: ProspectItem, b: ProspectItem) =>
  a.nextAction === b.nextAction && a.nextActionAt === b.nextActionAt && a.doNotContact === b.doNotContact;

function signalsAfter({ signals }: ProspectItem, { before, after }: LineChange): ProspectItem['signals'] {
  const activityId = (after ?? before)?.activityId ?? '';
  const others = signals.filter((signal) => signal.activityId !== activityId);
  const own = after ? signalsOf(after).map((rule) => ({ rule, at: after.happenedAt, activityId })) : [];
  return [...others, ...own].sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, keptSignals);
}

async function lastActivityAfter(prospect: ProspectItem, { before, after }: LineChange): Promise<string | undefined> {
  const others = before ? await lastContact(prospect, before.activityId) : prospect.lastActivityAt;
  return [others, after && contactAt(after)]
    .filter((at) => at !== undefined)
    .sort()
    .at(-1);
}

/** The nearest task is the next action; when it is done, put off or gone, the nearest other one is. */
async function nextActionAfter(prospect: ProspectItem, { before, after }: LineChange) {
  const { nextAction, nextActionAt } = prospect;
  const wasNext = before?.dueAt !== undefined && !before.doneAt && before.dueAt === nextActionAt;
  const [nearest] = wasNext ? await openTasks(prospect, before.activityId) : [];
  const current = wasNext ? asNextAction(nearest) : { nextAction, nextActionAt };
  const due = after?.type === 'task' && !after.doneAt ? after.dueAt : undefined;
  const nearer = due !== undefined && (current.nextActionAt === undefined || due < current.nextActionAt);
  return nearer ? asNextAction(after) : current;
}
