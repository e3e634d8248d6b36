import type { BlendedPeriod } from '../../../shared/analytics/blended.contract.ts';
import type { ComputedBlock, ReportCell } from '../../../shared/analytics/report-data.ts';
import type { ReportBlock } from '../../../shared/analytics/report-fields.ts';
import { granularityOf } from '../../../shared/analytics/reports.rules.ts';
import type { Deltas, Figures } from '../../../shared/campaigns/figures.ts';
import type { Pacing } from '../../../shared/rules/pacing.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { comparedCampaigns } from '../../campaigns/comparison/compared-campaigns.door.ts';
import { figuresTogether } from '../../campaigns/list/campaign-sums.door.ts';
import { orderedParts } from '../breakdown/ordered-parts.ts';
import { seriesOf } from '../core/series-of.ts';
import type { Told, ToldCampaign } from '../core/told-campaigns.ts';
import type { bestAds } from '../creatives/best-ads.ts';
import type { funnelTold } from '../crm/funnel-told.ts';

/** What the blocks of a report are worked out of, read once for all of them. */
type ReportSources = {
  told: Told;
  asOf: string;
  previous: Period | null;
  deltas: Deltas | null;
  annotations: readonly { date: string; text: string; campaignId: string | null }[];
  pacing: (campaign: ToldCampaign) => Pacing;
  funnel: () => ReturnType<typeof funnelTold>;
  creatives: ReturnType<typeof bestAds>;
  blended: Record<BlendedPeriod['source'], () => Promise<BlendedPeriod>>;
};

type Measure = ReportCell['measure'];
const pacedAtMost = 50;

/** A block with its figures. */
export async function computedBlock(block: ReportBlock, sources: ReportSources): Promise<ComputedBlock> {
  const { told, previous, deltas } = sources;
  const { items, figures, before, period } = told;
  const own = { id: block.id, title: block.title };
  switch (block.type) {
    case 'text':
      return { ...own, type: 'text', text: block.text };
    case 'annotations':
      return {
        ...own,
        type: 'annotations',
        items: sources.annotations.map(({ date, text }) => ({ date, text })),
      };
    case 'figures': {
      const cells = cellsOf(figuresTogether(items, figures), block.measures).map((cell) => ({
        ...cell,
        previous: deltas?.[cell.measure].previous ?? null,
        change: deltas?.[cell.measure].change ?? null,
        pValue: deltas?.[cell.measure].pValue ?? null,
      }));
      return { ...own, type: 'figures', cells };
    }
    case 'timeseries': {
      const { measures } = block;
      const granularity = granularityOf(block.granularity, period);
      const points = (all: Told['figures'], days: Period) =>
        seriesOf(items, all, days, granularity).map(({ date, from, to, ...point }) => ({
          ...{ date, from, to },
          cells: cellsOf(point, measures),
        }));
      const then = before && previous ? points(before, previous) : null;
      return { ...own, type: 'timeseries', granularity, points: points(figures, period), previous: then };
    }
    case 'funnel': {
      const { steps, crm } = await sources.funnel();
      const counted = crm?.map(({ key, count, rate, cost }) => ({ key, count, rate, cost })) ?? null;
      return { ...own, type: 'funnel', steps, crm: block.crm ? counted : null };
    }
    case 'blended':
      return { ...own, type: 'blended', ...(await sources.blended[block.source]()) };
    case 'compare':
      return { ...own, ...comparison(block, sources) };
    case 'creatives':
      return { ...own, ...(await sources.creatives(block)) };
    case 'breakdown':
      return { ...own, ...(await breakdown(block, told)) };
    case 'pacing': {
      const paced = items.filter(({ status, budget }) => status === 'active' && budget);
      const lines = paced.slice(0, pacedAtMost).map((campaign) => ({
        name: campaign.name,
        currency: campaign.currency,
        pacing: sources.pacing(campaign),
      }));
      return { ...own, type: 'pacing', lines, total: paced.length };
    }
  }
}

/** The parts that spent most first; days in their order. */
async function breakdown({ by, measures, limit }: ReportBlock & { type: 'breakdown' }, told: Told) {
  const { items, figures } = told;
  const sort = by === 'weekday' || by === 'month' ? 'name' : 'spend';
  const { ordered, overlapping } = await orderedParts(told, [by], sort);
  const whole = figuresTogether(items, figures);
  const spent = whole.totals.spend;
  const lines = ordered.slice(0, limit).map(({ keys, figures: own }) => ({
    label: keys[0]?.label ?? '',
    share: own.totals.spend === null || !spent ? null : own.totals.spend / spent,
    cells: cellsOf(own, measures),
  }));
  return {
    ...{ type: 'breakdown' as const, by, lines, overlapping },
    ...{ whole: cellsOf(whole, measures), total: ordered.length },
  };
}

/** Only campaigns that the report is of: an id of anything else finds nothing. */
function comparison({ campaignIds, metrics }: ReportBlock & { type: 'compare' }, { told, asOf }: ReportSources) {
  const { items, figures, period, currency } = told;
  const found = campaignIds.flatMap((id) => items.find(({ campaignId }) => campaignId === id) ?? []);
  const [first, ...others] = metrics;
  const own = { type: 'compare' as const, leftOut: campaignIds.length - found.length };
  if (found.length < 2 || !first || currency === null) return { ...own, names: [], comparison: null };
  const asked = { period, currency, metrics: [first, ...others] as const, asOf };
  const { names, metrics: by, verdict, notes } = comparedCampaigns(found, figures, asked);
  return {
    ...{ ...own, names },
    comparison: {
      metrics: by.map(({ metric, subjects }) => ({
        metric,
        subjects: subjects.map(({ value, interval, reason, days }) => ({ value, interval, reason, days })),
      })),
      ...{ verdict, notes },
    },
  };
}

const cellsOf = (figures: Figures, measures: readonly Measure[]): ReportCell[] =>
  measures.map((measure) => cellOf(figures, measure));

function cellOf({ totals, ratios }: Figures, measure: Measure): ReportCell {
  if (measure in ratios) {
    const { value, reason } = ratios[measure as keyof Figures['ratios']];
    return { measure, value, reason };
  }
  const value = totals[measure as keyof Figures['totals']];
  return { measure, value, reason: value === null ? 'not_measured' : null };
}
