import { dayMs } from '../../../shared/kernel/day.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import { allowedActs, type CollaborationFacts, turnOf } from '../../../shared/rules/ugc/collaboration-states.ts';
import type { Party } from '../../../shared/rules/ugc/collaboration-table.ts';
import type { LegalLevel } from '../../../shared/rules/ugc/legal-counter.ts';
import type { Collaboration, Review, UgcPayment as ShownPayment } from '../../../shared/ugc/collaboration.ts';
import type { PostalAddress } from '../../../shared/ugc/postal-address.ts';
import type { CollaborationContent, UgcCollaborationItem } from './collaboration.entity.ts';

/** Reviews are read once both are written, or so many days after the first. */
const reviewDays = 14;

export type Missing = 'creator_identity' | 'brand_identity';

/** What stands elsewhere, and who reads. */
export type CollaborationView = {
  side: Party;
  facts: CollaborationFacts;
  campaignName: string;
  brandName: string;
  creatorName: string;
  payment: ShownPayment | null;
  /** Of an offer that is read alone: as its document is now. */
  document?: { level: LegalLevel; sha256: string | null; missing: Missing[] } | undefined;
  address?: PostalAddress | null | undefined;
  /** Of one that is read alone: where the paper stands of what the creator laid out. */
  receiptUrl?: string | undefined;
  /** Whether who reads may do this. */
  mayDo: (act: string) => boolean;
  now: Date;
};

export function shownCollaboration(item: UgcCollaborationItem, view: CollaborationView): Collaboration {
  const { content } = item;
  const { facts, side, now } = view;
  const turn = turnOf(facts);
  return {
    id: item.collaborationId,
    campaignId: item.campaignId,
    campaignName: view.campaignName,
    brandId: item.brandId,
    brandName: view.brandName,
    creatorId: item.creatorId,
    creatorName: view.creatorName,
    status: item.status,
    source: content.source,
    briefVersion: content.briefVersion,
    message: content.message ?? null,
    quote: content.quote
      ? { fee: content.quote.cents === null ? null : ofHundredths(content.quote.cents), message: content.quote.message }
      : null,
    offer: shownOffer(content),
    agreement: shownAgreement(content, view),
    shipment: shownShipment(content, view),
    deliverables: content.deliverables ?? [],
    revisions: facts.revisions,
    turn,
    dueAt: item.dueAt ?? null,
    late: turn !== null && item.dueAt !== undefined && Date.parse(item.dueAt) < now.getTime(),
    payment: view.payment,
    dispute: shownDispute(content),
    reviews: shownReviews(content.reviews, side, now),
    publication: content.publication ?? null,
    allowed: allowedActs(facts, side).filter(view.mayDo),
    unreadMessages: (side === 'brand' ? item.unreadByBrand : item.unreadByCreator) ?? 0,
    lastMessage: item.saidAt && item.saidBy ? { by: item.saidBy, at: item.saidAt } : null,
    createdAt: item.createdAt,
    updatedAt: item.updatedAt,
    version: item.version,
  };
}

function shownOffer({ offer }: CollaborationContent): Collaboration['offer'] {
  if (!offer) return null;
  const { cents, message, expiresOn, madeAt, terms } = offer;
  return { fee: ofHundredths(cents), message, expiresOn, madeAt, terms };
}

function shownAgreement(
  { agreement }: CollaborationContent,
  { document }: CollaborationView,
): Collaboration['agreement'] {
  if (!agreement) return null;
  const { level, why, counter } = document?.level ?? agreement;
  const waits = agreement.status === 'ready' || agreement.status === 'none';
  return {
    level,
    why,
    counter: {
      year: counter.year,
      threshold: ofHundredths(counter.thresholdCents),
      before: ofHundredths(counter.beforeCents),
      this: ofHundredths(counter.thisCents),
      total: ofHundredths(counter.totalCents),
      rolling12Months: ofHundredths(counter.rolling12MonthsCents),
      earlier: counter.earlier,
    },
    status: waits && document?.missing.length ? 'none' : agreement.status,
    missing: document?.missing ?? [],
    documentSha256: agreement.documentSha256 ?? document?.sha256 ?? null,
    signedAt: agreement.signedAt ?? null,
  };
}

function shownShipment(
  { shipment, offer }: CollaborationContent,
  { address, receiptUrl }: CollaborationView,
): Collaboration['shipment'] {
  return {
    mode: offer?.terms.product.shipping ?? 'none',
    status: shipment?.status ?? 'none',
    carrier: shipment?.carrier ?? null,
    trackingNumber: shipment?.trackingNumber ?? null,
    trackingUrl: shipment?.trackingUrl ?? null,
    code: address === undefined ? null : (shipment?.code ?? null),
    shippedAt: shipment?.shippedAt ?? null,
    receivedAt: shipment?.receivedAt ?? null,
    problem: shipment?.problem ?? null,
    receiptUrl: receiptUrl ?? null,
    address: address ?? null,
  };
}

function shownDispute({ dispute }: CollaborationContent): Collaboration['dispute'] {
  if (!dispute) return null;
  const { by, reason, text, openedAt, settlement } = dispute;
  return {
    ...{ by, reason, text, openedAt },
    settlement: settlement
      ? {
          ...{ by: settlement.by, kind: settlement.kind, text: settlement.text, at: settlement.at },
          amount: settlement.cents === null ? null : ofHundredths(settlement.cents),
        }
      : null,
  };
}

function shownReviews(reviews: CollaborationContent['reviews'], side: Party, now: Date): Collaboration['reviews'] {
  const [mine, theirs] = side === 'brand' ? [reviews.brand, reviews.creator] : [reviews.creator, reviews.brand];
  const visibleAt = visibleFrom(mine, theirs);
  return { mine: mine ?? null, theirs: (reviewsAreOpen(reviews, now) && theirs) || null, visibleAt };
}

/** Whether each side reads what the other one wrote. */
export function reviewsAreOpen({ brand, creator }: CollaborationContent['reviews'], now: Date): boolean {
  const visibleAt = visibleFrom(brand, creator);
  return visibleAt !== null && Date.parse(visibleAt) <= now.getTime();
}

function visibleFrom(one: Review | undefined, other: Review | undefined): string | null {
  const first = one ?? other;
  if (!first) return null;
  if (one && other) return one.at > other.at ? one.at : other.at;
  return new Date(Date.parse(first.at) + reviewDays * dayMs).toISOString();
}
