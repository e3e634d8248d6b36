import { performanceProblems } from '../../../shared/campaigns/messages.ts';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { provisionalFrom } from '../../../shared/rules/provisional.ts';
import { invalidField } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { askedPeriods } from './asked-period.ts';
import { deltasOf } from './deltas.ts';
import { figuresOfDays } from './figures-of-days.ts';
import { readDays } from './read-days.ts';

/** The figures of a campaign over a period, beside those that they are compared to. */
export const handler = defineHandler(performance.getCampaignMetrics, async ({ actor, params: { id }, query }) => {
  const campaign = await readCampaign(actor.workspaceId, id);
  const { currency, timezone, attribution, lastDay = null } = campaign;
  const today = dayIn(timezone);
  const { asOf = addDays(today, -1) } = query;
  if (asOf > today) throw invalidField('asOf', performanceProblems.future);
  const { period, previous } = askedPeriods(campaign, query);
  const read = async (of: Period) => {
    const days = await readDays(campaign, of);
    return { days, figures: figuresOfDays(campaign, days, of) };
  };
  const [current, before] = await Promise.all([read(period), previous && read(previous)]);
  return {
    ...period,
    ...{ asOf, currency, timezone },
    ...current.figures,
    ...(before && { deltas: deltasOf(current, before) }),
    freshness: { lastDay, provisionalFrom: provisionalDay({ attribution, lastDay }, today) },
  };
});

/** None when all its figures are settled. */
function provisionalDay(
  { attribution, lastDay }: { attribution: CampaignItem['attribution']; lastDay: string | null },
  today: string,
): string | null {
  const first = provisionalFrom(attribution ?? null, today);
  return lastDay !== null && lastDay >= first ? first : null;
}
