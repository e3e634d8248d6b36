import type { AdminPlan, createPlan, updatePlan } from '../../../../../shared/admin/plan.contract.ts';
import { codeProblem, isOnQuotation, noticeDays, planEditLimits } from '../../../../../shared/admin/plan.rules.ts';
import { type LimitName, limitLabels } from '../../../../../shared/billing/limits.ts';
import { intervals } from '../../../../../shared/billing/prices.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { isNarrower } from '../../../../../shared/kernel/plan-versions.ts';
import { planCodeText } from '../../../../../shared/kernel/plans.ts';
import type { ParsedInput } from '../../../../../shared/kernel/route.ts';
import { formatCount } from '../../../lib/format.ts';
import { sumOf, sumProblem } from '../../../lib/sum-text.ts';
import type { FieldChecks } from '../../../lib/use-submit.ts';
import { limitText, priceText } from './plan-words.ts';

/** One text a field, as it is typed; nothing of a limit is unlimited. */
export type PlanValues = { texts: Record<string, string>; archived: boolean; isPublic: boolean; applies: boolean };
type Edit = Omit<ParsedInput<typeof updatePlan>['body'], 'version'>;

const limits = keysOf(limitLabels);

const soldFor = ({ prices }: AdminPlan, interval: 'month' | 'year') =>
  prices.find((one) => one.active && one.interval === interval)?.amount;

/** What a plan is before anything is said of it. */
export const blankPlan: AdminPlan = {
  ...{ code: '', name: '', description: '', features: [], prices: [], trialDays: null, public: false, position: 0 },
  limits: Object.fromEntries(limits.map((limit) => [limit, null])) as AdminPlan['limits'],
  ...{ status: 'active', subscribers: 0, landing: null, landingDiffers: false, lowerings: [], version: 0 },
  ...{ createdAt: '', updatedAt: '' },
};

export const valuesOf = (plan: AdminPlan): PlanValues => ({
  texts: {
    ...{ name: plan.name, description: plan.description, features: plan.features.join('\n') },
    ...{ code: plan.code, position: plan.code && String(plan.position), trialDays: String(plan.trialDays ?? '') },
    ...Object.fromEntries(
      intervals.map((interval) => [interval, String(soldFor(plan, interval) ?? '').replace('.', ',')]),
    ),
    ...Object.fromEntries(limits.map((limit) => [limit, String(plan.limits[limit] ?? '')])),
  },
  archived: plan.status === 'archived',
  isPublic: plan.public,
  applies: false,
});

/** Null is unlimited; undefined of what is no number. */
function limitOf(text = ''): number | null | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '');
  if (plain === '') return null;
  return /^\d{1,10}$/.test(plain) && Number(plain) <= planEditLimits.limit ? Number(plain) : undefined;
}

/** A line each. */
const featuresIn = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const { leastTrial, mostTrial } = planEditLimits;

const isTrial = (days: number | null | undefined): boolean =>
  days === null || (days !== undefined && days >= leastTrial && days <= mostTrial);

function featuresProblem(text: string | undefined): string | null {
  const lines = featuresIn(text);
  if (lines.length > planEditLimits.features) return `${planEditLimits.features} lignes au plus`;
  return lines.some((line) => line.length > planEditLimits.feature)
    ? `${planEditLimits.feature} caractères au plus par ligne`
    : null;
}

export const problemsIn = (plan: AdminPlan, { texts }: PlanValues): FieldChecks => ({
  code: plan.code || isCode(texts.code) ? null : codeProblem,
  features: featuresProblem(texts.features),
  position: isPosition(plan, limitOf(texts.position)) ? null : 'Un nombre entier',
  trialDays: isTrial(limitOf(texts.trialDays)) ? null : `De ${leastTrial} à ${mostTrial} jours, ou rien`,
  ...Object.fromEntries(
    intervals.map((interval) => [
      interval,
      isPrice(sumOf(texts[interval] ?? '')) || isUnsold(plan, interval, texts[interval]) ? null : sumProblem,
    ]),
  ),
  ...Object.fromEntries(
    limits.map((limit) => [limit, limitOf(texts[limit]) === undefined ? 'Un nombre entier, ou rien' : null]),
  ),
});

const isCode = (text = ''): boolean => text.length <= planCodeText.most && planCodeText.pattern.test(text);

/** Of a new plan none is asked for: it comes last. */
const isPosition = (plan: AdminPlan, place: number | null | undefined): boolean =>
  typeof place === 'number' || (place === null && plan.code === '');

/** A plan that has a price keeps one. */
const isUnsold = (plan: AdminPlan, interval: 'month' | 'year', text = ''): boolean =>
  isOnQuotation(plan.code) || (text.trim() === '' && soldFor(plan, interval) === undefined);

const isPrice = (amount: number | null): boolean => amount !== null && amount <= planEditLimits.amount;

/** Only what changes. */
export function editOf(plan: AdminPlan, { texts, archived, isPublic, applies }: PlanValues): Edit {
  const prices = intervals.flatMap((interval) => {
    const amount = sumOf(texts[interval] ?? '');
    const before = soldFor(plan, interval);
    return amount === null || amount === before ? [] : [{ interval, amount }];
  });
  const changed = limits.flatMap((limit) => {
    const value = limitOf(texts[limit]);
    return value === undefined || value === plan.limits[limit] ? [] : [[limit, value] as const];
  });
  const { name, description = '' } = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.trim()]));
  const features = featuresIn(texts.features);
  const [position, trialDays] = [limitOf(texts.position), limitOf(texts.trialDays)];
  const status = archived ? 'archived' : 'active';
  return {
    ...(name && name !== plan.name && { name }),
    ...(description !== plan.description && { description }),
    ...(features.join('\n') !== plan.features.join('\n') && { features }),
    ...(prices.length > 0 && { prices }),
    ...(changed.length > 0 && { limits: Object.fromEntries(changed) }),
    ...(applies && fallenIn(plan, Object.fromEntries(changed)).length > 0 && { applyToCurrent: true }),
    ...(trialDays !== undefined && trialDays !== plan.trialDays && { trialDays }),
    ...(isPublic !== plan.public && { public: isPublic }),
    ...(typeof position === 'number' && position !== plan.position && { position }),
    ...(status !== plan.status && { status }),
  };
}

type Limits = NonNullable<Edit['limits']>;

/** Which of the limits that change fall. */
const fallenIn = (plan: AdminPlan, changed: Limits) =>
  limits.flatMap((limit) => {
    const max = changed[limit];
    return typeof max === 'number' && isNarrower(max, plan.limits[limit]) ? [{ limit, max }] : [];
  });

/** What the limits that fall would become. */
export const fallOf = (plan: AdminPlan, values: PlanValues): Partial<Record<LimitName, number>> =>
  Object.fromEntries(fallenIn(plan, editOf(plan, values).limits ?? {}).map(({ limit, max }) => [limit, max]));

/** What is said of a plan that there is none of yet. */
export function creationOf(values: PlanValues): ParsedInput<typeof createPlan>['body'] {
  const { status: _, ...said } = editOf(blankPlan, values);
  return { name: '', limits: {}, ...said, code: values.texts.code?.trim() ?? '' };
}

/** Who is touched by what, and when: a sentence each. */
export function touchedBy(plan: AdminPlan, values: PlanValues): string[] {
  const edit = editOf(plan, values);
  const { name, prices = [], limits: changed = {}, status } = edit;
  return [
    ...saidLines(edit),
    ...(name ? [`${name}\u00a0: le nom change pour tous, dans la minute.`] : []),
    ...prices.map((price) => {
      const kept = plan.prices
        .filter(({ interval }) => interval === price.interval)
        .reduce((sum, { subscribers }) => sum + subscribers, 0);
      return `${priceText(price)}\u00a0: pour qui prend l’offre dès maintenant. ${formatCount(kept, 'abonné garde son prix', 'abonnés gardent leur prix')}.`;
    }),
    ...limits.flatMap((limit) => {
      const after = changed[limit];
      return after === undefined ? [] : [limitLine(plan, limit, { after, applies: edit.applyToCurrent })];
    }),
    ...(status === 'archived'
      ? [`Plus personne ne prend l’offre. ${formatCount(plan.subscribers, 'abonné la garde', 'abonnés la gardent')}.`]
      : []),
    ...(status === 'active' ? ['L’offre se vend de nouveau.'] : []),
  ];
}

function saidLines({ description, features, position, public: isPublic, trialDays }: Edit): string[] {
  const isSaid = description !== undefined || features !== undefined || position !== undefined;
  return [
    ...(isSaid ? ['Ce que les offres disent et leur ordre changent pour tous, dans la minute.'] : []),
    ...(isPublic === false ? ['L’offre ne se montre plus\u00a0: elle ne se prend que par accord.'] : []),
    ...(isPublic === true ? ['L’offre se montre à tous, dans la minute.'] : []),
    ...(trialDays === undefined
      ? []
      : [
          `Essai${trialDays === null ? ' selon le réglage' : ` de ${formatCount(trialDays, 'jour')}`}\u00a0: pour qui s’inscrit dès maintenant. Les essais en cours ne changent pas.`,
        ]),
  ];
}

type Change = { after: number | null; applies: boolean | undefined };

function limitLine({ limits: before, subscribers }: AdminPlan, limit: LimitName, { after, applies }: Change) {
  const was = before[limit];
  const line = `${limitLabels[limit]}, ${limitText(limit, was)} → ${limitText(limit, after)}\u00a0: `;
  if (applies && isNarrower(after, was))
    return `${line}pour qui prend l’offre dès maintenant\u00a0; pour qui l’a déjà, dans ${formatCount(noticeDays + 1, 'jour')}, prévenu par e-mail d’ici demain.`;
  return isNarrower(was, after)
    ? `${line}pour tous, dans la minute.`
    : `${line}pour qui prend l’offre dès maintenant, l’essai et les offres accordées à la main. ${formatCount(subscribers, 'abonné garde sa limite', 'abonnés gardent leur limite')}.`;
}
