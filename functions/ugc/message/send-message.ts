import { hourMs } from '../../../shared/kernel/day.ts';
import { endedStatuses } from '../../../shared/rules/ugc/collaboration-table.ts';
import { messagesClosed } from '../../../shared/ugc/collaboration.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put, update, write } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { auditedBy } from '../collaboration/move.ts';
import type { Mover } from '../collaboration/moving.ts';
import { mailCreator } from '../collaboration/tell.ts';
import { UgcCollaboration, type UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { UgcMessage, type UgcMessageItem } from '../core/message.entity.ts';
import { shownMessages } from './shown-messages.ts';

/** Seconds after which a message that was not read is mailed. */
const unreadSeconds = 600;

const isClosed = ({ status }: UgcCollaborationItem): boolean =>
  status === 'invited' || (status !== 'closed' && endedStatuses.some((ended) => ended === status));

/** One mail speaks of all that waits: of what comes until it is read, another goes an hour later at the earliest. */
function isToBeMailed({ mailedAt, unreadByCreator }: UgcCollaborationItem, now: Date): boolean {
  if (mailedAt === undefined) return true;
  const waits = unreadByCreator ? hourMs : unreadSeconds * 1000;
  return now.getTime() - Date.parse(mailedAt) >= waits;
}

type Sender = Exclude<Mover, { side: 'clock' }>;
/** What notes under an idempotency key that it was made. */
type Mark = (id: string) => Operation[];

/** A message that was sent before under the same key. */
export async function sentMessage(side: Sender['side'], item: UgcCollaborationItem, messageId: string) {
  const { workspaceId, collaborationId } = item;
  const { data } = await UgcMessage.get({ workspaceId, collaborationId, messageId }).go({ consistent: true });
  const [shown] = data ? await shownMessages(item, side, [data]) : [];
  if (!shown) throw new AppError('not_found');
  return shown;
}

/** Writes a message to the other side. */
export async function sendMessage(by: Sender, item: UgcCollaborationItem, text: string, mark: Mark) {
  if (isClosed(item)) throw new AppError('illegal_transition', { message: messagesClosed });
  const { workspaceId, collaborationId } = item;
  const now = new Date();
  const message: UgcMessageItem = {
    ...{ workspaceId, collaborationId, messageId: newId('ugm', now), by: by.side, text, at: now.toISOString() },
    ...(by.side === 'brand' && { userId: by.actor.userId }),
  };
  const unread = by.side === 'brand' ? { unreadByCreator: 1 } : { unreadByBrand: 1 };
  const mails = by.side === 'brand' && isToBeMailed(item, now);
  const [shown] = await shownMessages(item, by.side, [message]);
  if (!shown) throw new AppError('internal_error');
  const told = { collaboration: { id: collaborationId }, creator: { name: shown.by.name } };
  await write([
    put(UgcMessage.create(message)),
    update(
      UgcCollaboration.patch({ workspaceId, collaborationId })
        .add(unread)
        .set({ saidAt: message.at, saidBy: by.side, ...(mails && { mailedAt: message.at }) }),
      'not_found',
    ),
    ...mark(message.messageId),
    audit(auditedBy(by, item), { type: 'ugc_collaboration.message', entityId: collaborationId }, now),
    ...(by.side === 'creator'
      ? [event(item, { type: 'ugc.message_received', entityId: collaborationId, data: told }, now)]
      : []),
  ]);
  if (mails) await mailCreator(item, 'message', unreadSeconds);
  return shown;
}
