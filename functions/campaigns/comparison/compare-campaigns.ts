import * as comparison from '../../../shared/campaigns/comparison.contract.ts';
import { comparisonProblems } from '../../../shared/campaigns/messages.ts';
import { subjectNames } from '../../../shared/campaigns/subject-names.ts';
import { compare } from '../../../shared/rules/comparison.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { invalidField } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { imageUrlOf } from '../core/ad-image.ts';
import { comparedSubject } from './compared-campaigns.door.ts';
import { periodOfSubjects, readSubjects, type Subject } from './read-subjects.ts';
import { daysOfSubjects } from './subject-days.ts';

/** Two to six campaigns, ads or periods side by side; nothing is stored. */
export const handler = defineHandler(comparison.compareCampaigns, async ({ actor, body }) => {
  const { campaignIds = [], subjects = campaignIds.map((campaignId) => ({ campaignId })), metrics } = body;
  const read = await readSubjects(actor.workspaceId, subjects);
  const period = periodOfSubjects(read, body);
  const placed = read.map((subject) => ({ ...subject, period: subject.ownPeriod ?? period }));
  refuseSameDays(placed);
  const names = subjectNames(placed);
  const [days, images] = await Promise.all([
    daysOfSubjects(placed),
    Promise.all(placed.map(({ ad }) => ad && imageUrlOf(ad))),
  ]);
  const compared = placed.map(({ campaign, ad, provisionalFrom }, at) =>
    comparedSubject(campaign, {
      adId: ad?.adId ?? null,
      name: names[at] ?? '',
      currency: campaign.currency,
      days: days[at] ?? [],
      provisionalFrom,
    }),
  );
  const [first] = metrics;
  const { primaryMetric = first } = body;
  // A body has one metric at least.
  if (!primaryMetric) throw new Error('No metric');
  return {
    ...period,
    ...compare(compared, metrics, primaryMetric),
    subjects: compared.map(({ campaignId, adId, name, currency }, at) => ({
      ...{ campaignId, adId, name, currency },
      ...(placed[at]?.period ?? period),
      imageUrl: images[at] ?? null,
      libraryAdId: placed[at]?.ad?.libraryAdId ?? null,
    })),
  };
});

type Placed = Subject & { period: Period };

/** The same figures on both sides are no two samples. */
function refuseSameDays(subjects: readonly Placed[]): void {
  for (const [at, { campaign, ad, period, ownPeriod }] of subjects.entries()) {
    const overlaps = subjects
      .slice(0, at)
      .some(
        (one) =>
          one.campaign.campaignId === campaign.campaignId &&
          one.ad?.adId === ad?.adId &&
          one.period.from <= period.to &&
          one.period.to >= period.from,
      );
    if (overlaps) throw invalidField(`subjects.${at}${ownPeriod ? '.from' : ''}`, comparisonProblems.sameDays);
  }
}
