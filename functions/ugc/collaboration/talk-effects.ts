import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { requiredField } from '../../../shared/kernel/validation-messages.ts';
import { inHundredths } from '../../../shared/rules/hundredths.ts';
import type { Party } from '../../../shared/rules/ugc/collaboration-table.ts';
import { invalidField } from '../../platform/app-error.ts';
import type { CollaborationContent } from '../core/collaboration.entity.ts';
import type { Effects, Moving } from './moving.ts';

const sideOf = ({ by }: Moving): Party => (by.side === 'brand' ? 'brand' : 'creator');

/** What both sides say to one another before an offer, in a dispute, and once it is done. */
export const talkEffects: Effects = {
  apply: ({ campaign }, { quote, message }) => ({
    content: {
      briefVersion: campaign.briefVersion,
      // Whoever comes again begins anew: an offer that they declined, or let pass, is none any more.
      ...{ offer: undefined, agreement: undefined },
      quote: quote || message ? { cents: quote ? inHundredths(quote.fee) : null, message: message ?? null } : undefined,
    },
    text: message,
  }),
  decline: (_, { reason }) => ({ text: reason }),
  reject: (_, { message }) => ({ text: message }),
  remind: ({ now }) => ({ content: { remindedOn: parisDay(now) } }),
  review: (moving, body) => {
    const { communication, reliability, text } = body;
    const quality = 'quality' in body ? body.quality : null;
    const review = { communication, reliability, quality, text: text ?? null, at: moving.now.toISOString() };
    return { content: { reviews: { ...moving.before.content.reviews, [sideOf(moving)]: review } } };
  },
  publish: ({ now }, { urls }) => ({
    content: { publication: { urls, at: now.toISOString() } },
    text: urls.join('\n'),
  }),
  open_dispute: (moving, { reason, text }) => ({
    content: { dispute: { by: sideOf(moving), reason, text, openedAt: moving.now.toISOString() } },
    text,
  }),
  propose_settlement: (moving, { kind, amount, text }) => {
    const { dispute } = moving.before.content;
    if (kind === 'pay_part' && amount === undefined) throw invalidField('amount', requiredField);
    const cents = kind === 'pay_part' && amount !== undefined ? inHundredths(amount) : null;
    const settlement = { by: sideOf(moving), kind, cents, text, at: moving.now.toISOString() };
    return { content: { dispute: dispute && { ...dispute, settlement } }, text };
  },
  accept_settlement: ({ before }) => ({ content: settled(before.content) }),
};

/** What is paid in part is what is owed from then on; what both settle on after approval is due anew. */
function settled({ offer, dispute, payment }: CollaborationContent): Partial<CollaborationContent> {
  const { kind, cents = null } = dispute?.settlement ?? {};
  const { paidOn: _, reference: __, ...unpaid } = payment ?? { paymentId: '', status: 'due' as const };
  const anew = payment && kind !== 'cancel' ? { payment: unpaid } : {};
  if (kind !== 'pay_part' || cents === null || !offer) return anew;
  return { ...anew, offer: { ...offer, cents }, extraCents: 0 };
}
