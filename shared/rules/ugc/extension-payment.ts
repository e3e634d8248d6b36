import type { paymentStatuses } from './collaboration-states.ts';

type Status = (typeof paymentStatuses)[number];

/** What may be said of the payment of an extension: that of a collaboration moves with it. */
const moves = {
  mark_paid: { from: ['due', 'ordered', 'contested'], to: 'paid' },
  confirm_payment: { from: ['paid'], to: 'confirmed' },
  contest_payment: { from: ['paid'], to: 'contested' },
  send_invoice: { from: ['due', 'ordered'], to: null },
} as const satisfies Record<string, { from: readonly Status[]; to: Status | null }>;
export type ExtensionPaymentAct = keyof typeof moves;

/** Where an act leads; undefined where it is not possible. */
export function paymentAfter(act: ExtensionPaymentAct, status: Status): Status | undefined {
  const { from, to } = moves[act];
  return (from as readonly Status[]).includes(status) ? (to ?? status) : undefined;
}
