import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { type Operation, update } from '../../platform/db/write.ts';
import { countGone } from '../agreement/counts.ts';
import type { UgcCollaborationItem } from '../core/collaboration.entity.ts';
import { UgcPayment, type UgcPaymentItem } from '../core/payment.entity.ts';
import { looked, UgcRight, type UgcRightItem } from '../core/right.entity.ts';

/** Cancelled once it was approved, it leaves no right to show what was made; what extensions still owe goes with it, and how much that was. */
export async function goneWith(before: UgcCollaborationItem, now: Date) {
  const { right, due } = await extensionsDue(before);
  const counts = await countGone(before, due);
  return {
    operations: [
      ...counts,
      ...(right ? [terminated(right, now)] : []),
      ...due.map((payment) => cancelled(payment, now)),
    ],
    uncommittedCents: due.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}

/** The right that it gave, and of its extensions what nobody has ordered or paid. */
export async function extensionsDue({ workspaceId, content: { rightId } }: UgcCollaborationItem) {
  const { data: right } = rightId
    ? await UgcRight.get({ workspaceId, rightId }).go({ consistent: true })
    : { data: null };
  return { right, due: right ? await dueOf(right) : [] };
}

async function dueOf({ workspaceId, paymentIds = [] }: UgcRightItem): Promise<UgcPaymentItem[]> {
  const read = await readTogether(paymentIds.map((paymentId) => UgcPayment.get({ workspaceId, paymentId })));
  const payments = read.flatMap((Item) => UgcPayment.parse({ Item }).data ?? []);
  return payments.filter(({ status }) => status === 'due');
}

function terminated(right: UgcRightItem, now: Date): Operation {
  const { workspaceId, rightId, version } = right;
  const terminatedOn = parisDay(now);
  const next = looked({ ...right, terminatedOn }, addDays(terminatedOn, 1));
  return update(
    UgcRight.patch({ workspaceId, rightId })
      .set({ terminatedOn, ...next, updatedAt: now.toISOString(), version: version + 1 })
      .remove(['remindOn', 'watchShard'])
      .where((attr, { eq }) => eq(attr.version, version)),
  );
}

const cancelled = ({ workspaceId, paymentId, version }: UgcPaymentItem, now: Date): Operation =>
  update(
    UgcPayment.patch({ workspaceId, paymentId })
      .set({ status: 'cancelled', updatedAt: now.toISOString(), version: version + 1 })
      .remove(['invoice'])
      .where((attr, { eq }) => eq(attr.version, version)),
  );
