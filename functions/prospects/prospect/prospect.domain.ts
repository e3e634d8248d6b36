import type { ParsedInput } from '../../../shared/kernel/route.ts';
import { prospectProblems } from '../../../shared/prospects/messages.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { type Operation, write } from '../../platform/db/write.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { makeOnce } from '../../platform/idempotency/make-once.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { blankProspect } from '../core/blank-prospect.ts';
import { countNewProspects, withinPlan } from '../core/count-prospects.ts';
import { editProspect } from '../core/edit-prospect.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';
import { markChanged } from '../core/prospect-change.entity.ts';
import { contentOf, editedContent } from '../core/prospect-content.ts';
import { editEvents, prospectEvent } from '../core/prospect-events.ts';
import { insertProspect, refuseTakenEmail } from '../core/prospect-writes.ts';
import { readProspect } from '../core/read-prospect.ts';
import { settled } from '../core/settled-prospect.ts';
import { toProspect } from '../core/shown-prospect.ts';
import { readWeights } from '../scoring/scoring-model.entity.ts';
import { followNextAction } from '../timeline/open-tasks.ts';

type Creation = ParsedInput<typeof prospects.createProspect>['body'];
type Change = ParsedInput<typeof prospects.updateProspect>['body'] & { id: string };

/** Creates a prospect once: see `makeOnce`. */
export const createProspect = (actor: Actor, input: Creation, caller: Caller) =>
  makeOnce(
    { route: prospects.createProspect, actor, caller, body: input },
    {
      make: (mark) => withinPlan(actor.workspace, () => withFreshReads(() => makeProspect(actor, input, mark))),
      replay: (id) => getProspect(actor, { id }),
    },
  );

async function makeProspect(actor: Actor, input: Creation, mark: (id: string) => Operation[]) {
  const { workspaceId, workspace } = actor;
  const now = new Date();
  const content = contentOf(input, now);
  const blank = blankProspect(workspaceId, content, now);
  const known = { ...blank, ...chosenEnd(content, input.retainUntil) };
  const item = settled(null, known, await readWeights(workspaceId), now);
  await refuseTakenEmail(item);
  await write([
    countNewProspects(workspace, 1),
    ...insertProspect(item),
    markChanged(workspaceId, [item.prospectId], now),
    activity(actor, { type: 'prospect.created', entityId: item.prospectId }, now),
    prospectEvent(item, 'prospect.created', now),
    ...mark(item.prospectId),
  ]);
  return { prospect: toProspect(item) };
}

export async function getProspect({ workspaceId }: Actor, { id }: { id: string }) {
  return { prospect: toProspect(await readProspect(workspaceId, id)) };
}

/** Changes what is given; a change of status stands on the timeline. */
export const updateProspect = (actor: Actor, { id, version, ...edit }: Change) =>
  withFreshReads(async () => {
    const { workspaceId } = actor;
    const before = await readProspect(workspaceId, id);
    if (before.version !== version) throw new AppError('conflict');
    const change = { ...editedContent(before, edit), ...chosenEnd(before, edit.retainUntil) };
    const changed = Object.entries(change).flatMap(([field, value]) =>
      sameValue(value, before, field) ? [] : [field],
    );
    if (changed.length === 0) return { prospect: toProspect(before) };
    const now = new Date();
    const planned = await followNextAction(before, change, now);
    const { after, operations } = editProspect(before, planned.change, {
      by: actor,
      weights: await readWeights(workspaceId),
      now,
    });
    await refuseTakenEmail(after);
    const type = after.status === before.status ? 'prospect.updated' : 'prospect.status_changed';
    await write([
      ...operations,
      ...planned.operations,
      markChanged(workspaceId, [id], now),
      activity(actor, { type, entityId: id, changed }, now),
      ...editEvents(before, after, {
        more: changed.some((field) => field !== 'status' && field !== 'lostReason'),
        now,
      }),
    ]);
    return { prospect: toProspect(after) };
  });

const sameValue = (value: unknown, before: ProspectItem, field: string) =>
  JSON.stringify(value) === JSON.stringify(before[field as keyof ProspectItem]);

/** Until when a prospect may be kept, as someone chose it; cleared, it follows the last contact again. */
function chosenEnd({ collectedAt }: Pick<ProspectItem, 'collectedAt'>, retainUntil: string | null | undefined) {
  if (retainUntil === undefined) return {};
  if (retainUntil === null) return { retainChosen: undefined };
  if (retainUntil < collectedAt.slice(0, 10)) throw invalidField('retainUntil', prospectProblems.retainUntil);
  return { retainUntil, retainChosen: true };
}
