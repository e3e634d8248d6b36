import type { Draft } from '../../../functions/billing/invoices/issue.ts';
import { contentOf, draftOf } from '../../../functions/billing/payments/create-payment.door.ts';
import type { PaymentContent } from '../../../functions/billing/payments/payment.entity.ts';
import { idOfSource } from '../../../functions/platform/new-id.ts';
import { periodText } from '../../../shared/kernel/day-texts.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { plans } from '../../../shared/kernel/plans.ts';
import { Seeded } from '../../../shared/kernel/seeded.ts';
import type { House } from './draw-house.ts';
import { type Contract, momentOf, monthsAfter } from './story.ts';

/** A payment that was agreed by hand, as the product would have noted it on that day, without its invoice. */
export type Transfer = {
  paymentId: string;
  at: Date;
  draft: Draft;
  content: PaymentContent;
  paidAt: Date | null;
};

const dueDays = 30;

/** When it was agreed, and until when it holds: a day of Paris goes with it. */
export function termOf({ demo: { slug } }: House, { ago, until, every }: Contract, today: Date) {
  const from = momentOf(today, ago, `contract ${slug}`);
  if (until !== undefined) return { from, until: momentOf(today, until, `end ${slug}`) };
  let end = monthsAfter(from, every);
  while (end <= today) end = monthsAfter(end, every);
  return { from, until: end };
}

/** One for each period that has begun, the oldest first. */
export function transfersOf(house: House, today: Date): Transfer[] {
  const { contract } = house.demo;
  if (!contract) return [];
  const { from, until } = termOf(house, contract, today);
  const begun: Date[] = [];
  // Whoever is suspended is billed no more.
  const { suspended, slug } = house.demo;
  const stops = suspended ? momentOf(today, suspended.ago, `suspension ${slug}`) : today;
  const last = until < stops ? until : stops;
  for (let at = from; at < last; at = monthsAfter(at, contract.every)) begun.push(at);
  const paid = begun.length - (contract.unpaid ?? 0);
  return begun.map((at, place) => transferOf(house, contract, { at, isPaid: place < paid }));
}

function transferOf(house: House, contract: Contract, { at, isPaid }: { at: Date; isPaid: boolean }): Transfer {
  const { workspaceId, details, demo } = house;
  const paymentId = idOfSource('pay', at, `transfer ${workspaceId} ${at.getTime()}`);
  const [from, to] = [parisDay(at), addDays(parisDay(monthsAfter(at, contract.every)), -1)];
  const description = `${plans[contract.plan].name}, ${periodText({ from, to })}`;
  const asked = {
    ...{ workspaceId, description, from, to, amount: contract.monthly * contract.every },
    dueOn: addDays(from, dueDays),
  };
  const draft = draftOf(asked, { details }, paymentId);
  const content = contentOf(asked, draft, at);
  const chances = new Seeded(paymentId);
  const paidAt = isPaid ? new Date(at.getTime() + chances.int(6, 28) * 86_400_000) : null;
  if (!paidAt || paidAt > new Date()) return { paymentId, at, draft, content, paidAt: null };
  const reference = `VIR ${demo.slug.slice(0, 12).toUpperCase()} ${chances.int(1_000, 9_999)}`;
  const step = { at: paidAt.toISOString(), kind: 'paid' as const, cents: content.totalCents, text: reference };
  return {
    ...{ paymentId, at, draft, paidAt },
    content: { ...content, status: 'paid', paidOn: parisDay(paidAt), reference, steps: [...content.steps, step] },
  };
}
