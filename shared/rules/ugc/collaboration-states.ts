import {
  brandActs,
  brandCommits,
  type CollaborationAct,
  type CollaborationStatus,
  creatorActs,
  type Goal,
  type Party,
  type Side,
  transitions,
} from './collaboration-table.ts';

export const agreementStatuses = ['none', 'ready', 'signed_by_creator', 'signed', 'void'] as const;
export const agreementLevels = ['order', 'contract'] as const;
export const shipmentStatuses = ['none', 'to_ship', 'shipped', 'received', 'damaged', 'missing'] as const;
export const shippingModes = ['none', 'physical', 'refund', 'digital'] as const;
export const paymentStatuses = ['due', 'ordered', 'paid', 'confirmed', 'contested', 'cancelled'] as const;
export const settlementKinds = ['pay_full', 'pay_part', 'redo', 'cancel'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** All that the rules look at; what was written, to whom and for how much stands elsewhere. */
export type CollaborationFacts = {
  status: CollaborationStatus;
  campaign: 'open' | 'closed' | 'ended';
  level: (typeof agreementLevels)[number];
  agreement: (typeof agreementStatuses)[number];
  shipping: (typeof shippingModes)[number];
  shipment: (typeof shipmentStatuses)[number];
  revisions: { used: number; included: number };
  /** The brand has opened what was submitted. */
  opened: boolean;
  whitelisting: boolean;
  /** The creator lets the brand write their invoices. */
  mandate: boolean;
  payment: (typeof paymentStatuses)[number] | null;
  /** Something is to be paid: a fee, or what the creator laid out. */
  owed: boolean;
  dispute: { by: Party; proposal: { by: Party; kind: SettlementKind } | null } | null;
  reviewed: readonly Party[];
  remindedToday: boolean;
  tacitApproval: boolean;
  /** Days since what is waited for was due, of which the last one has but begun: negative before. */
  daysLate: number;
};

/** What of an act's body its rules look at. */
export type ActDetail = { kind?: SettlementKind; problem?: 'damaged' | 'missing'; extraFee?: boolean };

export type Refusal = 'illegal_transition' | 'dispute_open' | 'contract_required' | 'revisions_exhausted';

const inDispute: readonly CollaborationAct[] = ['propose_settlement', 'accept_settlement', 'withdraw_dispute'];
const underContract: readonly CollaborationAct[] = ['ship', 'confirm_receipt', 'submit', 'mark_paid'];
/** Whole days after which a brand may leave who does not deliver, and what was handed in is taken for approved. */
export const leavingAfterDays = 10;
export const tacitApprovalDays = 7;

/** Where an act leads, whatever else it takes. */
const goalOf = ({ status }: CollaborationFacts, side: Side, act: CollaborationAct): Goal | undefined =>
  transitions[status][side]?.[act];

type Guard = (facts: CollaborationFacts, side: Side) => boolean;

const running: Guard = ({ campaign }) => campaign !== 'ended';
const guards: Partial<Record<CollaborationAct, Guard>> = {
  apply: ({ campaign }) => campaign === 'open',
  shortlist: running,
  offer: running,
  reconsider: running,
  accept_offer: (facts, side) => running(facts, side) && facts.daysLate <= 0,
  countersign: ({ level, agreement }) => level === 'contract' && agreement === 'signed_by_creator',
  ship: ({ shipping, shipment }) =>
    (shipping === 'physical' || shipping === 'digital') && ['to_ship', 'damaged', 'missing'].includes(shipment),
  confirm_receipt: ({ shipping, shipment }) => shipment === (shipping === 'refund' ? 'to_ship' : 'shipped'),
  report_product: ({ shipment }) => shipment === 'shipped',
  cancel: ({ status, campaign, daysLate }, side) =>
    side === 'clock' ? campaign === 'ended' : status === 'accepted' || daysLate > leavingAfterDays,
  retract: ({ opened }) => !opened,
  mark_paid: ({ payment }) => payment === 'due' || payment === 'ordered' || payment === 'contested',
  send_invoice: ({ mandate, payment }) => !mandate && (payment === 'due' || payment === 'ordered'),
  confirm_payment: ({ payment, daysLate }, side) => payment === 'paid' && (side !== 'clock' || daysLate > 0),
  contest_payment: ({ payment }) => payment === 'paid',
  give_code: ({ whitelisting }) => whitelisting,
  review: ({ reviewed }, side) => side !== 'clock' && !reviewed.includes(side),
  remind: (facts) => !facts.remindedToday && turnOf(facts) === 'creator',
  expire: ({ daysLate }) => daysLate > 0,
  approve: ({ tacitApproval, daysLate }, side) => side !== 'clock' || (tacitApproval && daysLate > tacitApprovalDays),
  open_dispute: ({ dispute }) => dispute === null,
  propose_settlement: ({ dispute }) => dispute !== null,
  accept_settlement: ({ dispute }, side) => !!dispute?.proposal && dispute.proposal.by !== side,
  withdraw_dispute: ({ dispute }, side) => dispute?.by === side,
};

/** Why an act is not taken now; null when it is. */
export function refusalOf(
  facts: CollaborationFacts,
  side: Side,
  act: CollaborationAct,
  detail: ActDetail = {},
): Refusal | null {
  if (goalOf(facts, side, act) === undefined) return 'illegal_transition';
  if (facts.dispute && !inDispute.includes(act)) return 'dispute_open';
  if (underContract.includes(act) && facts.level === 'contract' && facts.agreement !== 'signed')
    return 'contract_required';
  if (guards[act]?.(facts, side) === false) return 'illegal_transition';
  if (detail.kind && act === 'propose_settlement' && !settlementsOf(facts).includes(detail.kind))
    return 'illegal_transition';
  if (act === 'request_changes' && facts.revisions.used >= facts.revisions.included && !detail.extraFee)
    return 'revisions_exhausted';
  return null;
}

/** On what both sides may settle: nothing is paid before all is signed, nor done again but between delivery and approval. */
export function settlementsOf({
  status,
  agreement,
}: Pick<CollaborationFacts, 'status' | 'agreement'>): readonly SettlementKind[] {
  const delivered = status === 'submitted' || status === 'changes_requested';
  return settlementKinds.filter((kind) => kind === 'cancel' || (kind === 'redo' ? delivered : agreement === 'signed'));
}

const actsOf: Record<Party, readonly CollaborationAct[]> = {
  brand: [...brandActs, ...brandCommits],
  creator: ['apply', ...creatorActs],
};

/** What a side may do now. A brand out of revisions may still ask for one more, against a fee. */
export const allowedActs = (facts: CollaborationFacts, side: Party): CollaborationAct[] =>
  actsOf[side].filter((act) => refusalOf(facts, side, act, { extraFee: true }) === null);

const settledTo = {
  pay_full: 'approved',
  pay_part: 'approved',
  redo: 'changes_requested',
  cancel: 'cancelled',
} as const;

/** The facts after an act that was taken; what follows by itself is in them. */
export function factsAfter(
  facts: CollaborationFacts,
  side: Side,
  act: CollaborationAct,
  detail: ActDetail = {},
): CollaborationFacts {
  const status = statusAfter(facts, side, act);
  const changed = { ...facts, status, ...changes[act]?.(facts, side, detail) };
  return followed(status === facts.status ? changed : entered(changed));
}

function statusAfter(facts: CollaborationFacts, side: Side, act: CollaborationAct): CollaborationStatus {
  const goal = goalOf(facts, side, act) ?? 'same';
  if (goal === 'same') return facts.status;
  if (goal !== 'settled') return goal;
  return settledTo[facts.dispute?.proposal?.kind ?? 'cancel'];
}

type Change = (facts: CollaborationFacts, side: Side, detail: ActDetail) => Partial<CollaborationFacts>;

const bySide = (side: Side): Party => (side === 'brand' ? 'brand' : 'creator');
const changes: Partial<Record<CollaborationAct, Change>> = {
  offer: () => ({ agreement: 'ready' }),
  withdraw_offer: () => ({ agreement: 'none' }),
  accept_offer: ({ level, shipping }) => ({
    agreement: level === 'contract' ? 'signed_by_creator' : 'signed',
    shipment: shipping === 'none' ? 'none' : 'to_ship',
  }),
  countersign: () => ({ agreement: 'signed' }),
  ship: () => ({ shipment: 'shipped' }),
  confirm_receipt: () => ({ shipment: 'received' }),
  report_product: (_, __, { problem = 'missing' }) => ({ shipment: problem }),
  request_changes: ({ revisions }) => ({ revisions: { ...revisions, used: revisions.used + 1 } }),
  mark_paid: () => ({ payment: 'paid' }),
  confirm_payment: () => ({ payment: 'confirmed' }),
  contest_payment: () => ({ payment: 'contested' }),
  review: ({ reviewed }, side) => ({ reviewed: [...reviewed, bySide(side)] }),
  remind: () => ({ remindedToday: true }),
  open_dispute: (_, side) => ({ dispute: { by: bySide(side), proposal: null } }),
  propose_settlement: ({ dispute }, side, { kind = 'cancel' }) => ({
    dispute: dispute && { ...dispute, proposal: { by: bySide(side), kind } },
  }),
  accept_settlement: ({ status, dispute, payment }) => ({
    dispute: null,
    // What both settle on is due anew, whatever was said paid before.
    ...(status === 'approved' && payment && { payment: dispute?.proposal?.kind === 'cancel' ? 'cancelled' : 'due' }),
  }),
  withdraw_dispute: () => ({ dispute: null }),
};

/** What a state brings with it. */
function entered(facts: CollaborationFacts): CollaborationFacts {
  const { status, agreement } = facts;
  if (status === 'submitted') return { ...facts, opened: false };
  if (status === 'approved') return { ...facts, payment: facts.payment ?? (facts.owed ? 'due' : null) };
  const over = status === 'cancelled' || status === 'declined' || status === 'expired';
  return over && agreement !== 'none' ? { ...facts, agreement: 'void' } : facts;
}

/** What follows without anyone's act: production begins once all is signed and here, and what is free is done once approved. */
function followed(facts: CollaborationFacts): CollaborationFacts {
  const { status, agreement, shipment, dispute, payment } = facts;
  if (dispute) return facts;
  const here = shipment === 'none' || shipment === 'received';
  if (status === 'accepted' && agreement === 'signed' && here) return { ...facts, status: 'producing', daysLate: 0 };
  if (status === 'approved' && payment === null) return { ...facts, status: 'closed' };
  return facts;
}

/** Whom everyone waits for; nobody once it has ended. */
export function turnOf(facts: CollaborationFacts): Party | null {
  const { dispute } = facts;
  if (dispute) return (dispute.proposal ?? dispute).by === 'brand' ? 'creator' : 'brand';
  return turns[facts.status]?.(facts) ?? null;
}

const turns: Partial<Record<CollaborationStatus, (facts: CollaborationFacts) => Party | null>> = {
  invited: () => 'creator',
  applied: () => 'brand',
  shortlisted: () => 'brand',
  offered: () => 'creator',
  accepted: ({ agreement, shipping, shipment }) =>
    agreement !== 'signed' || (shipping !== 'refund' && shipment !== 'shipped') ? 'brand' : 'creator',
  producing: () => 'creator',
  submitted: () => 'brand',
  changes_requested: () => 'creator',
  approved: ({ payment }) => (payment === 'paid' ? 'creator' : 'brand'),
};
