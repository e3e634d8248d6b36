import type { BlendedPeriod } from '../../../shared/analytics/blended.contract.ts';
import type { ReportData } from '../../../shared/analytics/report-data.ts';
import { periodAsked } from '../../../shared/campaigns/period-query.ts';
import { baseCurrency } from '../../../shared/campaigns/rates.ts';
import { atFirstUse } from '../../../shared/kernel/at-first-use.ts';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import { type Period, previousPeriod, yearBefore } from '../../../shared/rules/periods.ts';
import { provisionalFrom } from '../../../shared/rules/provisional.ts';
import { pacingOn } from '../../campaigns/core/pacing-on.door.ts';
import { annotationsOfAll } from '../../campaigns/core/read-annotations.door.ts';
import { addedUp } from '../../campaigns/list/campaigns-together.door.ts';
import { deltasTogether } from '../../campaigns/list/compared-figures.door.ts';
import type { Reader } from '../../platform/identity/actor.ts';
import { blendedTold } from '../blended/blended-told.ts';
import { type Told, toldCampaigns } from '../core/told-campaigns.ts';
import { bestAds } from '../creatives/best-ads.ts';
import { funnelTold } from '../crm/funnel-told.ts';
import { computedBlock } from './computed-blocks.ts';
import { dataThrough } from './data-through.ts';
import { refuseUnlessReadable } from './readable-report.ts';
import type { ReportItem } from './report.entity.ts';

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
  const sources = { told, asOf, previous, deltas, annotations, pacing, ...besides(reader.workspaceId, report, told) };
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

/** What is read beside the campaigns, once for all blocks, where one shows it. */
function besides(workspaceId: string, { blocks, filters }: ReportItem, told: Told) {
  const { clientId } = filters;
  const together = atFirstUse(() => addedUp({ ...told, filters }));
  const withCrm = blocks.some((block) => block.type === 'funnel' && block.crm);
  const blendedOf = (source: BlendedPeriod['source']) =>
    atFirstUse(async () => (await blendedTold(workspaceId, together(), { source, clientId })).told);
  return {
    funnel: atFirstUse(() => funnelTold(workspaceId, together(), { clientId, withCrm })),
    creatives: bestAds(told),
    blended: { sales: blendedOf('sales'), crm: blendedOf('crm') },
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
