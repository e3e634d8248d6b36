import type { ReportData } from '../../../shared/analytics/report-data.ts';
import { periodAsked } from '../../../shared/campaigns/period-query.ts';
import { baseCurrency } from '../../../shared/campaigns/rates.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { type Period, previousPeriod, yearBefore } from '../../../shared/rules/periods.ts';
import { provisionalFrom } from '../../../shared/rules/provisional.ts';
import { pacingOn } from '../../campaigns/core/pacing-on.door.ts';
import { annotationsOfAll } from '../../campaigns/core/read-annotations.door.ts';
import { deltasTogether } from '../../campaigns/list/compared-figures.door.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Reader } from '../../platform/identity/actor.ts';
import { refuseUnlessOfCampaigns, type Told, toldCampaigns } from '../core/told-campaigns.ts';
import { computedBlock } from './computed-blocks.ts';
import { dataThrough } from './data-through.ts';
import type { ReportItem } from './report.entity.ts';

/** A 403 for who may not read all that a report shows, where it takes figures apart by client their names too. */
export function refuseUnlessReadable(
  reader: Pick<Reader, 'permissions'>,
  { blocks }: Pick<ReportItem, 'blocks'>,
): void {
  refuseUnlessOfCampaigns(reader);
  const isByClient = blocks.some((block) => block.type === 'breakdown' && block.by === 'client');
  if (isByClient && !reader.permissions.has('clients:read')) throw new AppError('forbidden');
}

/**
 * What a report shows when it is read on a day, from which its period rolls. A 400 on `currency` where its campaigns have
 * several and it names none; a 403 for who may not read all of it.
 */
export async function reportDataOf(reader: Reader, report: ReportItem, asOf: string): Promise<ReportData> {
  refuseUnlessReadable(reader, report);
  const { blocks, compare, convertTo, currency } = report;
  const has = (type: ReportItem['blocks'][number]['type']) => blocks.some((block) => block.type === type);
  const period = periodAsked(report.period, asOf);
  const told = await toldCampaigns(reader, { ...report.filters, ...period, compare, convertTo, currency });
  const { items, figures, before } = told;
  const previous = compare ? (compare === 'year' ? yearBefore(period) : previousPeriod(period)) : null;
  const [annotations, pacing] = await Promise.all([
    has('annotations') ? annotationsOfAll(reader.workspaceId, period) : [],
    pacingOn(reader.workspaceId, has('pacing') ? items : [], addDays(asOf, -1)),
  ]);
  const deltas = before && has('figures') ? deltasTogether(items, { now: figures, before }) : null;
  const sources = { told, previous, deltas, annotations, pacing };
  return {
    ...period,
    asOf,
    previous,
    currency: told.currency,
    campaigns: items.length,
    dataThrough: dataThrough(items, figures, period),
    ...trustOf(told, period, asOf),
    blocks: await Promise.all(blocks.map((block) => computedBlock(block, sources))),
  };
}

const namedAtMost = 10;

/** What one must know to take the figures for what they are. */
function trustOf({ items, isConverted }: Told, { from, to }: Period, asOf: string) {
  const windows = new Map(
    items.map(({ attribution = null }) => [
      attribution && `${attribution.clickDays}/${attribution.viewDays}`,
      attribution,
    ]),
  );
  const young = items.map(({ attribution = null }) => provisionalFrom(attribution, asOf)).sort()[0];
  return {
    provisionalFrom: young === undefined || young > to ? null : young > from ? young : from,
    isConverted: isConverted && items.some(({ currency }) => currency !== baseCurrency),
    attributions: [...windows.values()].slice(0, namedAtMost),
    conversionNames: [...new Set(items.flatMap(({ conversionName }) => conversionName ?? []))].slice(0, namedAtMost),
  };
}
