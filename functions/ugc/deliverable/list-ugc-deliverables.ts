import { hourMs } from '../../../shared/kernel/day.ts';
import * as deliverables from '../../../shared/ugc/deliverable.contract.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { newestPage } from '../../platform/http/newest-page.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { firstIdAt } from '../../platform/new-id.ts';
import { UgcCollaboration } from '../core/collaboration.entity.ts';
import { UgcDeliverable, type UgcDeliverableItem } from '../core/deliverable.entity.ts';
import { versionsOf } from './read-deliverable.ts';
import { shownHead } from './shown-deliverable.ts';
import { shownVersion } from './shown-version.ts';

const atOnce = 200;

/** Read from the newest on until a page is full: what a workspace makes in a year is some hundreds. */
export const handler = defineHandler(deliverables.listUgcDeliverables, async (call) => {
  const { workspaceId } = call.actor;
  const { status, type, brandId, campaignId, creatorId } = call.query;
  const wanted = (item: UgcDeliverableItem) =>
    (status?.includes(item.status) ?? true) &&
    (type?.includes(item.type) ?? true) &&
    [brandId ?? item.brandId, campaignId ?? item.campaignId, creatorId ?? item.creatorId].join() ===
      [item.brandId, item.campaignId, item.creatorId].join();
  const read = async (before = firstIdAt('liv', Date.now() + hourMs), limit: number) => {
    const found: UgcDeliverableItem[] = [];
    let cursor: string | null = null;
    do {
      const below = UgcDeliverable.query.byWorkspace({ workspaceId }).lt({ deliverableId: before });
      const page: { data: UgcDeliverableItem[]; cursor: string | null } = await below.go({
        order: 'desc',
        consistent: true,
        limit: atOnce,
        cursor,
      });
      found.push(...page.data.filter(wanted));
      cursor = page.cursor;
    } while (cursor && found.length < limit);
    return found.slice(0, limit);
  };
  const { items, nextCursor } = await newestPage(pageOf(call), read, ({ deliverableId }) => deliverableId);
  return { items: await summaries(workspaceId, items), nextCursor };
});

async function summaries(workspaceId: string, items: UgcDeliverableItem[]) {
  const ids = [...new Set(items.map(({ collaborationId }) => collaborationId))];
  const collaborations = await readTogether(
    ids.map((collaborationId) => UgcCollaboration.get({ workspaceId, collaborationId })),
  );
  const names = new Map(
    collaborations.map((Item, at) => [ids[at], UgcCollaboration.parse({ Item }).data?.creatorName ?? '']),
  );
  return Promise.all(
    items.map(async (item) => {
      const versions = item.versionNumber > 0 ? await versionsOf(item) : [];
      const last = versions.at(-1);
      return {
        ...shownHead(item, names.get(item.collaborationId) ?? '', versions),
        newest: last ? await shownVersion(last, item.ask) : null,
      };
    }),
  );
}
