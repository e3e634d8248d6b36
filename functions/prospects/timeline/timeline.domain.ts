import * as z from 'zod';
import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { prospectProblems } from '../../../shared/prospects/messages.ts';
import * as activities from '../../../shared/prospects/timeline.contract.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { openCursor, sealCursor } from '../../platform/db/page-cursor.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';
import { markChanged } from '../core/prospect-change.entity.ts';
import { readProspect } from '../core/read-prospect.ts';
import { followTimeline } from './follow-timeline.ts';
import { ProspectActivity, type ProspectActivityItem, toProspectActivity } from './prospect-activity.entity.ts';
import { authorOf, insertLine, timelineLine } from './timeline-line.ts';
import { findLine, isAutomatic, removeLine, replaceLine } from './timeline-lines.ts';

type Listing = ParsedInput<typeof activities.listProspectActivities>;
type Creation = ParsedInput<typeof activities.createProspectActivity>;
type Change = ParsedInput<typeof activities.updateProspectActivity>;
type Target = { id: string; activityId: string };

const Position = z.object({ happenedAt: z.string(), activityId: z.string() });

export async function listActivities({ workspaceId }: Actor, input: Listing['params'] & Listing['query']) {
  const { id: prospectId, limit, cursor, type } = input;
  const scope = { owner: workspaceId, operation: 'listProspectActivities', filters: { prospectId, type, limit } };
  const before = await openCursor(scope, cursor, Position);
  await readProspect(workspaceId, prospectId);
  const query = ProspectActivity.query.byProspect({ workspaceId, prospectId });
  const page = before ? query.lt(before) : query;
  const wanted = type ? page.where((attr, { eq }) => eq(attr.type, type)) : page;
  const { data } = await wanted.go({ order: 'desc', count: limit + 1, consistent: true });
  const items = data.slice(0, limit);
  const last = data.length > limit ? items.at(-1) : undefined;
  const position = last ? { happenedAt: last.happenedAt, activityId: last.activityId } : null;
  return { items: items.map(toProspectActivity), nextCursor: await sealCursor(scope, position) };
}

/** Writes a line on a timeline once (see `makeOnce`), and scores the prospect again. */
export const createActivity = (actor: Actor, input: Creation['params'] & Creation['body'], caller: Caller) =>
  makeOnce(
    { route: activities.createProspectActivity, actor, caller, body: input },
    {
      make: (mark) => withFreshReads(() => addLine(actor, input, mark)),
      replay: async (activityId) => answer(await findLine(actor.workspaceId, { id: input.id, activityId })),
    },
  );

async function addLine(
  actor: Actor,
  { id, at, ...said }: Creation['params'] & Creation['body'],
  mark: (id: string) => Operation[],
) {
  const prospect = await readProspect(actor.workspaceId, id);
  const now = new Date();
  const line = timelineLine(prospect, { ...said, happenedAt: at ?? now.toISOString(), by: authorOf(actor) }, now);
  refuseDue(line);
  await writeLine(actor, prospect, { after: line }, [insertLine(line), ...mark(line.activityId)], 'created');
  return answer(line);
}

export const updateActivity = (
  actor: Actor,
  { id, activityId, version, at, ...said }: Change['params'] & Change['body'],
) =>
  withFreshReads(async () => {
    const prospect = await readProspect(actor.workspaceId, id);
    const before = await findLine(actor.workspaceId, { id, activityId });
    if (isAutomatic(before)) throw new AppError('activity_is_automatic');
    if (before.version !== version) throw new AppError('conflict');
    const kept = <T>(value: T | null | undefined, old: T) => (value === undefined ? old : (value ?? undefined));
    const after: ProspectActivityItem = {
      ...before,
      content: said.content ?? before.content,
      outcome: kept(said.outcome, before.outcome),
      happenedAt: at ?? before.happenedAt,
      dueAt: kept(said.dueAt, before.dueAt),
      doneAt: kept(said.doneAt, before.doneAt),
      updatedAt: new Date().toISOString(),
      version: version + 1,
    };
    refuseDue(after);
    await writeLine(actor, prospect, { before, after }, replaceLine(before, after), 'updated');
    return answer(after);
  });

export const deleteActivity = (actor: Actor, { id, activityId }: Target) =>
  withFreshReads(async () => {
    const prospect = await readProspect(actor.workspaceId, id);
    const before = await findLine(actor.workspaceId, { id, activityId });
    if (isAutomatic(before)) throw new AppError('activity_is_automatic');
    await writeLine(actor, prospect, { before }, [removeLine(before)], 'deleted');
    return { id: activityId };
  });

const answer = (line: ProspectActivityItem) => ({ activity: toProspectActivity(line) });

function refuseDue({ type, dueAt, doneAt }: ProspectActivityItem): void {
  if (type !== 'task' && (dueAt || doneAt))
    throw invalidField(dueAt ? 'dueAt' : 'doneAt', prospectProblems.dueForTasks);
}

/** A line together with what follows from it for the prospect. */
async function writeLine(
  actor: Actor,
  prospect: ProspectItem,
  change: { before?: ProspectActivityItem; after?: ProspectActivityItem },
  operations: Operation[],
  act: 'created' | 'updated' | 'deleted',
): Promise<void> {
  const now = new Date();
  const { prospectId, workspaceId } = prospect;
  await write([
    ...operations,
    ...(await followTimeline(prospect, change, now)),
    markChanged(workspaceId, [prospectId], now),
    activity(actor, { type: `prospect_activity.${act}`, entityId: prospectId }, now),
  ]);
}
