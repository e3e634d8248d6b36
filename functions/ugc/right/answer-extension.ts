import { gzipSync } from 'node:zlib';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { soldExtension } from '../../../shared/ugc/self-billed-texts.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit, byCreator } from '../../platform/db/audit-line.entity.ts';
import { type Operation, put, update, write } from '../../platform/db/write.ts';
import type { CreatorActor } from '../../platform/identity/creator-actor.ts';
import { newId } from '../../platform/new-id.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { stepOf } from '../collaboration/move.ts';
import { mailCreator } from '../collaboration/tell.ts';
import { type Annex, type Evidence, UgcAgreement } from '../core/agreement.entity.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import type { LegalIdentity } from '../core/creator-legal.ts';
import { maskedAddressOf } from '../core/masked-address.ts';
import { moveCounts } from '../core/move-counts.ts';
import { UgcPayment, type UgcPaymentItem } from '../core/payment.entity.ts';
import { goneOf, looked, type RightExtension, UgcRight, type UgcRightItem, watched } from '../core/right.entity.ts';
import { vatCentsOf } from '../core/vat-cents.ts';
import { nameOfSold, selfBill } from '../payment/self-bill.ts';
import { spendCode } from '../space/space-codes.ts';
import { annexDocument } from './annex-document.ts';
import { waitingExtension } from './own-right.ts';
import { shownRight } from './shown-right.ts';

type Answered = { actor: CreatorActor; right: UgcRightItem; item: UgcCollaborationItem; now: Date };
type Signed = { code: string; documentSha256?: string | undefined };

/** The last day moves, the annex joins what was signed, the count of the year and what the campaign commits grow, and the fee is due: all of it, or nothing. */
export async function acceptExtension({ actor, right, item, now }: Answered, { code, documentSha256 }: Signed) {
  const extension = waitingExtension(right, now);
  if (item.content.dispute) throw new AppError('dispute_open');
  const { html, sha256, creator, counting } = await annexDocument(right, extension, item, now);
  if (documentSha256 !== undefined && documentSha256 !== sha256) throw new AppError('document_changed');
  const spent = await spendCode({ creatorId: actor.creatorId, purpose: 'accept' }, code);
  const payment = extension.feeCents > 0 ? newPayment(item, right, extension, creator, now) : null;
  const billed = payment && (await billedOf(item, payment, extension, now));
  const after = extended(right, extension, payment?.paymentId, now);
  const { rightId } = right;
  await write([
    ...replaced(right, after),
    await signed(item, { rightId, extension, html, sha256, actor, name: creator.legalName }, now),
    ...counting,
    spent,
    ...(payment
      ? [
          put(UgcPayment.create({ ...payment, ...(billed?.invoice && { invoice: billed.invoice }) })),
          moveCounts(item, { committedCents: payment.amountCents }),
        ]
      : []),
    ...(billed?.operations ?? []),
    ...told(after, { actor, item, act: 'accept_extension', now }),
  ]);
  await mailCreator(item, 'accept_extension');
  return after;
}

export async function declineExtension({ actor, right, item, now }: Answered): Promise<UgcRightItem> {
  const extension = waitingExtension(right, now);
  const after = answered(right, { ...extension, status: 'declined' }, parisDay(now), now);
  await write([...replaced(right, after), ...told(after, { actor, item, act: 'decline_extension', now })]);
  return after;
}

function answered(right: UgcRightItem, extension: RightExtension, from: string, now: Date): UgcRightItem {
  const { remindOn: _, watchShard: __, lookOn: ___, lookShard: ____, ...kept } = right;
  const rest = { ...kept, extension };
  const next = { ...watched(rest, from), ...looked(rest, parisDay(now)) };
  return { ...rest, ...next, updatedAt: now.toISOString(), version: right.version + 1 };
}

/** What runs on is taken down no more, and a reminder that falls on today is still told today. */
function extended(
  { takenDownAt: _, ...right }: UgcRightItem,
  extension: RightExtension,
  paymentId: string | undefined,
  now: Date,
): UgcRightItem {
  const { endsOn } = extension;
  const paymentIds = [...(right.paymentIds ?? []), ...(paymentId ? [paymentId] : [])];
  const longer = { ...right, endsOn, ...(paymentIds.length > 0 && { paymentIds }) };
  return answered(longer, { ...extension, status: 'accepted' }, addDays(parisDay(now), -1), now);
}

/** Over the very version that was read. */
function replaced(before: UgcRightItem, after: UgcRightItem): Operation[] {
  const { workspaceId, rightId, ...values } = after;
  const gone = goneOf(after, ['remindOn', 'watchShard', 'takenDownAt', 'lookOn', 'lookShard']);
  const patch = UgcRight.patch({ workspaceId, rightId }).set(values);
  return [
    update((gone.length > 0 ? patch.remove(gone) : patch).where((attr, { eq }) => eq(attr.version, before.version))),
  ];
}

type Signature = Pick<Annex, 'rightId' | 'sha256'> & {
  extension: RightExtension;
  html: string;
  actor: CreatorActor;
  name: string;
};

/** The annex, and what proves that both sides wanted it, beside what they signed before. */
async function signed(
  { workspaceId, collaborationId }: UgcCollaborationItem,
  { rightId, extension, html, sha256, actor, name }: Signature,
  now: Date,
): Promise<Operation> {
  const { data: kept } = await UgcAgreement.get({ workspaceId, collaborationId }).go({ consistent: true });
  if (!kept) throw new AppError('not_found');
  const at = now.toISOString();
  const { extensionId, proposedAt, proposedBy, proposedFrom } = extension;
  const evidence: Evidence[] = [
    ...kept.evidence,
    {
      ...{ at: proposedAt, party: 'brand', act: 'propose_extension', name: proposedBy, ip: proposedFrom },
      ...{ sentTo: null, sha256: null },
    },
    {
      ...{ at, party: 'creator', act: 'accept_extension', name, ip: actor.ip, sha256 },
      sentTo: await maskedAddressOf(actor.creatorId),
    },
  ];
  const packedHtml = gzipSync(html).toString('base64');
  const annexes = [...(kept.annexes ?? []), { rightId, extensionId, packedHtml, sha256, signedAt: at }];
  return update(
    UgcAgreement.patch({ workspaceId, collaborationId })
      .set({ annexes, evidence, updatedAt: at })
      .where((attr, { eq }) => eq(attr.updatedAt, kept.updatedAt)),
  );
}

function newPayment(
  { workspaceId, collaborationId, campaignId, brandId, creatorId, creatorName, content }: UgcCollaborationItem,
  { rightId }: UgcRightItem,
  { extensionId, feeCents }: RightExtension,
  identity: LegalIdentity,
  now: Date,
): UgcPaymentItem {
  return {
    ...{ workspaceId, collaborationId, campaignId, brandId, creatorId, creatorName, rightId, extensionId },
    ...{ paymentId: newId('due', now), status: 'due', refundCents: 0 },
    ...{ amountCents: feeCents, vatCents: vatCentsOf(feeCents, identity) },
    dueOn: addDays(parisDay(now), content.offer?.terms.delays.paymentDays ?? 0),
    ...{ createdAt: now.toISOString(), updatedAt: now.toISOString(), version: 1 },
  };
}

/** In the name of a creator who lets the brand write their invoices: the mandate of what was signed goes on with it. */
function billedOf(item: UgcCollaborationItem, payment: UgcPaymentItem, extension: RightExtension, now: Date) {
  const { startsOn: from, endsOn: to } = extension;
  return selfBill(item, { ...payment, sold: { label: soldExtension(nameOfSold(item)), from, to } }, now);
}

const types = {
  accept_extension: { type: 'ugc_right.extension_accepted', event: 'ugc.extension_accepted' },
  decline_extension: { type: 'ugc_right.extension_declined', event: 'ugc.extension_declined' },
} as const;

type Telling = Omit<Answered, 'right'> & { act: keyof typeof types };

function told(after: UgcRightItem, { actor, item, act, now }: Telling): Operation[] {
  const { workspaceId, rightId: entityId } = after;
  const { type, event: told } = types[act];
  return [
    stepOf({ side: 'creator', actor }, item, act, undefined, now),
    audit(byCreator(actor, workspaceId), { type, entityId }, now),
    event(after, { type: told, entityId, data: { right: shownRight(after, parisDay(now)) } }, now),
  ];
}
