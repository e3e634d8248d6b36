import { subjectNames } from '../../../shared/campaigns/subject-names.ts';
import { compare } from '../../../shared/rules/comparison.ts';
import type { ComparedSubject, Comparison } from '../../../shared/rules/comparison-parts.ts';
import type { ComparedMetric } from '../../../shared/rules/estimates.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { provisionalFrom } from '../../../shared/rules/provisional.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { type CampaignFigures, ownDaysOf } from '../core/figures-in.ts';

type Own = Pick<ComparedSubject, 'adId' | 'name' | 'currency' | 'days' | 'provisionalFrom'>;

/** A campaign, an ad of it or days of either, as a comparison takes it. */
export const comparedSubject = (campaign: CampaignItem, own: Own): ComparedSubject => ({
  campaignId: campaign.campaignId,
  objective: campaign.objective,
  platform: campaign.platform,
  attribution: campaign.attribution ?? null,
  ...own,
});

type Asked = {
  period: Period;
  /** Of all their amounts. */
  currency: string;
  /** The first tells the verdict. */
  metrics: readonly [ComparedMetric, ...ComparedMetric[]];
  /** The day on which they are compared. */
  asOf: string;
};

/** Campaigns whose figures were read already, side by side, and what each is called. */
export function comparedCampaigns(
  campaigns: readonly CampaignItem[],
  figures: ReadonlyMap<string, CampaignFigures>,
  { period, currency, metrics, asOf }: Asked,
): Comparison & { names: string[] } {
  const names = subjectNames(campaigns.map((campaign) => ({ campaign, ad: null, period })));
  const subjects = campaigns.map((campaign, at) =>
    comparedSubject(campaign, {
      ...{ adId: null, name: names[at] ?? '', currency },
      days: ownDaysOf(figures.get(campaign.campaignId)),
      provisionalFrom: provisionalFrom(campaign.attribution ?? null, asOf),
    }),
  );
  return { ...compare(subjects, metrics, metrics[0]), names };
}
