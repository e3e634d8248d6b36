import { forgetNotifications } from '../../notifications/notification/notify.door.ts';
import { activity } from '../../platform/db/activity.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { eraseTold } from '../../webhooks/log/erase-told.door.ts';
import { countGoneProspects } from '../core/count-prospects.ts';
import { markChanged } from '../core/prospect-change.entity.ts';
import { goneEvent } from '../core/prospect-events.ts';
import { dropProspect } from '../core/prospect-writes.ts';
import { readProspect } from '../core/read-prospect.ts';
import { toProspect } from '../core/shown-prospect.ts';
import { forgetLooks } from '../imports/forget-looks.ts';
import { purgeTimeline } from '../prospect/purge-prospects.ts';
import { purgeLater } from '../prospect/removals-queue.ts';
import { dropSnapshot } from '../search/snapshot.ts';
import { ProspectActivity, toProspectActivity } from '../timeline/prospect-activity.entity.ts';

/** Everything that is kept on a person, for whoever asks for it; the journal remembers that it was handed out. */
export async function readPersonalData(actor: Actor, { id }: { id: string }) {
  const { workspaceId } = actor;
  const prospect = await readProspect(workspaceId, id);
  const { data } = await ProspectActivity.query
    .byProspect({ workspaceId, prospectId: id })
    .go({ order: 'desc', pages: 'all', consistent: true });
  await write([activity(actor, { type: 'prospect.disclosed', entityId: id })]);
  return {
    prospect: toProspect(prospect),
    activities: data.map(toProspectActivity),
    exportedAt: new Date().toISOString(),
  };
}

/** Erases a person, with no way back: the journal keeps the act, and no value of theirs. */
export async function erasePerson(actor: Actor, { id }: { id: string }) {
  const { workspaceId } = actor;
  await readProspect(workspaceId, id);
  await purgeLater({ workspaceId, prospectIds: [id], erased: true });
  // Before the person is gone: who dies half-way is asked again.
  await forgetLooks(workspaceId);
  await withFreshReads(async () => {
    const item = await readProspect(workspaceId, id);
    const now = new Date();
    await write([
      ...dropProspect(item),
      countGoneProspects(workspaceId, 1),
      markChanged(workspaceId, [id], now),
      activity(actor, { type: 'prospect.erased', entityId: id }, now),
      goneEvent(item, now),
    ]);
  });
  await Promise.all([
    purgeTimeline({ workspaceId, prospectId: id }),
    eraseTold({ workspaceId, entityId: id }),
    forgetNotifications({ workspaceId, entityId: id }),
    dropSnapshot(workspaceId),
  ]);
  return { id };
}
