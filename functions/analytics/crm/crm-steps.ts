import type { CrmStep } from '../../../shared/analytics/funnel.contract.ts';
import { crmStepLabels } from '../../../shared/analytics/messages.ts';
import { quotientOf } from '../../../shared/rules/blended.ts';
import { ofHundredths } from '../../../shared/rules/hundredths.ts';
import type { CountedProspect } from '../../prospects/search/prospect-rows.door.ts';

/** From a prospect to a signature, and where each must have come to count. One that was lost counts as made alone: how far it had come is not kept. */
const stages = [
  ['prospects', null],
  ['qualified', ['qualified', 'proposal', 'won']],
  ['proposal', ['proposal', 'won']],
  ['won', ['won']],
] as const;

/** How far prospects have come by now, what they are worth in one currency, and what each of them cost. */
export function crmSteps(
  prospects: readonly CountedProspect[],
  spend: number | null,
  currency: string | null,
): CrmStep[] {
  const counts: number[] = [];
  return stages.map(([key, reached]) => {
    const there = reached ? prospects.filter(({ status }) => reached.some((one) => one === status)) : prospects;
    const valued = there.filter((one) => one.valueCents !== undefined && one.currency === currency);
    const [first, before] = [counts[0], counts.at(-1)];
    counts.push(there.length);
    return {
      key,
      label: crmStepLabels[key],
      count: there.length,
      value: valued.length > 0 ? ofHundredths(valued.reduce((sum, { valueCents = 0 }) => sum + valueCents, 0)) : null,
      unvalued: there.length - valued.length,
      rate: before === undefined ? null : quotientOf(there.length, before),
      fromFirst: first === undefined ? null : quotientOf(there.length, first),
      cost: quotientOf(spend, there.length),
    };
  });
}
