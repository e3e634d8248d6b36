import { chunks } from '../../../shared/kernel/chunks.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { type Operation, update, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { stepOf } from '../collaboration/move.ts';
import { UgcCollaboration } from '../core/collaboration.entity.ts';
import { UgcPayment } from '../core/payment.entity.ts';
import type { Payable } from './payable.ts';

/** A transaction holds a hundred operations: three a payment, and a line of the log. */
const ordersAtOnce = 33;

/** All that is due, or none: when something moves meanwhile, what was marked before is due again. */
export async function markOrdered(actor: Actor, payables: Payable[], now: Date): Promise<void> {
  const marked: Payable[] = [];
  const due = payables.filter(({ payment }) => payment.status === 'due');
  // A file that is made again is in the log, and changes nothing else.
  const groups = due.length > 0 ? chunks(due, ordersAtOnce) : [[]];
  try {
    for (const [at, group] of groups.entries()) {
      const steps = group.map(({ collaboration }) =>
        stepOf({ side: 'brand', actor }, collaboration, 'order_payment', undefined, now),
      );
      const isLast = at === groups.length - 1;
      const line = () => audit(actor, { type: 'ugc_payment.ordered', entityId: actor.workspaceId }, now);
      await write([...group.flatMap((one) => ordered(one, now)), ...steps, ...(isLast ? [line()] : [])]);
      marked.push(...group);
    }
  } catch (error) {
    for (const group of chunks(marked, ordersAtOnce)) await write(group.flatMap((one) => dueAgain(one, now)));
    throw error;
  }
}

/** In the ledger and in the collaboration, which move together. */
function ordered({ payment, collaboration }: Payable, now: Date): Operation[] {
  const { workspaceId, paymentId, version } = payment;
  const at = now.toISOString();
  return [
    update(
      UgcPayment.patch({ workspaceId, paymentId })
        .set({ status: 'ordered', orderedAt: at, updatedAt: at, version: version + 1 })
        .where((attr, { eq }) => eq(attr.version, version)),
    ),
    ...inCollaboration({ payment, collaboration }, 'ordered', { from: collaboration.version, at }),
  ];
}

function dueAgain({ payment, collaboration }: Payable, now: Date): Operation[] {
  const { workspaceId, paymentId, version } = payment;
  const at = now.toISOString();
  return [
    update(
      UgcPayment.patch({ workspaceId, paymentId })
        .set({ status: 'due', updatedAt: at, version: version + 2 })
        .remove(['orderedAt'])
        .where((attr, { eq }) => eq(attr.version, version + 1)),
    ),
    ...inCollaboration({ payment, collaboration }, 'due', { from: collaboration.version + 1, at }),
  ];
}

/** What an extension owes stands in the ledger alone. */
function inCollaboration(
  { payment: { extensionId }, collaboration }: Pick<Payable, 'payment' | 'collaboration'>,
  status: 'ordered' | 'due',
  { from, at }: { from: number; at: string },
): Operation[] {
  if (extensionId !== undefined) return [];
  const { workspaceId, collaborationId, content } = collaboration;
  const payment = content.payment && { ...content.payment, status };
  return [
    update(
      UgcCollaboration.patch({ workspaceId, collaborationId })
        .set({ content: { ...content, ...(payment && { payment }) }, updatedAt: at, version: from + 1 })
        .where((attr, { eq }) => eq(attr.version, from)),
    ),
  ];
}
