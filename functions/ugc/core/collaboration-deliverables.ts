import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, update } from '../../platform/db/write.ts';
import type { CollaborationContent, UgcCollaborationItem } from './collaboration.entity.ts';
import { UgcDeliverable, type UgcDeliverableItem } from './deliverable.entity.ts';

type Kept = NonNullable<CollaborationContent['deliverables']>;

/** The deliverables of a collaboration as they are now, in the order of its brief. */
export async function deliverablesOf({ workspaceId, content }: UgcCollaborationItem): Promise<UgcDeliverableItem[]> {
  const ids = (content.deliverables ?? []).map(({ id }) => id);
  const items = await readTogether(ids.map((deliverableId) => UgcDeliverable.get({ workspaceId, deliverableId })));
  return items.flatMap((Item) => UgcDeliverable.parse({ Item }).data ?? []);
}

/** What the collaboration says of its deliverables, once some of them have come to a status. */
export function marked(
  { content }: UgcCollaborationItem,
  items: UgcDeliverableItem[],
  status: Kept[number]['status'],
): Kept {
  const ids = new Set(items.map(({ deliverableId }) => deliverableId));
  return (content.deliverables ?? []).map((one) => (ids.has(one.id) ? { ...one, status } : one));
}

type Changed = Partial<Pick<UgcDeliverableItem, 'status' | 'fresh' | 'approvedVersion' | 'rightId' | 'updatedAt'>>;

/** Over the very version that was looked at: what was sent meanwhile is looked at first. */
export function changeDeliverable(item: UgcDeliverableItem, changed: Changed, removed: 'fresh'[] = []): Operation {
  const { workspaceId, deliverableId, versionNumber } = item;
  return update(
    UgcDeliverable.patch({ workspaceId, deliverableId })
      .set(changed)
      .remove(removed)
      .where((attr, { eq }) => eq(attr.versionNumber, versionNumber)),
  );
}
