/** Where a collaboration between a campaign and a creator may stand. */
export const collaborationStatuses = [
  'invited',
  'applied',
  'shortlisted',
  'offered',
  'accepted',
  'producing',
  'submitted',
  'changes_requested',
  'approved',
  'closed',
  'rejected',
  'declined',
  'withdrawn',
  'expired',
  'cancelled',
] as const;
export type CollaborationStatus = (typeof collaborationStatuses)[number];

export const brandActs = [
  'cancel_invitation',
  'shortlist',
  'unshortlist',
  'reject',
  'reconsider',
  'ship',
  'cancel',
  'extend',
  'request_changes',
  'approve',
  'review',
  'remind',
  'open_dispute',
  'withdraw_dispute',
] as const;

/** What binds the brand or moves its money: another permission. */
export const brandCommits = [
  'offer',
  'withdraw_offer',
  'countersign',
  'mark_paid',
  'propose_settlement',
  'accept_settlement',
] as const;

export const creatorActs = [
  'decline',
  'withdraw',
  'accept_offer',
  'confirm_receipt',
  'report_product',
  'cancel',
  'submit',
  'retract',
  'publish',
  'give_code',
  'send_invoice',
  'confirm_payment',
  'contest_payment',
  'review',
  'open_dispute',
  'propose_settlement',
  'accept_settlement',
  'withdraw_dispute',
] as const;

const clockActs = ['expire', 'approve', 'confirm_payment'] as const;

export type Party = 'brand' | 'creator';
export type Side = Party | 'clock';
export type CollaborationAct =
  | (typeof brandActs)[number]
  | (typeof brandCommits)[number]
  | (typeof creatorActs)[number]
  | (typeof clockActs)[number]
  | 'apply';

/** A state that an act leads to; `same` leaves it as it is, `settled` depends on what both sides agree on. */
export type Goal = CollaborationStatus | 'same' | 'settled';
type Row = Partial<Record<Side, Partial<Record<CollaborationAct, Goal>>>>;

const disputable = {
  open_dispute: 'same',
  propose_settlement: 'same',
  accept_settlement: 'settled',
  withdraw_dispute: 'same',
} as const;
const published = { publish: 'same', give_code: 'same', review: 'same' } as const;

/** Each state, with what each side may do there and where that leads. What else it takes, `refusalOf` says. */
export const transitions: Record<CollaborationStatus, Row> = {
  invited: {
    brand: { cancel_invitation: 'cancelled', remind: 'same' },
    creator: { apply: 'applied', decline: 'declined' },
    clock: { expire: 'expired', cancel: 'cancelled' },
  },
  applied: {
    brand: { shortlist: 'shortlisted', reject: 'rejected', offer: 'offered' },
    creator: { withdraw: 'withdrawn' },
    clock: { cancel: 'cancelled' },
  },
  shortlisted: {
    brand: { unshortlist: 'applied', reject: 'rejected', offer: 'offered' },
    creator: { withdraw: 'withdrawn' },
    clock: { cancel: 'cancelled' },
  },
  offered: {
    brand: { withdraw_offer: 'shortlisted', remind: 'same' },
    creator: { accept_offer: 'accepted', decline: 'declined' },
    clock: { expire: 'expired', cancel: 'cancelled' },
  },
  accepted: {
    brand: { countersign: 'same', ship: 'same', cancel: 'cancelled', remind: 'same', ...disputable },
    creator: { confirm_receipt: 'same', report_product: 'same', cancel: 'cancelled', ...disputable },
  },
  producing: {
    brand: { extend: 'same', cancel: 'cancelled', remind: 'same', ...disputable },
    creator: { submit: 'submitted', ...disputable },
  },
  submitted: {
    brand: { request_changes: 'changes_requested', approve: 'approved', ...disputable },
    creator: { retract: 'producing', ...disputable },
    clock: { approve: 'approved' },
  },
  changes_requested: {
    brand: { extend: 'same', remind: 'same', ...disputable },
    creator: { submit: 'submitted', ...disputable },
  },
  approved: {
    brand: { mark_paid: 'same', review: 'same', remind: 'same', ...disputable },
    creator: {
      ...published,
      send_invoice: 'same',
      confirm_payment: 'closed',
      contest_payment: 'same',
      ...disputable,
    },
    clock: { confirm_payment: 'closed' },
  },
  closed: { brand: { review: 'same' }, creator: published },
  rejected: { brand: { reconsider: 'applied' } },
  declined: { creator: { apply: 'applied' } },
  withdrawn: { creator: { apply: 'applied' } },
  expired: { creator: { apply: 'applied' } },
  cancelled: {},
};

/** Both sides are bound, and neither is done. */
export const engagedStatuses = ['accepted', 'producing', 'submitted', 'changes_requested', 'approved'] as const;

/** Nothing moves there any more, unless the creator comes again or the brand thinks again. */
export const endedStatuses = ['closed', 'rejected', 'declined', 'withdrawn', 'expired', 'cancelled'] as const;
