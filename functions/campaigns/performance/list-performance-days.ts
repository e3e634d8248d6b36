import * as performance from '../../../shared/campaigns/performance.contract.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { counters } from '../../../shared/rules/counters.ts';
import { type SegmentType, segmentTypes } from '../../../shared/rules/day-counts.ts';
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
  const { found, segments } = await sourcesByDay(campaign, period);
  return {
    items: [...found]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, some]) => ({
        date,
        sources: sources.filter((source) => some.has(source)),
        measured: counters.filter((counter) => measured.get(date)?.[counter] !== undefined),
      })),
    segments: segmentTypes.filter((type) => segments.has(type)),
  };
});

type Sources = Set<performance.PerformanceSource>;

async function sourcesByDay(campaign: OfCampaign, period: Period) {
  const found = new Map<string, Sources>();
  const segments = new Set<SegmentType>();
  const isInside = (date: string) => date >= period.from && date <= period.to;
  for (const quarter of quartersOf(period)) {
    for await (const { segment, origins } of readOrigins(campaign, quarter)) {
      const days = origins.flatMap(({ source, dates }) => dates.filter(isInside).map((date) => ({ date, source })));
      for (const { date, source } of days) found.set(date, (found.get(date) ?? new Set()).add(source));
      if (segment && days.length > 0) segments.add(segment.type);
    }
  }
  return { found, segments };
}
