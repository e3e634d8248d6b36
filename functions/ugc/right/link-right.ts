import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { type Operation, update } from '../../platform/db/write.ts';
import type { UgcDeliverableItem } from '../core/deliverable.entity.ts';
import { goneOf, looked, UgcRight, type UgcRightItem } from '../core/right.entity.ts';

/** What a deliverable is linked to stands in its right too: the end of that is what its campaign is looked at for. */
export async function linkRight(
  { workspaceId, deliverableId, rightId }: UgcDeliverableItem,
  campaignId: string | null | undefined,
  now: Date,
): Promise<Operation[]> {
  if (rightId === undefined) return [];
  const { data: right } = await UgcRight.get({ workspaceId, rightId }).go({ consistent: true });
  if (!right) return [];
  const { lookOn: _, lookShard: __, ...kept } = right;
  const { [deliverableId]: ___, ...others } = right.deliverableCampaigns ?? {};
  const deliverableCampaigns = campaignId ? { ...others, [deliverableId]: campaignId } : others;
  const next = { ...looked({ ...kept, deliverableCampaigns }, parisDay(now)) };
  const after: UgcRightItem = { ...kept, ...next };
  const patch = UgcRight.patch({ workspaceId, rightId })
    .set({ deliverableCampaigns, ...next, updatedAt: now.toISOString() })
    .add({ version: 1 });
  const gone = goneOf(after, ['lookOn', 'lookShard']);
  return [
    update((gone.length > 0 ? patch.remove(gone) : patch).where((attr, { eq }) => eq(attr.version, right.version))),
  ];
}
