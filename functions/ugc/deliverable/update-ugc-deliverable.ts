import * as deliverables from '../../../shared/ugc/deliverable.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { update, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readCollaboration } from '../collaboration/collaboration-view.ts';
import { UgcDeliverable } from '../core/deliverable.entity.ts';
import { checkLink } from '../right/check-link.ts';
import { linkRight } from '../right/link-right.ts';
import { readDeliverable } from './read-deliverable.ts';
import { shownDeliverable } from './shown-deliverable.ts';

/** Where a deliverable is shown. */
export const handler = defineHandler(deliverables.updateUgcDeliverable, async ({ actor, params: { id }, body }) => {
  const { workspaceId, userId } = actor;
  const { version, ...said } = body;
  const before = await readDeliverable(workspaceId, id);
  if (before.version !== version) throw new AppError('conflict');
  const fields = (['linkedCampaignId', 'adName'] as const).filter(
    (field) => said[field] !== undefined && said[field] !== (before[field] ?? null),
  );
  await checkLink(actor, said.linkedCampaignId, before.linkedCampaignId);
  const { creatorName } = await readCollaboration(workspaceId, before.collaborationId);
  if (fields.length > 0) {
    const now = new Date();
    const set = Object.fromEntries(fields.flatMap((field) => (said[field] ? [[field, said[field]]] : [])));
    const gone = fields.filter((field) => said[field] === null);
    const change = UgcDeliverable.patch({ workspaceId, deliverableId: id })
      .set({ ...set, updatedAt: now.toISOString() })
      .add({ version: 1 })
      .remove(gone)
      .where((attr, { eq }) => eq(attr.version, version));
    await write([
      update(change),
      ...(fields.includes('linkedCampaignId') ? await linkRight(before, said.linkedCampaignId, now) : []),
      audit(actor, { type: 'ugc_deliverable.updated', entityId: id, changed: fields }, now),
    ]);
  }
  return { deliverable: await shownDeliverable(await readDeliverable(workspaceId, id), creatorName, userId) };
});
