import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { confirmationDays } from '../../../shared/rules/ugc/due-moment.ts';
import { type ExtensionPaymentAct, paymentAfter } from '../../../shared/rules/ugc/extension-payment.ts';
import { movesWithIt, paymentMoved } from '../../../shared/ugc/payment.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import { event } from '../../platform/outbox/event.entity.ts';
import { readCollaboration, toldCollaboration } from '../collaboration/collaboration-view.ts';
import { auditedBy, stepOf } from '../collaboration/move.ts';
import type { Mover } from '../collaboration/moving.ts';
import { mailCreator } from '../collaboration/tell.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { moveCounts } from '../core/move-counts.ts';
import { confirmShards, UgcPayment, type UgcPaymentItem } from '../core/payment.entity.ts';

type Said = Pick<UgcPaymentItem, 'paidOn' | 'reference' | 'invoice'>;
type Asked = {
  act: ExtensionPaymentAct;
  version?: number;
  text?: string;
  /** What it says besides, once it is known that it may be said. */
  said?: (item: UgcCollaborationItem) => Promise<Said & { joined?: Operation }>;
};

const types = { mark_paid: 'ugc.payment_paid', contest_payment: 'ugc.payment_contested' } as const;

/** Moves what an extension owes: by the brand, its creator or the clock. What a collaboration owes moves with it. */
export async function movePayment(
  by: Mover,
  payment: UgcPaymentItem,
  asked: Asked,
  now: Date,
): Promise<UgcPaymentItem> {
  const { workspaceId, paymentId, version, extensionId } = payment;
  const { act, text } = asked;
  if (extensionId === undefined) throw new AppError('illegal_transition', { message: movesWithIt });
  if (asked.version !== undefined && asked.version !== version) throw new AppError('conflict');
  const item = await readCollaboration(workspaceId, payment.collaborationId);
  if (item.content.dispute) throw new AppError('dispute_open');
  const status = paymentAfter(act, payment.status);
  if (status === undefined || (act === 'send_invoice' && item.content.agreement?.mandate))
    throw new AppError('illegal_transition', { message: paymentMoved });
  const { joined, ...said } = (await asked.said?.(item)) ?? {};
  const after = moved(payment, status, said, now);
  const { workspaceId: _, paymentId: __, ...values } = after;
  const patch = UgcPayment.patch({ workspaceId, paymentId }).set(values);
  const written = status === 'paid' ? patch : patch.remove(['confirmOn', 'confirmShard']);
  const type = act === 'mark_paid' || act === 'contest_payment' ? types[act] : null;
  const { collaborationId: entityId } = item;
  await write([
    update(written.where((attr, { eq }) => eq(attr.version, version))),
    ...countPaid(item, payment, after),
    ...(joined ? [joined] : []),
    stepOf(by, item, act, text, now),
    audit(auditedBy(by, item), { type: `ugc_collaboration.${act}`, entityId }, now),
    ...(type
      ? [event(item, { type, entityId, data: { collaboration: await toldCollaboration(item, after) } }, now)]
      : []),
  ]);
  if (act === 'mark_paid') await mailCreator(item, 'pay_extension');
  return after;
}

/** In what its campaign has paid, as long as nobody contests it. */
function countPaid(item: UgcCollaborationItem, before: UgcPaymentItem, after: UgcPaymentItem): Operation[] {
  const paidCents = paidOf(after) - paidOf(before);
  return paidCents === 0 ? [] : [moveCounts(item, { paidCents })];
}

const paidOf = ({ status, amountCents }: UgcPaymentItem): number =>
  status === 'paid' || status === 'confirmed' ? amountCents : 0;

function moved(payment: UgcPaymentItem, status: UgcPaymentItem['status'], said: Said, now: Date): UgcPaymentItem {
  const { confirmOn: _, confirmShard: __, ...kept } = payment;
  return {
    ...{ ...kept, ...said, status },
    ...(said.paidOn && { month: said.paidOn.slice(0, 7) }),
    ...(status === 'confirmed' && { confirmedAt: now.toISOString() }),
    ...(status === 'paid' && {
      confirmOn: addDays(parisDay(now), confirmationDays),
      confirmShard: shardOf(payment.paymentId, confirmShards),
    }),
    ...{ updatedAt: now.toISOString(), version: payment.version + 1 },
  };
}
