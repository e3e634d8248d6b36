import type { Figures } from '../../../shared/campaigns/figures.ts';
import { ratiosOf } from '../../../shared/rules/ratios.ts';
import { addSums, noSums, type Sums } from '../../../shared/rules/sums.ts';
import { contributionOf, type reachOf, totalsOf } from '../../../shared/rules/totals.ts';
import type { ToldCampaign } from './told-campaigns.ts';

type Reach = ReturnType<typeof reachOf>;

/** Figures of things below campaigns, as they are added: hundredths of sums and cents of contribution. */
export type Added = { sums: Sums; reach: Reach; cents: number | null; count: number };

export const nothingAdded = (): Added => ({ sums: noSums(), reach: null, cents: null, count: 0 });

/** People that several reach are not added; a contribution is by the margin of its own campaign. */
export function addFigures(
  added: Added,
  { sums, reach }: { sums: Sums; reach: Reach },
  campaign: Pick<ToldCampaign, 'marginRate'>,
): void {
  if (added.count === 0) added.reach = reach;
  else if (reach !== null) added.reach = 'not_additive';
  added.count++;
  addSums(added.sums, sums);
  const contribution = contributionOf(sums, campaign.marginRate ?? null);
  if (contribution !== null) added.cents = (added.cents ?? 0) + Math.round(contribution * 100);
}

export const figuresAdded = ({ sums, reach, cents }: Added): Figures => ({
  totals: { ...totalsOf(sums, null, reach), contribution: cents === null ? null : cents / 100 },
  ratios: ratiosOf(sums, { marginRate: null, reach }),
});
