import * as z from 'zod';
import * as performance from '../../../shared/campaigns/performance.contract.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { quarterOf } from '../core/day-series.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { quartersOf } from '../core/read-quarters.ts';
import { askedPeriods } from './asked-period.ts';
import type { OfCampaign, Series } from './quarter-rows.ts';
import { readAds } from './read-ads.door.ts';
import { rowsIn } from './rows-in.ts';

const Position = z.object({ date: z.string(), seriesKey: z.string() });
type Position = z.infer<typeof Position>;
type Found = Position &
  Pick<Series, 'adId' | 'segment'> &
  Pick<performance.PerformanceRow, 'counts' | 'source' | 'importId'>;

/** Rows as they were written, day by day. */
export const handler = defineHandler(performance.listPerformanceRows, async (call) => {
  const { actor, params, query } = call;
  const page = pageOf(call);
  const after = await page.after(Position);
  const campaign = await readCampaign(actor.workspaceId, params.id);
  const ads = new Map((await readAds(campaign)).map((ad) => [ad.adId, ad.name]));
  const { adId } = query;
  const { period } = askedPeriods(campaign, query);
  const found: Found[] = [];
  for (const quarter of quartersOf(period)) {
    if (after && quarter < quarterOf(after.date)) continue;
    const rows = await rowsOf(campaign, { quarter, adId }, period);
    found.push(...rows.filter((row) => !after || inOrder(after, row) < 0).sort(inOrder));
    if (found.length > page.limit) break;
  }
  const shown = found.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ seriesKey: _, ...row }) => ({ ...row, adName: ads.get(row.adId ?? '') ?? null })),
    nextCursor: await page.next(
      last && found.length > page.limit ? { date: last.date, seriesKey: last.seriesKey } : null,
    ),
  };
});

/** The campaign's own row of a day after those of its ads, which the keys say. */
const inOrder = (a: Position, b: Position): number =>
  `${a.date} ${a.seriesKey}` < `${b.date} ${b.seriesKey}`
    ? -1
    : Number(a.date !== b.date || a.seriesKey !== b.seriesKey);

type Part = { quarter: string; adId: string | undefined };

async function rowsOf(campaign: OfCampaign, { quarter, adId }: Part, period: Period): Promise<Found[]> {
  const found: Found[] = [];
  for await (const { date, adId: ad, segment, counts, series } of rowsIn(campaign, { quarter, adId }, period)) {
    const { source = 'person', importId = null } = series.origins.find(({ dates }) => dates.includes(date)) ?? {};
    found.push({ date, seriesKey: series.seriesKey, adId: ad, segment, counts, source, importId });
  }
  return found;
}
