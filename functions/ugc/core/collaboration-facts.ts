import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { CollaborationFacts } from '../../../shared/rules/ugc/collaboration-states.ts';
import { daysLate } from '../../../shared/rules/ugc/due-moment.ts';
import type { CollaborationContent, UgcCollaborationItem } from './collaboration.entity.ts';

/** What a creator is owed: the fee, what was added for more work, and what they laid out. */
export const owedCents = ({ offer, extraCents = 0, shipment }: CollaborationContent): number =>
  (offer?.cents ?? 0) + extraCents + (shipment?.refundCents ?? 0);

const campaignStates: Readonly<Record<string, CollaborationFacts['campaign']>> = { open: 'open', closed: 'closed' };

/** What the rules of moves look at, of a collaboration as it is stored. */
export function factsOf(
  { status, content, dueAt, openedAt }: UgcCollaborationItem,
  campaign: { status: string },
  now: Date,
): CollaborationFacts {
  const { offer, agreement, shipment, dispute, reviews } = content;
  return {
    status,
    campaign: campaignStates[campaign.status] ?? 'ended',
    level: agreement?.level ?? 'order',
    agreement: agreement?.status ?? 'none',
    shipping: offer?.terms.product.shipping ?? 'none',
    shipment: shipment?.status ?? 'none',
    revisions: { used: content.revisionsUsed, included: offer?.terms.revisionsIncluded ?? 0 },
    opened: openedAt !== undefined,
    whitelisting: (offer?.terms.rights.whitelisting ?? null) !== null,
    mandate: agreement?.mandate ?? false,
    payment: content.payment?.status ?? null,
    owed: owedCents(content) > 0,
    dispute: dispute ? { by: dispute.by, proposal: dispute.settlement ?? null } : null,
    reviewed: (['brand', 'creator'] as const).filter((side) => reviews[side]),
    remindedToday: content.remindedOn === parisDay(now),
    tacitApproval: offer?.terms.delays.tacitApproval ?? false,
    daysLate: daysLate(dueAt ?? null, now),
  };
}

/** The content with what the rules made of its facts. */
export function withFacts(content: CollaborationContent, facts: CollaborationFacts): CollaborationContent {
  const { agreement, shipment, payment } = content;
  return {
    ...content,
    ...(agreement && { agreement: { ...agreement, status: facts.agreement } }),
    ...((shipment || facts.shipment !== 'none') && { shipment: { ...shipment, status: facts.shipment } }),
    ...(payment && facts.payment && { payment: { ...payment, status: facts.payment } }),
    revisionsUsed: facts.revisions.used,
    dispute: facts.dispute ? content.dispute : undefined,
  };
}
