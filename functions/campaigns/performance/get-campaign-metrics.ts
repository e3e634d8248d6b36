import { performanceProblems } from '../../../shared/campaigns/messages.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { longestPeriodDays, type Period } from '../../../shared/rules/periods.ts';
import { invalidField } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { knownConnection } from '../connections/read-connection.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { findingsDays, findingsOf } from '../core/findings.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { askedPeriods } from './asked-period.ts';
import { deltasOf } from './deltas.ts';
import { figuresOfDays } from './figures-of-days.ts';
import { fatigueOfAll, readAdDays } from './read-ad-days.ts';
import { readAds } from './read-ads.door.ts';
import { readDays } from './read-days.ts';
import { readLevels } from './read-levels.ts';

/** The figures of a campaign over a period beside those that they are compared to, and what is to be said of it. */
export const handler = defineHandler(performance.getCampaignMetrics, async ({ actor, params: { id }, query }) => {
  const campaign = await readCampaign(actor.workspaceId, id);
  const { currency, timezone } = campaign;
  const today = dayIn(timezone);
  const { asOf = addDays(today, -1) } = query;
  if (asOf > today) throw invalidField('asOf', performanceProblems.future);
  const { period, previous } = askedPeriods(campaign, query);
  const told = { campaign, period, asOf, from: anomaliesFrom(period, asOf) };
  const [days, before, ads, levels, connection] = await Promise.all([
    readDays(campaign, findingsDays(campaign, told)),
    previous && readDays(campaign, previous),
    adsOf(campaign, asOf),
    campaign.adCount > 0 ? readLevels(campaign, period) : [],
    campaign.connectionId ? knownConnection(actor.workspaceId, campaign.connectionId) : null,
  ]);
  const figures = figuresOfDays(campaign, days, period);
  const { fatigue, ...findings } = findingsOf({
    ...told,
    ...{ days, levels, ads: ads.days, lastSyncAt: connection?.lastSyncAt },
  });
  return {
    ...period,
    ...{ asOf, currency, timezone },
    ...figures,
    ...(previous &&
      before && {
        deltas: deltasOf(
          { figures, days: within(days, period) },
          { figures: figuresOfDays(campaign, before, previous), days: before },
        ),
      }),
    ...findings,
    fatigue: fatigueOfAll(ads.all, fatigue, asOf),
  };
});

/** Those of the period, and of the month up to the day in any case; as many as a period has days. */
function anomaliesFrom({ from }: Period, asOf: string): string {
  const [month, longest] = [addDays(asOf, -29), addDays(asOf, 1 - longestPeriodDays)];
  const wanted = from < month ? from : month;
  return wanted > longest ? wanted : longest;
}

async function adsOf(campaign: CampaignItem, asOf: string) {
  const all = campaign.adCount > 0 ? await readAds(campaign) : [];
  return { all, days: await readAdDays(campaign, all, asOf) };
}

const within = <Dated extends { date: string }>(days: readonly Dated[], { from, to }: Period): Dated[] =>
  days.filter(({ date }) => date >= from && date <= to);
