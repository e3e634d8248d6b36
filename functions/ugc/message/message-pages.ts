import type { Party } from '../../../shared/rules/ugc/collaboration-table.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { newestPage } from '../../platform/http/newest-page.ts';
import type { Page } from '../../platform/http/page-of.ts';
import { UgcCollaboration, type UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { CollaborationStep } from '../core/collaboration-step.entity.ts';
import { UgcMessage } from '../core/message.entity.ts';
import { shownMessages, shownSteps } from './shown-messages.ts';

/** Above every id of a kind. */
export const endOf = (prefix: string) => `${prefix}_~`;

/** A page of messages; who reads the newest has read them all. */
export async function pageOfMessages(item: UgcCollaborationItem, reader: Party, page: Page) {
  const { workspaceId, collaborationId } = item;
  let isNewest = false;
  const { items, nextCursor } = await newestPage(
    page,
    async (before, count) => {
      isNewest = before === undefined;
      const all = UgcMessage.query.byCollaboration({ workspaceId, collaborationId });
      return (await all.lt({ messageId: before ?? endOf('ugm') }).go({ order: 'desc', consistent: true, count })).data;
    },
    ({ messageId }) => messageId,
  );
  if (isNewest) await noteRead(item, reader === 'brand' ? 'unreadByBrand' : 'unreadByCreator');
  return { items: await shownMessages(item, reader, items), nextCursor };
}

/** What came meanwhile stays unread. */
async function noteRead(item: UgcCollaborationItem, unread: 'unreadByBrand' | 'unreadByCreator'): Promise<void> {
  const { workspaceId, collaborationId, [unread]: count } = item;
  if (!count) return;
  const read = UgcCollaboration.patch({ workspaceId, collaborationId }).set({ [unread]: 0 });
  await unlessRefused(read.where((attr, { eq }) => eq(attr[unread], count)).go());
}

export async function pageOfSteps(item: UgcCollaborationItem, reader: Party, page: Page) {
  const { workspaceId, collaborationId } = item;
  const { items, nextCursor } = await newestPage(
    page,
    async (before = endOf('stp'), count) => {
      const below = CollaborationStep.query.byCollaboration({ workspaceId, collaborationId }).lt({ stepId: before });
      return (await below.go({ order: 'desc', consistent: true, count })).data;
    },
    ({ stepId }) => stepId,
  );
  return { items: await shownSteps(item, reader, items), nextCursor };
}
