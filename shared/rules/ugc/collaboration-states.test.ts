import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedActs,
  type CollaborationFacts,
  factsAfter,
  refusalOf,
  settlementKinds,
  settlementsOf,
  shippingModes,
  turnOf,
} from './collaboration-states.ts';
import {
  brandActs,
  brandCommits,
  type CollaborationAct,
  collaborationStatuses,
  creatorActs,
  endedStatuses,
  type Goal,
  type Side,
  transitions,
} from './collaboration-table.ts';
import { daysLate, dueMoment } from './due-moment.ts';

const begun: CollaborationFacts = {
  status: 'invited',
  campaign: 'open',
  level: 'order',
  agreement: 'none',
  shipping: 'none',
  shipment: 'none',
  revisions: { used: 0, included: 1 },
  opened: false,
  whitelisting: true,
  mandate: false,
  payment: null,
  owed: true,
  dispute: null,
  reviewed: [],
  remindedToday: false,
  tacitApproval: false,
  daysLate: 0,
};

type Step = [side: Side, act: CollaborationAct, more?: Partial<CollaborationFacts>];
function walk(from: Partial<CollaborationFacts>, steps: Step[]) {
  let facts: CollaborationFacts = { ...begun, ...from };
  for (const [side, act, more] of steps) {
    facts = { ...facts, ...more };
    expect([facts.status, side, act, refusalOf(facts, side, act)]).toEqual([facts.status, side, act, null]);
    facts = factsAfter(facts, side, act);
  }
  return facts;
}

const order: Step[] = [
  ['creator', 'apply'],
  ['brand', 'shortlist'],
  ['brand', 'offer'],
  ['creator', 'accept_offer'],
];

describe('a collaboration', () => {
  it('of an order starts at acceptance, and ends when the payment is confirmed', () => {
    const producing = walk({}, order);
    expect([producing.status, producing.agreement, turnOf(producing)]).toEqual(['producing', 'signed', 'creator']);
    const closed = walk(producing, [
      ['creator', 'submit'],
      ['brand', 'request_changes'],
      ['creator', 'submit'],
      ['brand', 'approve'],
      ['brand', 'mark_paid'],
      ['creator', 'contest_payment'],
      ['brand', 'mark_paid'],
      ['clock', 'confirm_payment', { daysLate: 1 }],
    ]);
    expect([closed.status, closed.payment, turnOf(closed)]).toEqual(['closed', 'confirmed', null]);
    expect(allowedActs(closed, 'creator')).toEqual(['publish', 'give_code', 'review']);
    expect(
      walk({ ...producing, owed: false }, [
        ['creator', 'submit'],
        ['brand', 'approve'],
      ]).status,
    ).toBe('closed');
  });

  it('of a contract waits for both signatures and for the product', () => {
    const accepted = walk({ level: 'contract', shipping: 'physical' }, order);
    expect([accepted.status, accepted.agreement, accepted.shipment]).toEqual([
      'accepted',
      'signed_by_creator',
      'to_ship',
    ]);
    expect(refusalOf(accepted, 'brand', 'ship')).toBe('contract_required');
    const broken = walk(accepted, [
      ['brand', 'countersign'],
      ['brand', 'ship'],
      ['creator', 'report_product'],
    ]);
    expect([broken.status, broken.shipment, turnOf(broken)]).toEqual(['accepted', 'missing', 'brand']);
    const here = walk(broken, [
      ['brand', 'ship'],
      ['creator', 'confirm_receipt'],
    ]);
    expect([here.status, here.shipment]).toEqual(['producing', 'received']);
    expect(walk({ shipping: 'refund' }, [...order, ['creator', 'confirm_receipt']]).status).toBe('producing');
  });

  it('takes no more revisions than agreed without a fee, and nothing but a settlement while disputed', () => {
    const spent = walk({ revisions: { used: 1, included: 1 } }, [...order, ['creator', 'submit']]);
    expect(refusalOf(spent, 'brand', 'request_changes')).toBe('revisions_exhausted');
    expect(refusalOf(spent, 'brand', 'request_changes', { extraFee: true })).toBeNull();
    const disputed = walk(spent, [['creator', 'open_dispute']]);
    expect(refusalOf(disputed, 'brand', 'approve')).toBe('dispute_open');
    expect(allowedActs(disputed, 'brand')).toEqual(['propose_settlement']);
    const outcomes = settlementsOf(disputed).map((kind) => {
      const proposed = factsAfter(disputed, 'brand', 'propose_settlement', { kind });
      expect(refusalOf(proposed, 'brand', 'accept_settlement')).toBe('illegal_transition');
      return [kind, factsAfter(proposed, 'creator', 'accept_settlement').status];
    });
    expect(Object.fromEntries(outcomes)).toEqual({
      ...{ pay_full: 'approved', pay_part: 'approved', redo: 'changes_requested', cancel: 'cancelled' },
    });
  });

  it('is left by the brand when more than ten days late, retracted before it was opened, and approved by the clock when agreed', () => {
    const producing = walk({}, order);
    const offered = { ...walk({}, order.slice(0, -1)), daysLate: 1 };
    expect(refusalOf(offered, 'creator', 'accept_offer')).toBe('illegal_transition');
    expect(refusalOf({ ...producing, daysLate: 10 }, 'brand', 'cancel')).toBe('illegal_transition');
    expect(walk(producing, [['brand', 'cancel', { daysLate: 11 }]])).toMatchObject({
      status: 'cancelled',
      agreement: 'void',
    });
    const submitted = walk(producing, [['creator', 'submit']]);
    expect(walk(submitted, [['creator', 'retract']]).status).toBe('producing');
    expect(refusalOf({ ...submitted, opened: true }, 'creator', 'retract')).toBe('illegal_transition');
    const late = { ...submitted, tacitApproval: true, daysLate: 8 };
    expect(refusalOf({ ...late, tacitApproval: false }, 'clock', 'approve')).toBe('illegal_transition');
    expect(refusalOf({ ...late, daysLate: 7 }, 'clock', 'approve')).toBe('illegal_transition');
    expect(walk(late, [['clock', 'approve']]).status).toBe('approved');
  });

  it('never leaves the table, whoever does what in whichever order', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(start, fc.array(step, { minLength: 90, maxLength: 90 }), (more, steps) => {
        let facts: CollaborationFacts = { ...begun, ...more };
        for (const one of steps) {
          facts = taken(facts, one);
          seen.add(facts.status);
        }
      }),
      { seed: 21, numRuns: 300 },
    );
    expect([...seen].sort()).toEqual([...collaborationStatuses].sort());
  });
});

const acts = [...new Set<CollaborationAct>(['apply', 'expire', ...brandActs, ...brandCommits, ...creatorActs])];
const step = fc.record({
  side: fc.constantFrom<Side>('brand', 'creator', 'brand', 'creator', 'clock'),
  act: fc.constantFrom(...acts),
  /** Most steps of a random walk are refused: from a number, one of what is allowed. */
  among: fc.option(fc.nat(30)),
  kind: fc.constantFrom(...settlementKinds),
  daysLate: fc.constantFrom(-3, -3, -3, 0, 1, 8, 12),
  opened: fc.boolean(),
  campaign: fc.constantFrom('open' as const, 'open' as const, 'open' as const, 'closed' as const, 'ended' as const),
});
type RandomStep = typeof step extends fc.Arbitrary<infer One> ? One : never;
const start = fc.record({
  level: fc.constantFrom('order' as const, 'contract' as const),
  shipping: fc.constantFrom(...shippingModes),
  owed: fc.boolean(),
  tacitApproval: fc.boolean(),
});

/** The facts after a random step, the same when it was refused; `allowed` is what succeeds. */
function taken(before: CollaborationFacts, { side, act: random, among, kind, ...now }: RandomStep): CollaborationFacts {
  const facts = { ...before, ...now, remindedToday: false };
  const open = side === 'clock' ? [] : allowedActs(facts, side);
  const act = (among !== null && open[among % open.length]) || random;
  const detail = { kind: settlementsOf(facts).includes(kind) ? kind : ('cancel' as const), extraFee: true };
  const refused = refusalOf(facts, side, act, detail) !== null;
  if (side !== 'clock') expect(open.includes(act)).toBe(!refused);
  if (refused) return facts;
  const after = factsAfter(facts, side, act, detail);
  expectSound(facts, after, transitions[facts.status][side]?.[act]);
  return after;
}

function expectSound(before: CollaborationFacts, after: CollaborationFacts, goal: Goal | undefined) {
  expect(goal).toBeDefined();
  const led = goal === 'same' ? before.status : goal;
  if (led !== 'settled') expect([led, 'producing', 'closed']).toContain(after.status);
  if (after.status === 'producing') expect(after.agreement).toBe('signed');
  if (after.status === 'approved') expect(after.payment).not.toBeNull();
  if (after.dispute) expect([...allowedActs(after, 'brand'), ...allowedActs(after, 'creator')]).not.toEqual([]);
  // Somebody is waited for as long as it has not ended.
  expect(turnOf(after) === null).toBe(endedStatuses.some((status) => status === after.status));
}

describe('what is waited for', () => {
  const delays = {
    ...{ offerDays: 7, shipDays: 5, firstVersionDays: 7, revisionHours: 72, reviewDays: 7, paymentDays: 30 },
    tacitApproval: false,
  };
  it('is due at the end of a day in Paris, also across the change of hour', () => {
    const now = new Date('2026-10-20T22:30:00.000Z');
    const due = (more: Partial<CollaborationFacts>) => dueMoment({ ...begun, ...more }, delays, now);
    expect(due({ status: 'offered' })).toBe('2026-10-28T22:59:59.000Z');
    expect(due({ status: 'invited' })).toBe('2026-11-04T22:59:59.000Z');
    expect(due({ status: 'changes_requested' })).toBe('2026-10-23T22:30:00.000Z');
    expect(due({ status: 'accepted', agreement: 'signed_by_creator' })).toBeNull();
    expect(due({ status: 'approved', payment: 'paid' })).toBe('2026-11-05T22:59:59.000Z');
    expect([due({ status: 'applied' }), daysLate(null, now)]).toEqual([null, 0]);
    expect(daysLate('2026-10-20T22:29:59.000Z', now)).toBe(1);
    expect(daysLate('2026-10-10T22:29:59.000Z', now)).toBe(11);
    expect(daysLate('2026-10-21T21:59:59.000Z', now)).toBe(-1);
  });
});
