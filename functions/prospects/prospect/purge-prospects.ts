import { restoreSeconds } from '../../../shared/prospects/prospects.rules.ts';
import { forgetNotifications } from '../../notifications/notification/forget-notifications.door.ts';
import { giveEvents } from '../../platform/outbox/thing-events.ts';
import { eraseTold } from '../../webhooks/log/erase-told.door.ts';
import { Prospect, prospectKey } from '../core/prospect.entity.ts';
import { moveTimeline } from '../timeline/move-timeline.ts';
import { ProspectActivity } from '../timeline/prospect-activity.entity.ts';
import { DeletedProspect } from './deleted-prospect.entity.ts';
import type { Removal } from './removals-queue.ts';

/** Removes what deleted prospects have left: their timelines, and how they were. Those that were brought back keep everything. */
export async function purgeProspects({ workspaceId, prospectIds, heirId, erased }: Removal): Promise<void> {
  for (const prospectId of prospectIds) {
    const { data: there } = await Prospect.get(prospectKey(workspaceId, prospectId)).go({ consistent: true });
    if (there || (await canComeBack(workspaceId, prospectId))) continue;
    const thing = { workspaceId, entityId: prospectId };
    if (erased) await eraseTold(thing);
    if (heirId) {
      await moveTimeline(workspaceId, prospectId, heirId);
      const { data: heir } = await Prospect.get(prospectKey(workspaceId, heirId)).go({ consistent: true });
      // Without its heir, nobody can tell whether that one was erased: what was told is erased, to be safe.
      await (heir ? giveEvents(thing, heirId) : eraseTold(thing));
    }
    await forgetNotifications(thing);
    await purgeTimeline({ workspaceId, prospectId });
    await DeletedProspect.delete({ workspaceId, prospectId }).go();
  }
}

/** It was brought back and deleted again since this message was sent: the later deletion sent a message of its own. */
async function canComeBack(workspaceId: string, prospectId: string): Promise<boolean> {
  const { data } = await DeletedProspect.get({ workspaceId, prospectId }).go({ consistent: true });
  return data !== null && Date.now() < Date.parse(data.deletedAt) + 2 * restoreSeconds * 1000;
}

export async function purgeTimeline(prospect: { workspaceId: string; prospectId: string }): Promise<void> {
  for (;;) {
    const { data } = await ProspectActivity.query.byProspect(prospect).go({ limit: 200, consistent: true });
    if (data.length === 0) return;
    await ProspectActivity.delete(data).go({ concurrency: 4 });
  }
}
