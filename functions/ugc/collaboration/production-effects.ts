import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { pastDate, requiredField } from '../../../shared/kernel/validation-messages.ts';
import { inHundredths } from '../../../shared/rules/hundredths.ts';
import { collaborationLimits, shorterDelay } from '../../../shared/ugc/collaboration.rules.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { countAnew } from '../agreement/counts.ts';
import { changeDeliverable, deliverablesOf, marked } from '../core/collaboration-deliverables.ts';
import type { UgcDeliverableItem } from '../core/deliverable.entity.ts';
import { sentFile } from '../upload/sent-file.ts';
import type { Effects } from './moving.ts';

/** What is sent, made, handed in and looked at. */
export const productionEffects: Effects = {
  ship: ({ now }, { carrier, trackingNumber, trackingUrl, code }) => ({
    content: {
      shipment: { status: 'shipped', carrier, trackingNumber, trackingUrl, code, shippedAt: now.toISOString() },
    },
  }),
  confirm_receipt: async ({ before, facts, now }, { amount, uploadId }) => {
    const { shipment: was = { status: 'none' as const } } = before.content;
    const received = { ...was, receivedAt: now.toISOString() };
    if (facts.shipping !== 'refund') return { content: { shipment: received } };
    if (amount === undefined) throw invalidField('amount', requiredField);
    if (uploadId === undefined) throw invalidField('uploadId', requiredField);
    const { file: receipt, joined } = await sentFile({ ...before, purpose: 'receipt' }, uploadId);
    const shipment = { ...received, refundCents: inHundredths(amount), receipt };
    return { content: { shipment }, operations: [joined] };
  },
  report_product: ({ before }, { problem, text }) => ({
    content: { shipment: { ...(before.content.shipment ?? { status: problem }), problem: text } },
    text,
  }),
  cancel: (_, { reason }) => ({ text: reason }),
  extend: ({ before, now }, { dueAt }) => {
    const last = addDays(parisDay(now), collaborationLimits.extendDays);
    if (Date.parse(dueAt) <= now.getTime() || dueAt.slice(0, 10) > last) throw invalidField('dueAt', pastDate);
    if (before.dueAt !== undefined && Date.parse(dueAt) < Date.parse(before.dueAt))
      throw invalidField('dueAt', shorterDelay);
    return { dueAt: new Date(dueAt).toISOString(), content: { lateTold: undefined } };
  },
  submit: async ({ before, now }, { note }) => {
    const items = await deliverablesOf(before);
    if (!isReady(before.status, items)) throw new AppError('deliverables_missing');
    const at = now.toISOString();
    return {
      content: {
        submittedAt: at,
        awaited: { dueAt: before.dueAt, lateTold: before.content.lateTold },
        deliverables: marked(before, items, 'submitted'),
      },
      operations: items.map((item) => changeDeliverable(item, { status: 'submitted', updatedAt: at }, ['fresh'])),
      text: note,
    };
  },
  request_changes: async ({ by, before, facts, now }, { note, extraFee = 0 }) => {
    const items = await deliverablesOf(before);
    const commented = items.filter(({ openComments }) => openComments > 0);
    if (!note && commented.length === 0) throw invalidField('note', requiredField);
    const isSpent = facts.revisions.used >= facts.revisions.included;
    const cents = isSpent ? inHundredths(extraFee) : 0;
    if (cents > 0 && by.side === 'brand' && !by.actor.permissions.has('ugc:commit')) throw new AppError('forbidden');
    const asked = commented.length > 0 ? commented : items;
    const at = now.toISOString();
    const extraCents = (before.content.extraCents ?? 0) + cents;
    return {
      content: { extraCents, deliverables: marked(before, asked, 'changes_requested') },
      operations: [
        ...asked.map((item) => changeDeliverable(item, { status: 'changes_requested', updatedAt: at })),
        ...(cents > 0 ? await countAnew(before, { extraCents }) : []),
      ],
      text: note,
    };
  },
  retract: async ({ before, now }) => {
    const items = await deliverablesOf(before);
    const back = { status: 'expected', fresh: true, updatedAt: now.toISOString() } as const;
    const { dueAt, lateTold } = before.content.awaited ?? {};
    return {
      // What was waited for is waited for until the same moment.
      ...(dueAt !== undefined && { dueAt }),
      content: { lateTold, deliverables: marked(before, items, 'expected') },
      operations: items.map((item) => changeDeliverable(item, back)),
    };
  },
};

/** All were sent; after retouches, something new of one at least, and of each that waits for an answer. */
function isReady(status: string, items: UgcDeliverableItem[]): boolean {
  if (items.some(({ versionNumber }) => versionNumber === 0)) return false;
  if (status !== 'changes_requested') return true;
  const awaited = items.filter((item) => item.status === 'changes_requested' && item.openComments > 0);
  return items.some(({ fresh }) => fresh) && awaited.every(({ fresh }) => fresh);
}
