import type { Party } from '../../../shared/rules/ugc/collaboration-table.ts';
import { newestPage } from '../../platform/http/newest-page.ts';
import type { Page } from '../../platform/http/page-of.ts';
import { UgcCollaboration, type UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { CollaborationStep } from '../core/collaboration-step.entity.ts';
import { UgcMessage } from '../core/message.entity.ts';
import { shownMessages, shownSteps } from './shown-messages.ts';

/** Above every id of a kind. */
const end = (prefix: string) => `${prefix}_~`;

/** A page of messages; who reads the newest has read them all. */
export async function pageOfMessages(item: UgcCollaborationItem, reader: Party, page: Page) {
  const { workspaceId, collaborationId } = item;
  const { items, nextCursor } = await newestPage(
    page,
    async (before = end('ugm'), count) => {
      const below = UgcMessage.query.byCollaboration({ workspaceId, collaborationId }).lt({ messageId: before });
      return (await below.go({ order: 'desc', consistent: true, count })).data;
    },
    ({ messageId }) => messageId,
  );
  const unread = reader === 'brand' ? ('unreadByBrand' as const) : ('unreadByCreator' as const);
  if (item[unread])
    await UgcCollaboration.patch({ workspaceId, collaborationId })
      .set({ [unread]: 0 })
      .go();
  return { items: await shownMessages(item, reader, items), nextCursor };
}

export async function pageOfSteps(item: UgcCollaborationItem, reader: Party, page: Page) {
  const { workspaceId, collaborationId } = item;
  const { items, nextCursor } = await newestPage(
    page,
    async (before = end('stp'), count) => {
      const below = CollaborationStep.query.byCollaboration({ workspaceId, collaborationId }).lt({ stepId: before });
      return (await below.go({ order: 'desc', consistent: true, count })).data;
    },
    ({ stepId }) => stepId,
  );
  return { items: await shownSteps(item, reader, items), nextCursor };
}
