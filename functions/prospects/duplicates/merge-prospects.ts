import type { CustomValue, CustomValues } from '../../../shared/prospects/custom-fields.ts';
import * as duplicates from '../../../shared/prospects/duplicates.contract.ts';
import { fields, storedIn } from '../../../shared/prospects/fields.ts';
import { prospectProblems } from '../../../shared/prospects/messages.ts';
import { prospectLimits } from '../../../shared/prospects/prospects.rules.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { giveEvents } from '../../platform/outbox/thing-events.ts';
import { editProspect } from '../core/edit-prospect.ts';
import { stillStanding } from '../core/ownership.ts';
import type { ProspectItem } from '../core/prospect.entity.ts';
import { editEvents, goneEvent } from '../core/prospect-events.ts';
import { prospectWrites } from '../core/prospect-writes.ts';
import { readProspects } from '../core/read-prospect.ts';
import { shownProspect } from '../core/shown-prospect.ts';
import { purgeLater } from '../prospect/removals-queue.ts';
import { readWeights } from '../scoring/scoring-model.entity.ts';
import { moveTimeline } from '../timeline/move-timeline.ts';

/** Makes one prospect of several: what is chosen of each, all tags, all timelines. The others are no more. */
export const handler = defineHandler(duplicates.mergeProspects, async ({ actor, body: input }) => {
  const { workspaceId } = actor;
  const { keepId } = input;
  const mergeIds = [...new Set(input.mergeIds)];
  if (mergeIds.includes(keepId)) throw invalidField('mergeIds', prospectProblems.mergeItself);
  for (const part of ['fields', 'custom'] as const)
    for (const [field, id] of Object.entries(input[part] ?? {}))
      if (id !== keepId && !mergeIds.includes(id ?? ''))
        throw invalidField(`${part}.${field}`, prospectProblems.mergeField);
  const all = [keepId, ...mergeIds];
  const weights = await readWeights(workspaceId);
  // Before anything is put on a queue, which takes no id of any form.
  let known: ProspectItem[] | undefined = await readAll(workspaceId, all);
  await purgeLater({ workspaceId, prospectIds: mergeIds, heirId: keepId });
  const merged = await withFreshReads(async () => {
    const items = known ?? (await readAll(workspaceId, all));
    known = undefined;
    const [kept, ...others] = items;
    if (!kept) throw new AppError('not_found');
    const now = new Date();
    const { after, lines } = editProspect(
      kept,
      {
        ...mergedContent(items, input.fields ?? {}),
        custom: mergedCustom(items, input.custom ?? {}),
        namesKey: namesKeyOf(items),
      },
      {
        by: actor,
        weights,
        now,
      },
    );
    await write([
      ...prospectWrites(
        [{ before: kept, after, absorbed: others }, ...others.map((gone) => ({ gone, heir: after }))],
        now,
      ),
      ...stillStanding(workspaceId, after.clientId === kept.clientId ? [] : [{ clientId: after.clientId }]),
      ...lines,
      audit(actor, { type: 'prospect.merged', entityId: keepId, changed: mergeIds }, now),
      ...editEvents(kept, after, { more: true, now }),
      ...others.map((other) => goneEvent(other, now)),
    ]);
    return after;
  });
  for (const id of mergeIds) {
    await moveTimeline(workspaceId, id, keepId);
    await giveEvents({ workspaceId, entityId: id }, keepId);
  }
  return { prospect: shownProspect(merged) };
});

/** In the order asked; a 404 when one of them is not there. */
async function readAll(workspaceId: string, ids: string[]): Promise<ProspectItem[]> {
  const items = await readProspects(workspaceId, ids);
  if (items.length !== ids.length) throw new AppError('not_found');
  return items;
}

/** `namesKey` of the one that is kept: its own, else that of the first that has one. */
const namesKeyOf = (items: ProspectItem[]) => items.find(({ namesKey }) => namesKey)?.namesKey;

/**
 * What a prospect becomes that absorbs others (the first is the one kept). A field is the chosen one's, else the first
 * one's that has it, else the kept one's. Nobody who must not be contacted becomes someone who may.
 */
function mergedContent(
  items: ProspectItem[],
  chosen: { [F in duplicates.MergeableField]?: string | undefined },
): Partial<ProspectItem> {
  const change: Partial<ProspectItem> = {};
  for (const field of duplicates.mergeableFields) {
    const stored = storedIn(field);
    const of =
      items.find(({ prospectId }) => prospectId === chosen[field]) ??
      items.find((item) => stored.some((name) => item[name] !== undefined)) ??
      items[0];
    for (const name of [...stored, ...fields[field].merged]) Object.assign(change, { [name]: of?.[name] });
  }
  return {
    ...change,
    tags: [...new Set(items.flatMap(({ tags }) => tags))].slice(0, prospectLimits.tags),
    doNotContact: items.some(({ doNotContact }) => doNotContact),
    collectedAt: items.map(({ collectedAt }) => collectedAt).sort()[0] ?? '',
    signals: items.flatMap(({ signals }) => signals).sort((a, b) => (a.at < b.at ? 1 : -1)),
    activityCount: items.reduce((sum, { activityCount }) => sum + activityCount, 0),
    lastActivityAt: items
      .flatMap(({ lastActivityAt }) => lastActivityAt ?? [])
      .sort()
      .at(-1),
  };
}

/** The same of the fields of the workspace. */
function mergedCustom(items: ProspectItem[], chosen: Record<string, string>): CustomValues | undefined {
  const ids = [...new Set(items.flatMap(({ custom }) => Object.keys(custom ?? {})))];
  const values = ids.flatMap((id): [string, CustomValue][] => {
    const has = (item: ProspectItem) => item.custom?.[id] !== undefined;
    const of = items.find(({ prospectId }) => prospectId === chosen[id]) ?? items.find(has);
    const value = of?.custom?.[id];
    return value === undefined ? [] : [[id, value]];
  });
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}
