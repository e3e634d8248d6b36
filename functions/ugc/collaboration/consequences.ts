import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { rightEndsOn } from '../../../shared/rules/ugc/right-days.ts';
import type { Terms } from '../../../shared/ugc/terms.ts';
import { type Operation, put, update } from '../../platform/db/write.ts';
import { newId } from '../../platform/new-id.ts';
import { countAnew } from '../agreement/counts.ts';
import type { CollaborationContent, UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { changeDeliverable, deliverablesOf, marked } from '../core/collaboration-deliverables.ts';
import { owedCents } from '../core/collaboration-facts.ts';
import { legalIdentityOf } from '../core/creator-legal.ts';
import { UgcDeliverable } from '../core/deliverable.entity.ts';
import { UgcPayment } from '../core/payment.entity.ts';
import { UgcRight } from '../core/right.entity.ts';

/** What a new state brings forth, to be written with it. */
type Follows = { content?: Partial<CollaborationContent>; operations: Operation[] };
type Change = { before: UgcCollaborationItem; after: UgcCollaborationItem; now: Date };

/** A transaction holds a hundred operations: above so many pieces, those of a line of the brief are one deliverable. */
const mostPieces = 40;
/** Of what is invoiced by who is liable to it, in hundredths. */
const vatRate = 20;

export async function consequencesOf(change: Change): Promise<Follows> {
  const { before, after } = change;
  const enters = before.status !== after.status;
  if (enters && after.status === 'producing' && !after.content.deliverables) return beginning(change);
  if (enters && (after.status === 'approved' || after.status === 'closed') && before.status !== 'approved')
    return approval(change);
  if (enters && after.status === 'cancelled')
    return { operations: [...(await countAnew(before, 'gone')), ...(await paymentChange(change))] };
  return { operations: await paymentChange(change) };
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
  const isPart = before.content.offer?.cents !== content.offer?.cents;
  return {
    content: {
      ...{ approvedAt: at, rightId, deliverables: marked(after, items, 'approved') },
      ...(payment && { payment: { paymentId: payment.paymentId, status: payment.status } }),
    },
    operations: [
      ...items.map((item) =>
        changeDeliverable(item, { status: 'approved', approvedVersion: item.versionNumber, rightId, updatedAt: at }, [
          'fresh',
        ]),
      ),
      put(
        UgcRight.create(
          newRight(after, { rightId, deliverableIds: items.map(({ deliverableId }) => deliverableId) }, now),
        ),
      ),
      ...(payment ? [put(UgcPayment.create(payment))] : []),
      ...(isPart ? await countAnew(before, content) : []),
    ],
  };
}

function newRight(item: UgcCollaborationItem, own: { rightId: string; deliverableIds: string[] }, now: Date) {
  const { workspaceId, brandId, creatorId, creatorName, collaborationId, content } = item;
  const terms = content.offer?.terms as Terms;
  const startsOn = parisDay(now);
  return {
    ...own,
    ...{ workspaceId, brandId, creatorId, creatorName, collaborationId, startsOn },
    origin: 'collaboration' as const,
    title: [terms.product.name, creatorName].filter(Boolean).join(' · '),
    granted: terms.rights,
    endsOn: rightEndsOn(startsOn, terms.rights.months),
    feeCents: content.offer?.cents ?? 0,
    uses: [],
    part: 'watched' as const,
    ...{ createdAt: now.toISOString(), updatedAt: now.toISOString(), version: 1 },
  };
}

async function newPayment(item: UgcCollaborationItem, now: Date) {
  const { workspaceId, collaborationId, campaignId, brandId, creatorId, creatorName, content } = item;
  const identity = await legalIdentityOf(creatorId);
  const refundCents = content.shipment?.refundCents ?? 0;
  const amountCents = owedCents(content) - refundCents;
  return {
    ...{ workspaceId, collaborationId, campaignId, brandId, creatorId, creatorName, amountCents, refundCents },
    paymentId: newId('due', now),
    vatCents: identity?.vatLiable ? Math.round((amountCents * vatRate) / 100) : 0,
    status: 'due' as const,
    dueOn: addDays(parisDay(now), content.offer?.terms.delays.paymentDays ?? 0),
    ...{ createdAt: now.toISOString(), updatedAt: now.toISOString(), version: 1 },
  };
}

/** What became of a payment, in the ledger too. */
async function paymentChange({ before, after, now }: Change): Promise<Operation[]> {
  const [was, is] = [before.content.payment, after.content.payment];
  const cents = owedCents(after.content) - (after.content.shipment?.refundCents ?? 0);
  const changesAmount = was !== undefined && owedCents(before.content) !== owedCents(after.content);
  if (!is || (JSON.stringify(was) === JSON.stringify(is) && !changesAmount)) return [];
  const { workspaceId } = after;
  const { paymentId, ...told } = is;
  return [
    update(
      UgcPayment.patch({ workspaceId, paymentId })
        .set({ ...told, ...(changesAmount && { amountCents: cents }), updatedAt: now.toISOString() })
        .add({ version: 1 }),
    ),
    ...(changesAmount ? await countAnew(before, after.content) : []),
  ];
}
