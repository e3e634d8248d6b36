import { restoreSeconds } from '../../../shared/prospects/prospects.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { enqueue } from '../../platform/clients/queue.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, put, remove, write } from '../../platform/db/write.ts';
import { env } from '../../platform/env.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { countGoneProspects, countNewProspects, withinPlan } from '../core/count-prospects.ts';
import { Prospect, type ProspectItem, prospectKey } from '../core/prospect.entity.ts';
import { markChanged } from '../core/prospect-change.entity.ts';
import { goneEvent, prospectEvent } from '../core/prospect-events.ts';
import { dropProspect, insertProspect, prospectIdsOfNames, refuseTakenEmail } from '../core/prospect-writes.ts';
import { readProspect } from '../core/read-prospect.ts';
import { toProspect } from '../core/shown-prospect.ts';
import { DeletedProspect } from './deleted-prospect.entity.ts';

/** Longer than it can be brought back and than any request runs. */
const purgeAfterSeconds = 90;
const trashDays = 2;

/** The prospect is gone at once; for 30 seconds it can be brought back, then what it left is removed. */
export async function deleteProspect(actor: Actor, { id }: { id: string }) {
  const { workspaceId } = actor;
  await readProspect(workspaceId, id);
  await purgeLater(workspaceId, [id]);
  await withFreshReads(async () => {
    const item = await readProspect(workspaceId, id);
    const now = new Date();
    await write([
      ...intoTrash(item, now),
      countGoneProspects(workspaceId, 1),
      markChanged(workspaceId, [id], now),
      activity(actor, { type: 'prospect.deleted', entityId: id }, now),
    ]);
  });
  return { id };
}

type How = {
  /** What was merged leaves its timeline to this one. */
  heirId?: string;
  /** The person asked for it: what webhooks were told of them goes too. */
  erased?: true;
};

/** Said before the prospects are removed, so that nothing can be left behind. */
export const purgeLater = (workspaceId: string, prospectIds: string[], how: How = {}): Promise<void> =>
  enqueue(env.PROSPECT_REMOVALS_QUEUE_URL, { workspaceId, prospectIds, ...how }, { delaySeconds: purgeAfterSeconds });

/** Five operations at most. */
export function intoTrash(item: ProspectItem, now: Date): Operation[] {
  const { workspaceId, prospectId } = item;
  const deleted = DeletedProspect.put({
    workspaceId,
    prospectId,
    prospect: item,
    deletedAt: now.toISOString(),
    ttl: Math.floor(now.getTime() / 1000) + trashDays * 24 * 3600,
  });
  return [...dropProspect(item), put(deleted), goneEvent(item, now)];
}

/** Brings a prospect back as it was, under its own id; a 404 when it is too late, a 402 while the plan is full. */
export const restoreProspect = (actor: Actor, target: { id: string }) =>
  withinPlan(actor.workspace, () => withFreshReads(() => bringBack(actor, target)));

async function bringBack(actor: Actor, { id }: { id: string }) {
  const { workspaceId, workspace } = actor;
  const now = new Date();
  const there = await Prospect.get(prospectKey(workspaceId, id)).go({ consistent: true });
  if (there.data) return { prospect: toProspect(there.data) };
  const [item] = await readTrash(workspaceId, [id], now);
  if (!item) throw new AppError('not_found');
  await refuseTakenEmail(item);
  await write([
    ...outOfTrash(item, now),
    countNewProspects(workspace, 1),
    markChanged(workspaceId, [id], now),
    activity(actor, { type: 'prospect.restored', entityId: id }, now),
  ]);
  return { prospect: toProspect(item) };
}

/** Prospects as they come back: those that still can, of up to a hundred; without their names where another bears them by now. */
export async function readTrash(workspaceId: string, prospectIds: string[], now: Date): Promise<ProspectItem[]> {
  const items = await readTogether(prospectIds.map((prospectId) => DeletedProspect.get({ workspaceId, prospectId })));
  const deleted = items.flatMap((Item) => {
    const { data } = DeletedProspect.parse({ Item });
    return data && Date.parse(data.deletedAt) + restoreSeconds * 1000 >= now.getTime() ? [data.prospect] : [];
  });
  const keys = new Set(deleted.flatMap(({ namesKey }) => namesKey ?? []));
  const borne = await prospectIdsOfNames(workspaceId, [...keys]);
  return deleted.map((prospect) => ({
    ...prospect,
    // Raised, so that what was read before the deletion is not written over it.
    revision: prospect.revision + 1,
    namesKey: borne.has(prospect.namesKey ?? '') ? undefined : prospect.namesKey,
  }));
}

/** Five operations at most. */
export const outOfTrash = (item: ProspectItem, now: Date): Operation[] => [
  remove(DeletedProspect.remove({ workspaceId: item.workspaceId, prospectId: item.prospectId }), 'not_found'),
  ...insertProspect(item),
  prospectEvent(item, 'prospect.restored', now),
];
