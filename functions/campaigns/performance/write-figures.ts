import { changedMeanwhile } from '../../platform/db/fresh-reads.ts';
import { type Operation, put, remove, update, write } from '../../platform/db/write.ts';
import { packAdMonths } from '../core/ad-months.ts';
import { AdQuarter } from '../core/ad-quarter.entity.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { CampaignAd } from '../core/campaign-ad.entity.ts';
import { CampaignQuarter } from '../core/campaign-quarter.entity.ts';
import { replaceCampaign } from '../core/campaign-writes.ts';
import { packDays } from '../core/day-series.ts';
import { PerformanceSeries } from '../core/performance-series.entity.ts';
import type { AdChange } from './place-rows.ts';
import { placeSeries, type QuarterRows, renewDays, type Series, spreadDays } from './quarter-rows.ts';
import { renewAds } from './renew-ads.ts';

/** A series as it becomes, and the days that differ. */
export type SeriesChange = { rows: QuarterRows; series: Series; dates: string[] };
export type FigureChange = { ad: AdChange } | SeriesChange;

type Written = {
  /** The campaign that was read ahead of all that follows from it: each transaction is refused when it has changed since. */
  before: CampaignItem;
  /** What it becomes with the first transaction, and what it is with the last. */
  first: CampaignItem;
  last: CampaignItem;
  changes: FigureChange[];
  /** What stands beside the last of them. */
  beside: Operation[];
  onWritten: (changes: FigureChange[]) => void;
};

/** For `withFreshReads`: those who write figures of one campaign at once go one after the other, each with all that it read. */
export const turnMs = 20_000;

/** With the campaign and what stands beside, below the hundred operations of a transaction. */
const operationsAtOnce = 94;
/** Of a quarter that changes: its days, and the sums of its ads. */
const operationsOfQuarter = 2;
/** The sums of five hundred ads are 200 KB: below the 4 MB of a transaction. */
const quartersAtOnce = 12;

/**
 * Writes rows, and with each of them what follows for the days of its quarter, in transactions that leave the figures true
 * whatever happens between them. In `withFreshReads`: refused when anybody else has written figures of the campaign since
 * it was read.
 */
export async function writeFigures({ before, first, last, changes, beside, onWritten }: Written): Promise<void> {
  const parts = together(changes);
  let stored = before;
  for (const [at, part] of parts.entries()) {
    const isLast = at === parts.length - 1;
    const next = isLast ? last : first;
    await write([replaceCampaign(stored, next), ...figureOperations(stored, part), ...(isLast ? beside : [])]);
    stored = { ...next, revision: stored.revision + 1 };
    onWritten(part);
  }
}

/** As many as a transaction takes with the quarters that follow from them; one part where there is nothing. */
function together(changes: readonly FigureChange[]): FigureChange[][] {
  const parts: FigureChange[][] = [[]];
  let quarters = new Set<QuarterRows>();
  for (const change of changes) {
    const part = parts.at(-1) ?? [];
    const own = 'ad' in change ? [] : [change.rows];
    const after = new Set([...quarters, ...own]);
    const operations = part.length + 1 + after.size * operationsOfQuarter;
    const isFull = operations > operationsAtOnce || after.size > quartersAtOnce;
    quarters = isFull ? new Set(own) : after;
    if (isFull) parts.push([change]);
    else part.push(change);
  }
  return parts;
}

/** Of ads and series as they become, and of the quarters that follow from them. */
export const figureOperations = (campaign: CampaignItem, changes: readonly FigureChange[]): Operation[] => [
  ...changes.map((change) => ('ad' in change ? adOperation(change.ad) : seriesOperation(campaign, change))),
  ...quarterOperations(campaign, changes),
];

/** No more than what figures tell of an ad that is there: people may link it meanwhile. */
function adOperation({ before, after }: AdChange): Operation {
  if (!before) return put(CampaignAd.create(after), changedMeanwhile);
  const { workspaceId, campaignId, adKey, name, adSetName, firstDay, lastDay } = after;
  const patch = CampaignAd.patch({ workspaceId, campaignId, adKey }).set({ name, ...(adSetName && { adSetName }) });
  const bounded = firstDay && lastDay ? patch.set({ firstDay, lastDay }) : patch.remove(['firstDay', 'lastDay']);
  return update(bounded, changedMeanwhile);
}

function seriesOperation({ workspaceId, campaignId }: CampaignItem, { rows: { quarter }, series }: SeriesChange) {
  const { seriesKey, adId, segment, days, origins } = series;
  const key = { workspaceId, campaignId, quarter, seriesKey };
  if (days.size === 0) return remove(PerformanceSeries.remove(key), changedMeanwhile);
  const packed = packDays(quarter, dayFigures(days));
  return put(
    PerformanceSeries.put({
      ...key,
      ...(adId !== null && { adId }),
      ...(segment && { segment }),
      days: packed,
      origins,
    }),
  );
}

/** The quarters of these changes, from the rows as they are with them. */
function quarterOperations({ workspaceId, campaignId }: CampaignItem, changes: readonly FigureChange[]): Operation[] {
  const touched = new Map<QuarterRows, SeriesChange[]>();
  for (const change of changes) {
    if ('ad' in change) continue;
    placeSeries(change.rows, change.series);
    const known = touched.get(change.rows) ?? [];
    touched.set(change.rows, known);
    known.push(change);
  }
  return [...touched].flatMap(([rows, some]) => {
    renewDays(rows, new Set(some.flatMap(({ dates }) => dates)));
    const { quarter, revision, series, days } = rows;
    const key = { workspaceId, campaignId, quarter };
    // Deleted campaigns are emptied by their series: no quarter stands without one.
    if (series.size === 0)
      return [remove(CampaignQuarter.remove(key), changedMeanwhile), remove(AdQuarter.delete(key))];
    rows.revision = (revision ?? 0) + 1;
    const spread = [...new Set([...series.values()].flatMap(({ origins }) => spreadDays(origins)))].sort();
    const packed = packDays(quarter, dayFigures(days));
    const item = { ...key, days: packed, ...(spread.length > 0 && { spread }), revision: rows.revision };
    const ofAds = some.flatMap(({ series: { adId }, dates }) => (adId === null ? [] : [{ adId, dates }]));
    const ads = packAdMonths(renewAds(rows, ofAds));
    return [
      revision === undefined
        ? put(CampaignQuarter.create(item), changedMeanwhile)
        : put(
            CampaignQuarter.put(item).where((attr, { eq }) => eq(attr.revision, revision)),
            changedMeanwhile,
          ),
      put(AdQuarter.put({ ...key, ads, revision: rows.revision })),
    ];
  });
}

const dayFigures = (days: Series['days']) => [...days].map(([date, counts]) => ({ date, counts }));
