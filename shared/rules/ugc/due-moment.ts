import { dayMs, hourMs } from '../../kernel/day.ts';
import { addDays, parisDay, parisMidnight } from '../../kernel/paris-day.ts';
import type { CollaborationFacts } from './collaboration-states.ts';

export type Delays = {
  offerDays: number;
  shipDays: number;
  firstVersionDays: number;
  revisionHours: number;
  reviewDays: number;
  tacitApproval: boolean;
  paymentDays: number;
};

export const invitationDays = 14;
/** Days after which what was said paid, and not contested, is taken for confirmed. */
export const confirmationDays = 15;

/** The last second of a day in Paris, as a moment. */
export const endOfDay = (day: string): string => new Date(parisMidnight(addDays(day, 1)) - 1000).toISOString();

/** Until when the next act is waited for, in the state that was just come to; null where nothing presses. */
export function dueMoment(facts: CollaborationFacts, delays: Delays | null, now: Date): string | null {
  if (!delays) return facts.status === 'invited' ? endOfDay(addDays(parisDay(now), invitationDays)) : null;
  if (facts.status === 'changes_requested')
    return new Date(now.getTime() + delays.revisionHours * hourMs).toISOString();
  const days = daysOf(facts, delays);
  return days === null ? null : endOfDay(addDays(parisDay(now), days));
}

function daysOf({ status, agreement, shipping, payment }: CollaborationFacts, delays: Delays): number | null {
  if (status === 'invited') return invitationDays;
  if (status === 'offered') return delays.offerDays;
  if (status === 'accepted') return agreement === 'signed' && shipping !== 'none' ? delays.shipDays : null;
  if (status === 'producing') return delays.firstVersionDays;
  if (status === 'submitted') return delays.reviewDays;
  if (status === 'approved') return payment === 'paid' ? confirmationDays : delays.paymentDays;
  return null;
}

/** Days since a moment: none or negative before it, 1 within the first day after, 11 once ten are over. */
export function daysLate(dueAt: string | null, now: Date): number {
  if (dueAt === null) return 0;
  const late = (now.getTime() - Date.parse(dueAt)) / dayMs;
  return late > 0 ? Math.ceil(late) : Math.floor(late);
}
