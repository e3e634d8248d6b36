import type { AdminPlan, updatePlan } from '../../../../../shared/admin/plan.contract.ts';
import { planEditLimits } from '../../../../../shared/admin/plan.rules.ts';
import { limitLabels } from '../../../../../shared/billing/limits.ts';
import { intervals } from '../../../../../shared/billing/prices.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import type { ParsedInput } from '../../../../../shared/kernel/route.ts';
import { formatCount } from '../../../lib/format.ts';
import type { FieldChecks } from '../../../lib/use-submit.ts';
import { sumOf, sumProblem } from '../payments/sum-text.ts';
import { limitText, priceText } from './plan-words.ts';

/** One text a field, as it is typed; nothing of a limit is unlimited. */
export type PlanValues = { texts: Record<string, string>; archived: boolean };
type Edit = Omit<ParsedInput<typeof updatePlan>['body'], 'version'>;

const limits = keysOf(limitLabels);

const soldFor = ({ prices }: AdminPlan, interval: 'month' | 'year') =>
  prices.find((one) => one.active && one.interval === interval)?.amount;

export const valuesOf = (plan: AdminPlan): PlanValues => ({
  texts: {
    name: plan.name,
    ...Object.fromEntries(
      intervals.map((interval) => [interval, String(soldFor(plan, interval) ?? '').replace('.', ',')]),
    ),
    ...Object.fromEntries(limits.map((limit) => [limit, String(plan.limits[limit] ?? '')])),
  },
  archived: plan.status === 'archived',
});

/** Null is unlimited; undefined of what is no number. */
function limitOf(text = ''): number | null | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '');
  if (plain === '') return null;
  return /^\d{1,10}$/.test(plain) && Number(plain) <= planEditLimits.limit ? Number(plain) : undefined;
}

export const problemsIn = (plan: AdminPlan, { texts }: PlanValues): FieldChecks => ({
  ...Object.fromEntries(
    intervals.map((interval) => [
      interval,
      soldFor(plan, interval) === undefined || isPrice(sumOf(texts[interval] ?? '')) ? null : sumProblem,
    ]),
  ),
  ...Object.fromEntries(
    limits.map((limit) => [limit, limitOf(texts[limit]) === undefined ? 'Un nombre entier, ou rien' : null]),
  ),
});

const isPrice = (amount: number | null): boolean => amount !== null && amount <= planEditLimits.amount;

/** Only what changes. */
export function editOf(plan: AdminPlan, { texts, archived }: PlanValues): Edit {
  const prices = intervals.flatMap((interval) => {
    const amount = sumOf(texts[interval] ?? '');
    const before = soldFor(plan, interval);
    return amount === null || before === undefined || amount === before ? [] : [{ interval, amount }];
  });
  const changed = limits.flatMap((limit) => {
    const value = limitOf(texts[limit]);
    return value === undefined || value === plan.limits[limit] ? [] : [[limit, value] as const];
  });
  const name = texts.name?.trim();
  const status = archived ? 'archived' : 'active';
  return {
    ...(name && name !== plan.name && { name }),
    ...(prices.length > 0 && { prices }),
    ...(changed.length > 0 && { limits: Object.fromEntries(changed) }),
    ...(status !== plan.status && { status }),
  };
}

/** Who is touched by what, and when: a sentence each. */
export function touchedBy(plan: AdminPlan, values: PlanValues): string[] {
  const { name, prices = [], limits: changed = {}, status } = editOf(plan, values);
  return [
    ...(name ? [`${name}\u00a0: le nom change pour tous, dans la minute.`] : []),
    ...prices.map((price) => {
      const kept = plan.prices
        .filter(({ interval }) => interval === price.interval)
        .reduce((sum, { subscribers }) => sum + subscribers, 0);
      return `${priceText(price)}\u00a0: pour qui prend l’offre dès maintenant. ${formatCount(kept, 'abonné garde son prix', 'abonnés gardent leur prix')}.`;
    }),
    ...limits.flatMap((limit) => {
      const after = changed[limit];
      return after === undefined ? [] : [limitLine(plan, limit, after)];
    }),
    ...(status === 'archived'
      ? [`Plus personne ne prend l’offre. ${formatCount(plan.subscribers, 'abonné la garde', 'abonnés la gardent')}.`]
      : []),
    ...(status === 'active' ? ['L’offre se vend de nouveau.'] : []),
  ];
}

function limitLine({ limits: before, subscribers }: AdminPlan, limit: keyof AdminPlan['limits'], after: number | null) {
  const was = before[limit];
  const rises = was !== null && (after === null || after > was);
  const line = `${limitLabels[limit]}, ${limitText(limit, was)} → ${limitText(limit, after)}\u00a0: `;
  return rises
    ? `${line}pour tous, dans la minute.`
    : `${line}pour qui prend l’offre dès maintenant, l’essai et les offres accordées à la main. ${formatCount(subscribers, 'abonné garde sa limite', 'abonnés gardent leur limite')}.`;
}
