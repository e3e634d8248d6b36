import * as comparison from '../../../shared/campaigns/comparison.contract.ts';
import { subjectNames } from '../../../shared/campaigns/subject-names.ts';
import { compare } from '../../../shared/rules/comparison.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { periodOfSubjects, readSubjects } from './read-subjects.ts';
import { daysOfSubjects } from './subject-days.ts';

/** Two to six campaigns, ads or periods side by side; nothing is stored. */
export const handler = defineHandler(comparison.compareCampaigns, async ({ actor, body }) => {
  const { campaignIds = [], subjects = campaignIds.map((campaignId) => ({ campaignId })), metrics } = body;
  const read = await readSubjects(actor.workspaceId, subjects);
  const period = periodOfSubjects(read, body);
  const placed = read.map((subject) => ({ ...subject, period: subject.ownPeriod ?? period }));
  const names = subjectNames(placed);
  const days = await daysOfSubjects(placed);
  const compared = placed.map(({ campaign, ad, provisionalFrom }, at) => ({
    campaignId: campaign.campaignId,
    adId: ad?.adId ?? null,
    name: names[at] ?? '',
    currency: campaign.currency,
    objective: campaign.objective,
    platform: campaign.platform,
    attribution: campaign.attribution ?? null,
    days: days[at] ?? [],
    provisionalFrom,
  }));
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
    })),
  };
});
