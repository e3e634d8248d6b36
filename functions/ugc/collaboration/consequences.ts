import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { rightEndsOn } from '../../../shared/rules/ugc/right-days.ts';
import type { Terms } from '../../../shared/ugc/terms.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Operation, put, update } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { countAnew } from '../agreement/counts.ts';
import type { CollaborationContent, UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { changeDeliverable, deliverablesOf, marked } from '../core/collaboration-deliverables.ts';
import { owedCents } from '../core/collaboration-facts.ts';
import { legalIdentityOf } from '../core/creator-legal.ts';
import { UgcDeliverable, type UgcDeliverableItem } from '../core/deliverable.entity.ts';
import { UgcPayment, type UgcPaymentItem } from '../core/payment.entity.ts';
import { looked, UgcRight, watched } from '../core/right.entity.ts';
import { vatCentsOf } from '../core/vat-cents.ts';
import { billAnew, selfBill } from '../payment/self-bill.ts';
import { extensionsDue, goneWith } from './gone-with.ts';

/** What a new state brings forth, to be written with it; the payment as it is then. */
type Follows = {
  content?: Partial<CollaborationContent>;
  operations: Operation[];
  payment?: UgcPaymentItem;
  /** What its campaign commits no more, beside what the collaboration itself was. */
  uncommittedCents?: number;
};
type Change = { before: UgcCollaborationItem; after: UgcCollaborationItem; now: Date };

/** A transaction holds a hundred operations: above so many pieces, those of a line of the brief are one deliverable. */
const mostPieces = 40;

export async function consequencesOf(change: Change): Promise<Follows> {
  const { before, after, now } = change;
  const enters = before.status !== after.status;
  if (enters && after.status === 'producing' && !after.content.deliverables) return beginning(change);
  if (enters && (after.status === 'approved' || after.status === 'closed') && before.status !== 'approved')
    return approval(change);
  const paid = await paymentChange(change);
  if (!enters || after.status !== 'cancelled') return paid;
  const { operations, uncommittedCents } = await goneWith(before, now);
  return { ...paid, operations: [...paid.operations, ...operations], uncommittedCents };
}

/** What the brief asks for, piece by piece. */
function piecesOf({ deliverables }: Terms) {
  const count = deliverables.reduce((sum, { quantity }) => sum + quantity, 0);
  return deliverables.flatMap(({ quantity, label, type, durationSeconds, ratio }) => {
    const piece = { type, ask: { durationSeconds, ratio } };
    if (quantity === 1) return [{ ...piece, label }];
    if (count > mostPieces) return [{ ...piece, label: `${label} × ${quantity}` }];
    return Array.from({ length: quantity }, (_, at) => ({ ...piece, label: `${label} ${at + 1}/${quantity}` }));
  });
}

function beginning({ after, now }: Change): Follows {
  const { workspaceId, collaborationId, campaignId, brandId, creatorId, content } = after;
  const at = now.toISOString();
  const items = (content.offer ? piecesOf(content.offer.terms) : []).map((piece) => ({
    ...piece,
    ...{ workspaceId, collaborationId, campaignId, brandId, creatorId, deliverableId: newId('liv', now) },
    ...{ status: 'expected' as const, versionNumber: 0, commentCount: 0, openComments: 0 },
    ...{ createdAt: at, updatedAt: at, version: 1 },
  }));
  return {
    content: {
      deliverables: items.map(({ deliverableId: id, type, label, status }) => ({ id, type, label, status })),
    },
    operations: items.map((item) => put(UgcDeliverable.create(item))),
  };
}

/** The rights begin and the fee is due on the day of approval. */
async function approval(change: Change): Promise<Follows> {
  const { before, after, now } = change;
  const { content } = after;
  const at = now.toISOString();
  const items = (await deliverablesOf(after)).filter(({ versionNumber }) => versionNumber > 0);
  const rightId = newId('drt', now);
  const payment = content.payment || owedCents(content) === 0 ? null : await newPayment(after, now);
  const billed = payment && (await selfBill(after, payment, now));
  const ledger = payment && { ...payment, ...(billed?.invoice && { invoice: billed.invoice }) };
  const isPart = owedCents(before.content) !== owedCents(content);
  return {
    content: {
      ...{ approvedAt: at, rightId, deliverables: marked(after, items, 'approved') },
      ...(payment && { payment: { paymentId: payment.paymentId, status: payment.status } }),
    },
    ...(ledger && { payment: ledger }),
    operations: [
      ...items.map((item) =>
        changeDeliverable(item, { status: 'approved', approvedVersion: item.versionNumber, rightId, updatedAt: at }, [
          'fresh',
        ]),
      ),
      put(UgcRight.create(newRight(after, rightId, items, now))),
      ...(ledger ? [put(UgcPayment.create(ledger))] : []),
      ...(billed?.operations ?? []),
      ...(isPart ? await countAnew(before, content) : []),
    ],
  };
}

function newRight(item: UgcCollaborationItem, rightId: string, made: UgcDeliverableItem[], now: Date) {
  const links = made.flatMap(({ deliverableId, linkedCampaignId: to }) => (to ? [[deliverableId, to] as const] : []));
  const own = {
    ...{ rightId, deliverableIds: made.map(({ deliverableId }) => deliverableId) },
    ...(links.length > 0 && { deliverableCampaigns: Object.fromEntries(links) }),
  };
  const { workspaceId, brandId, creatorId, creatorName, collaborationId, content } = item;
  const terms = content.offer?.terms as Terms;
  const startsOn = parisDay(now);
  const endsOn = rightEndsOn(startsOn, terms.rights.months);
  return {
    ...own,
    ...{ workspaceId, brandId, creatorId, creatorName, collaborationId, startsOn },
    origin: 'collaboration' as const,
    title: [terms.product.name, creatorName].filter(Boolean).join(' · '),
    granted: terms.rights,
    ...{ endsOn, ...watched({ ...own, endsOn }, startsOn), ...looked({ ...own, endsOn }, startsOn) },
    feeCents: content.offer?.cents ?? 0,
    uses: [],
    ...{ createdAt: now.toISOString(), updatedAt: now.toISOString(), version: 1 },
  };
}

async function newPayment(item: UgcCollaborationItem, now: Date): Promise<UgcPaymentItem> {
  const { workspaceId, collaborationId, campaignId, brandId, creatorId, creatorName, content } = item;
  const refundCents = content.shipment?.refundCents ?? 0;
  return {
    ...{ workspaceId, collaborationId, campaignId, brandId, creatorId, creatorName, refundCents },
    paymentId: newId('due', now),
    status: 'due' as const,
    ...(await claimOf(item, now)),
    ...{ createdAt: now.toISOString(), updatedAt: now.toISOString(), version: 1 },
  };
}

/** What is asked for from a day on, and until when. */
async function claimOf({ creatorId, content }: UgcCollaborationItem, now: Date) {
  const identity = await legalIdentityOf(creatorId);
  const amountCents = owedCents(content) - (content.shipment?.refundCents ?? 0);
  return {
    amountCents,
    vatCents: vatCentsOf(amountCents, identity),
    dueOn: addDays(parisDay(now), content.offer?.terms.delays.paymentDays ?? 0),
  };
}

/** What became of a payment, in the ledger too; what both sides settle on is asked for anew. */
async function paymentChange(change: Change): Promise<Follows> {
  const { before, after } = change;
  const [was, is] = [before.content.payment, after.content.payment];
  const changesAmount = was !== undefined && owedCents(before.content) !== owedCents(after.content);
  if (!was || !is || (JSON.stringify(was) === JSON.stringify(is) && !changesAmount)) return { operations: [] };
  const { workspaceId } = after;
  const { paymentId } = is;
  const { data: stored } = await UgcPayment.get({ workspaceId, paymentId }).go({ consistent: true });
  if (!stored) throw new AppError('not_found');
  const { changed, billed } = await changeOf(change, { was, is, stored, changesAmount });
  const gone = (['paidOn', 'month', 'reference', 'invoice'] as const).filter(
    (name) => changed[name] === undefined && stored[name] !== undefined,
  );
  const kept = Object.fromEntries(Object.entries(stored).filter(([name]) => !gone.some((one) => one === name)));
  const payment = { ...kept, ...changed, version: stored.version + 1 } as UgcPaymentItem;
  return {
    payment,
    operations: [
      update(
        UgcPayment.patch({ workspaceId, paymentId })
          .set({ ...changed, version: payment.version })
          .remove(gone)
          .where((attr, { eq }) => eq(attr.version, stored.version)),
      ),
      ...(changesAmount ? await countAnew(before, after.content) : []),
      ...billed,
    ],
  };
}

type Told = NonNullable<CollaborationContent['payment']>;
type Moved = { was: Told; is: Told; stored: UgcPaymentItem; changesAmount: boolean };

/** What the ledger says since, and the papers that correct what was invoiced. */
async function changeOf({ after, now }: Change, { was, is, stored, changesAmount }: Moved) {
  const { paymentId: _, ...told } = is;
  const isOff = is.status === 'cancelled' && was.status !== 'cancelled';
  const isAnew = changesAmount || (was.status !== 'due' && is.status === 'due');
  const claim = isAnew ? await claimOf(after, now) : undefined;
  const owed = { ...stored, ...claim, ...(isOff && { amountCents: 0 }) };
  const off = isOff ? (await extensionsDue(after)).due : [];
  const billed = changesAmount || isOff ? await billAnew(after, stored, owed, now, off) : null;
  const invoice = billed?.operations.length ? (billed.invoice ?? undefined) : stored.invoice;
  const changed: Partial<UgcPaymentItem> & { updatedAt: string } = {
    ...(invoice && { invoice }),
    ...told,
    ...(is.paidOn && { month: is.paidOn.slice(0, 7) }),
    ...claim,
    updatedAt: now.toISOString(),
  };
  return { changed, billed: billed?.operations ?? [] };
}
