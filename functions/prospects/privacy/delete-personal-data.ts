import * as personalData from '../../../shared/prospects/privacy.contract.ts';
import { forgetNotifications } from '../../notifications/notification/forget-notifications.door.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { eraseTold } from '../../webhooks/log/erase-told.door.ts';
import { goneEvent } from '../core/prospect-events.ts';
import { prospectWrites } from '../core/prospect-writes.ts';
import { readProspect } from '../core/read-prospect.ts';
import { forgetLooks } from '../imports/forget-looks.ts';
import { purgeTimeline } from '../prospect/purge-prospects.ts';
import { purgeLater } from '../prospect/removals-queue.ts';
import { dropSnapshot } from '../search/snapshot.ts';

/** Erases a person, with no way back: the journal keeps the act, and no value of theirs. */
export const handler = defineHandler(personalData.deletePersonalData, async ({ actor, params: { id } }) => {
  const { workspaceId } = actor;
  await readProspect(workspaceId, id);
  await purgeLater({ workspaceId, prospectIds: [id], erased: true });
  // While the person is still there: should this fail half-way, the request can be sent again.
  await forgetLooks(workspaceId);
  await withFreshReads(async () => {
    const item = await readProspect(workspaceId, id);
    const now = new Date();
    await write([
      ...prospectWrites([{ gone: item }], now),
      audit(actor, { type: 'prospect.erased', entityId: id }, now),
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
});
