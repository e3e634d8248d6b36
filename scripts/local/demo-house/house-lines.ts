import type Stripe from 'stripe';
import type { Books } from '../../../functions/billing/invoices/books.ts';
import {
  type Audited,
  type AuditedBy,
  type AuditLineItem,
  bySystem,
  platformChain,
} from '../../../functions/platform/db/audit-line.entity.ts';
import { idOfSource } from '../../../functions/platform/new-id.ts';
import { type Transfer, termOf } from './contracts.ts';
import type { House } from './draw-house.ts';
import { detailsSince } from './house-items.ts';
import type { DuePaper } from './papers.ts';
import { paperId } from './papers.ts';
import { pastLine } from './past-lines.ts';
import { momentOf, type Step } from './story.ts';

export type Told = {
  today: Date;
  admin: { userId: string; ip: string };
  subscriptions: readonly Stripe.Subscription[];
  books: Books | undefined;
  papers: readonly DuePaper[];
  transfers: readonly Transfer[];
};

type Line = { by: AuditedBy; act: Audited; at: Date };

const after = (at: Date, seconds = 4): Date => new Date(at.getTime() + seconds * 1_000);
const dateOf = (seconds: number): Date => new Date(seconds * 1_000);

/** What the log tells of a workspace: of its people, of what it pays, and of what was decided about it. */
export const linesOf = (house: House, told: Told): AuditLineItem[] =>
  [
    ...ofPeople(house),
    ...ofSubscription(house, told),
    ...ofPapers(house, told),
    ...ofTransfers(told),
    ...ofDecisions(house, told),
  ]
    .filter(({ at }) => at < new Date())
    .map(({ by, act, at }) => pastLine(by, act, at));

function ofPeople({ workspaceId, people: [owner, ...others], guests }: House): Line[] {
  const owns = { workspaceId, userId: owner.userId, ip: owner.ip };
  return [
    { by: owns, act: { type: 'user.registered', entityId: owner.userId }, at: owner.joinedAt },
    ...others.flatMap(({ userId, ip, joinedAt, email }): Line[] => {
      const invitedAt = new Date(Math.max(owner.joinedAt.getTime() + 600_000, joinedAt.getTime() - 7_200_000));
      const invitationId = idOfSource('inv', invitedAt, email);
      return [
        { by: owns, act: { type: 'invitation.created', entityId: invitationId }, at: invitedAt },
        { by: { workspaceId, userId, ip }, act: { type: 'user.registered', entityId: userId }, at: joinedAt },
        { by: { workspaceId, userId, ip }, act: { type: 'member.joined', entityId: userId }, at: joinedAt },
      ];
    }),
    ...guests.map(({ invitationId, at }) => ({
      by: owns,
      act: { type: 'invitation.created' as const, entityId: invitationId },
      at,
    })),
  ];
}

/** What someone asks for, and what is then read at Stripe. */
const asks: Partial<Record<Step['does'], { asked?: Audited['type']; changed: string[] }>> = {
  take: { asked: 'billing.checkout_opened', changed: ['planCode', 'interval', 'status', 'card', 'periodEndsAt'] },
  raise: { asked: 'billing.plan_changed', changed: ['planCode'] },
  lower: { asked: 'billing.change_scheduled', changed: ['scheduled'] },
  leave: { asked: 'billing.cancelled', changed: ['cancelAt'] },
  card: { changed: ['card'] },
};

function ofSubscription(house: House, { today, subscriptions, books }: Told): Line[] {
  const { workspaceId, steps, people } = house;
  const owns = { workspaceId, userId: people[0].userId, ip: people[0].ip };
  const act = (type: Audited['type'], changed?: string[]): Audited => ({
    type,
    entityId: workspaceId,
    ...(changed && { changed }),
  });
  const since = detailsSince(house, today);
  const said = ['legalName', ...(house.details.siren ? ['siren'] : []), 'vatNumber', 'address', 'email'];
  const changed = act('billing.subscription_changed', ['periodEndsAt']);
  return [
    ...(since ? [{ by: owns, act: act('billing.details_updated', said), at: since }] : []),
    ...steps.flatMap(({ at, step }): Line[] => {
      const line = asks[step.does];
      if (!line) return [];
      const type = step.does === 'take' ? 'billing.subscribed' : 'billing.subscription_changed';
      return [
        ...(line.asked ? [{ by: owns, act: act(line.asked), at }] : []),
        { by: bySystem(house), act: act(type, line.changed), at: after(at) },
      ];
    }),
    ...(books?.invoices ?? [])
      .filter(({ billing_reason: reason }) => reason === 'subscription_cycle')
      .map(({ created }) => ({ by: bySystem(house), act: changed, at: after(dateOf(created)) })),
    ...subscriptions.flatMap(({ ended_at: ended }) =>
      ended
        ? [{ by: bySystem(house), act: act('billing.subscription_ended', ['status']), at: after(dateOf(ended), 6) }]
        : [],
    ),
  ];
}

const ofPapers = (house: House, { papers }: Told): Line[] =>
  papers.map((paper) => ({
    by: bySystem(house),
    act: {
      type: paper.corrects === undefined ? 'billing.invoice_issued' : 'billing.credit_note_issued',
      entityId: paperId(paper),
    },
    at: after(paper.at, 3),
  }));

function ofTransfers({ transfers, admin }: Told): Line[] {
  const by = { workspaceId: platformChain, ...admin };
  return transfers.flatMap(({ paymentId, at, paidAt, content }): Line[] => [
    {
      by,
      act: {
        ...{ type: 'payment.created', entityId: paymentId },
        values: [{ field: 'amountInclTax', from: null, to: content.totalCents / 100 }],
      },
      at,
    },
    ...(paidAt
      ? [
          {
            by,
            act: {
              ...{ type: 'payment.paid' as const, entityId: paymentId },
              values: [{ field: 'status', from: 'open', to: 'paid' }],
            },
            at: paidAt,
          },
        ]
      : []),
  ]);
}

/** In the log of the workspace, whom it concerns, and in that of the platform; what is decided about a person in the second alone. */
function ofDecisions(house: House, told: Told): Line[] {
  const { workspaceId, demo, people, born } = house;
  const { admin, today } = told;
  const [own, ours] = [
    { workspaceId, ...admin },
    { workspaceId: platformChain, ...admin },
  ];
  const decided = decisionsOf(house, today).flatMap(({ at, act }) => [own, ours].map((by) => ({ by, act, at })));
  const [, second] = people;
  return [
    ...decided,
    ...(second?.suspendedAt
      ? [
          {
            by: ours,
            act: {
              ...{ type: 'user.suspended' as const, entityId: second.userId, changed: ['status'] },
              values: [{ field: 'status', from: 'active', to: 'suspended' }],
            },
            at: second.suspendedAt,
          },
        ]
      : []),
    ...refundsOf(house, told),
    ...(demo.closes === undefined
      ? []
      : [
          {
            by: { workspaceId, userId: people[0].userId, ip: people[0].ip },
            act: { type: 'workspace.deletion_requested' as const, entityId: workspaceId },
            at: momentOf(today, demo.closes, `closing ${demo.slug}`),
          },
        ]),
  ].filter(({ at }) => at >= born);
}

export type Decision = { at: Date; act: Audited & { changed: string[] }; reason: string };

/** What an administrator decided about a workspace: the offer that was agreed, a suspension. */
export function decisionsOf(house: House, today: Date): Decision[] {
  const { demo, workspaceId } = house;
  const { contract, suspended } = demo;
  const decisions: Decision[] = [];
  if (contract) {
    const { from, until } = termOf(house, contract, today);
    const values = [
      { field: 'planCode', from: 'starter', to: contract.plan },
      { field: 'paidUntil', from: null, to: until.toISOString() },
      ...Object.entries(contract.limits ?? {}).map(([field, to]) => ({ field, from: null, to: to ?? 'unlimited' })),
    ];
    const changed = values.map(({ field }) => field);
    const act = { type: 'workspace.offer_changed' as const, entityId: workspaceId, changed, values };
    decisions.push({ at: from, act, reason: contract.reason });
  }
  if (suspended) {
    const values = [{ field: 'status', from: 'active', to: 'suspended' }];
    const act = { type: 'workspace.suspended' as const, entityId: workspaceId, changed: ['status'], values };
    decisions.push({ at: momentOf(today, suspended.ago, `suspension ${demo.slug}`), act, reason: suspended.reason });
  }
  return decisions;
}

function refundsOf({ steps }: House, { books, admin }: Told): Line[] {
  if (!books || !steps.some(({ step }) => step.does === 'refund')) return [];
  return books.refunds.flatMap(({ created, amount, payment_intent: intent }) => {
    const of = books.invoices.find(({ payments }) =>
      payments?.data.some(({ payment }) => payment.payment_intent === intent),
    );
    if (!of) return [];
    const entityId = idOfSource('pay', dateOf(of.created), of.id ?? '');
    const values = [{ field: 'refundedInclTax', from: 0, to: amount / 100 }];
    const by = { workspaceId: platformChain, ...admin };
    return [{ by, act: { type: 'payment.refunded' as const, entityId, values }, at: dateOf(created) }];
  });
}
