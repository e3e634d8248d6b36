import * as contract from '../../../shared/analytics/cohorts.contract.ts';
import { periodAsked } from '../../../shared/campaigns/period-query.ts';
import { addDays, parisDay } from '../../../shared/kernel/paris-day.ts';
import { cohortsOf } from '../../../shared/rules/cohorts.ts';
import { inHundredths, ofHundredths } from '../../../shared/rules/hundredths.ts';
import { beginningOf, bucketsOf, type Period } from '../../../shared/rules/periods.ts';
import type { DayFigures } from '../../../shared/rules/totals.ts';
import { campaignsTogether } from '../../campaigns/list/campaigns-together.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { adProspects } from './ad-prospects.ts';

export const handler = defineHandler(
  contract.getCohorts,
  async ({ actor, query: { by: _, from, to, preset, ...asked } }) => {
    if (!actor.permissions.has('prospects:read')) throw new AppError('forbidden');
    const period = wholeMonths(periodAsked({ from, to, preset }, parisDay()));
    const together = await campaignsTogether(actor, { ...asked, ...period });
    const { currency: money, days } = together;
    const prospects = await adProspects(actor.workspaceId, { ...together, clientId: asked.clientId, period });
    const currency = money ?? prospects.find(({ status }) => status === 'won')?.currency ?? null;
    return {
      ...period,
      currency,
      items: cohortsOf({
        months: bucketsOf(period, 'month').map(({ date }) => date),
        prospects: prospects.map(({ createdMs, status, closedAt, valueCents, currency: own }) => ({
          madeOn: parisDay(new Date(createdMs)),
          wonOn: status === 'won' && closedAt ? parisDay(new Date(closedAt)) : null,
          cents: valueCents !== undefined && own === currency ? valueCents : null,
        })),
        spend: spendByMonth(days),
        today: parisDay(),
      }),
    };
  },
);

/** From the first of a month to the last of one, or today. */
function wholeMonths({ from, to }: Period): Period {
  const end = addDays(beginningOf('month', addDays(beginningOf('month', to), 31)), -1);
  const today = parisDay();
  return { from: beginningOf('month', from), to: end > today && to <= today ? today : end };
}

function spendByMonth(days: readonly DayFigures[]): Map<string, number> {
  const cents = new Map<string, number>();
  for (const { date, counts } of days) {
    if (counts.spend === undefined) continue;
    const month = beginningOf('month', date);
    cents.set(month, (cents.get(month) ?? 0) + inHundredths(counts.spend));
  }
  return new Map([...cents].map(([month, sum]) => [month, ofHundredths(sum)]));
}
