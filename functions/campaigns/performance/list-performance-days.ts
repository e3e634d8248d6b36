import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { counters } from '../../../shared/rules/counters.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { quartersOf } from '../core/read-quarters.ts';
import { askedPeriods } from './asked-period.ts';
import type { OfCampaign } from './quarter-rows.ts';
import { readDays } from './read-days.ts';
import { readOrigins } from './read-origins.ts';

const sources = keysOf(performance.performanceSources);

/** The days of a period that have rows, in order, with who wrote them and what their figures measure. */
export const handler = defineHandler(performance.listPerformanceDays, async ({ actor, params: { id }, query }) => {
  const campaign = await readCampaign(actor.workspaceId, id);
  const { period } = askedPeriods(campaign, query);
  const measured = new Map((await readDays(campaign, period)).map(({ date, counts }) => [date, counts]));
  const found = await sourcesByDay(campaign, period);
  return {
    items: [...found]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, some]) => ({
        date,
        sources: sources.filter((source) => some.has(source)),
        measured: counters.filter((counter) => measured.get(date)?.[counter] !== undefined),
      })),
  };
});

type Sources = Set<performance.PerformanceSource>;

async function sourcesByDay(campaign: OfCampaign, period: Period): Promise<Map<string, Sources>> {
  const found = new Map<string, Sources>();
  const note = (date: string, source: performance.PerformanceSource) =>
    found.set(date, (found.get(date) ?? new Set()).add(source));
  const isInside = (date: string) => date >= period.from && date <= period.to;
  for (const quarter of quartersOf(period)) {
    for await (const { origins } of readOrigins(campaign, quarter))
      for (const { source, dates } of origins) for (const date of dates.filter(isInside)) note(date, source);
  }
  return found;
}
