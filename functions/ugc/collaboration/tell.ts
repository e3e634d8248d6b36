import { type MailedAct, mailedActs } from '../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration } from '../../../shared/ugc/collaboration.ts';
import type { InnerEventType, WebhookEventType } from '../../../shared/words.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { Operation } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import type { UgcPaymentItem } from '../core/payment.entity.ts';
import { toldCollaboration } from './collaboration-view.ts';
import type { Action, Moving } from './moving.ts';

type Type = WebhookEventType | InnerEventType;

const types: Partial<Record<Action, Type>> = {
  apply: 'ugc.application_received',
  accept_offer: 'ugc.offer_accepted',
  countersign: 'ugc.contract_signed',
  mark_paid: 'ugc.payment_paid',
  report_product: 'ugc.product_problem',
  contest_payment: 'ugc.payment_contested',
};

/** What people of the brand are told of what a creator did, beside what webhooks are. */
function typeOf({ by, before }: Moving, action: Action): Type | undefined {
  if (action === 'decline') return before.status === 'offered' ? 'ugc.offer_declined' : undefined;
  if (action === 'open_dispute') return by.side === 'creator' ? 'ugc.dispute_opened' : undefined;
  return types[action];
}

type Made = { action: Action; payment: UgcPaymentItem | undefined };

/** The events of a move. Of several pieces each is told to webhooks, and the first of them to people. */
export async function eventsOf(moving: Moving, after: UgcCollaborationItem, made: Made): Promise<Operation[]> {
  const ofPieces = piecesType(moving, after);
  const type = typeOf(moving, made.action);
  const isDue = after.content.payment !== undefined && moving.before.content.payment === undefined;
  if (!ofPieces && !type && !isDue) return [];
  const { now } = moving;
  const collaboration = await toldCollaboration(after, made.payment);
  const { collaborationId: entityId } = after;
  return [
    ...(type ? [event(after, { type, entityId, data: { collaboration } }, now)] : []),
    ...(ofPieces ? piecesOf(after, ofPieces, collaboration, now) : []),
    ...(isDue ? [event(after, { type: 'ugc.payment_due', entityId, data: { collaboration } }, now)] : []),
  ];
}

function piecesType({ before }: Moving, after: UgcCollaborationItem): WebhookEventType | undefined {
  if (before.status === after.status) return undefined;
  if (after.status === 'submitted') return 'ugc.deliverable_submitted';
  const isApproval = after.content.approvedAt !== undefined && before.content.approvedAt === undefined;
  return isApproval ? 'ugc.deliverable_approved' : undefined;
}

/** Of a settlement, what was not handed in is approved by nobody. */
function piecesOf(after: UgcCollaborationItem, type: WebhookEventType, collaboration: Collaboration, now: Date) {
  const status = type === 'ugc.deliverable_approved' ? 'approved' : 'submitted';
  const pieces = collaboration.deliverables.filter((one) => one.status === status);
  return pieces.map((deliverable, at) =>
    event(
      after,
      { type, entityId: after.collaborationId, data: { collaboration, deliverable }, ...(at > 0 && { quiet: true }) },
      now,
    ),
  );
}

/** Mails the creator what the other side did, and a trace of what they signed. */
export async function mailAfter({ by }: Moving, after: UgcCollaborationItem, action: Action): Promise<void> {
  if (!isMailed(action) || (by.side === 'creator' && action !== 'accept_offer')) return;
  await mailCreator(after, by.side === 'clock' && action === 'cancel' ? 'campaign_cancelled' : action);
}

const isMailed = (action: string): action is MailedAct => (mailedActs as readonly string[]).includes(action);

export const mailCreator = (
  { workspaceId, collaborationId }: Pick<UgcCollaborationItem, 'workspaceId' | 'collaborationId'>,
  act: MailedAct,
  delaySeconds = 0,
): Promise<void> => enqueueMail({ kind: 'ugc-collaboration', workspaceId, collaborationId, act }, delaySeconds);
