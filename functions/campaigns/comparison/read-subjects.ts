import type { AskedSubject } from '../../../shared/campaigns/comparison.contract.ts';
import { type PeriodQuery, periodAsked } from '../../../shared/campaigns/period-query.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { provisionalFrom } from '../../../shared/rules/provisional.ts';
import { AppError } from '../../platform/app-error.ts';
import { keyOf } from '../../platform/db/key-of.ts';
import { type Read, readTogether } from '../../platform/db/read-together.ts';
import { Campaign, type CampaignItem } from '../core/campaign.entity.ts';
import { CampaignAd, type CampaignAdItem } from '../core/campaign-ad.entity.ts';

/** A campaign or one of its ads, as it was asked for. */
export type Subject = {
  campaign: CampaignItem;
  ad: CampaignAdItem | null;
  /** Days of its own, in place of the period. */
  ownPeriod: Period | null;
  provisionalFrom: string;
};

/** All of them in one round trip; a 404 when the workspace lacks one. */
export async function readSubjects(workspaceId: string, asked: readonly AskedSubject[]): Promise<Subject[]> {
  const reads: Read[] = asked.map(({ campaignId }) => Campaign.get({ workspaceId, campaignId }));
  const adReads: Read[] = asked.flatMap(({ campaignId, adId }) =>
    adId === undefined ? [] : [CampaignAd.get({ workspaceId, campaignId, adKey: keyOf(adId) })],
  );
  const items = await readTogether([...reads, ...adReads]);
  const ads = items.slice(asked.length);
  return asked.map(({ adId, from, to }, at) => {
    const campaign = Campaign.parse({ Item: items[at] }).data;
    const ad = adId === undefined ? null : CampaignAd.parse({ Item: ads.shift() }).data;
    if (!campaign || (adId !== undefined && !ad)) throw new AppError('not_found');
    return {
      ...{ campaign, ad },
      ownPeriod: from && to ? { from, to } : null,
      provisionalFrom: provisionalFrom(campaign.attribution ?? null, dayIn(campaign.timezone)),
    };
  });
}

/** By the calendar of the campaign when all are of one, else by that of Paris. */
export function periodOfSubjects(subjects: readonly Subject[], asked: PeriodQuery): Period {
  const [first] = subjects;
  const isOne = subjects.every(({ campaign }) => campaign.campaignId === first?.campaign.campaignId);
  return periodAsked(asked, first && isOne ? dayIn(first.campaign.timezone) : parisDay());
}
