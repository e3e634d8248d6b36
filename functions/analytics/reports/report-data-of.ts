import type { ReportData } from '../../../shared/analytics/report-data.ts';
import { periodAsked } from '../../../shared/campaigns/period-query.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { previousPeriod, yearBefore } from '../../../shared/rules/periods.ts';
import { pacingOn } from '../../campaigns/core/pacing-on.door.ts';
import { annotationsOfAll } from '../../campaigns/core/read-annotations.door.ts';
import { deltasTogether } from '../../campaigns/list/compared-figures.door.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { toldCampaigns } from '../core/told-campaigns.ts';
import { computedBlock } from './computed-blocks.ts';
import { dataThrough } from './data-through.ts';
import type { ReportItem } from './report.entity.ts';

/**
 * What a report shows when it is read on a day, from which its period rolls. A 400 on `currency` where its campaigns have
 * several and it names none; a 403 where it takes figures apart by client and who asks may not read clients.
 */
export async function reportDataOf(actor: Actor, report: ReportItem, asOf: string): Promise<ReportData> {
  const { blocks, compare, convertTo, currency } = report;
  const isByClient = blocks.some((block) => block.type === 'breakdown' && block.by === 'client');
  if (isByClient && !actor.permissions.has('clients:read')) throw new AppError('forbidden');
  const has = (type: ReportItem['blocks'][number]['type']) => blocks.some((block) => block.type === type);
  const period = periodAsked(report.period, asOf);
  const told = await toldCampaigns(actor, { ...report.filters, ...period, compare, convertTo, currency });
  const { items, figures, before } = told;
  const previous = compare ? (compare === 'year' ? yearBefore(period) : previousPeriod(period)) : null;
  const [annotations, pacing] = await Promise.all([
    has('annotations') ? annotationsOfAll(actor.workspaceId, period) : [],
    pacingOn(actor.workspaceId, has('pacing') ? items : [], addDays(asOf, -1)),
  ]);
  const deltas = before && has('figures') ? deltasTogether(items, { now: figures, before }) : null;
  const sources = { told, previous, deltas, annotations, pacing };
  return {
    ...period,
    previous,
    currency: told.currency,
    campaigns: items.length,
    dataThrough: dataThrough(items, figures, period),
    blocks: await Promise.all(blocks.map((block) => computedBlock(block, sources))),
  };
}
