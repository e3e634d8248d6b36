import { isDeepStrictEqual } from 'node:util';
import { campaignLimits } from '../../../shared/campaigns/campaigns.rules.ts';
import type { WrittenRow } from '../../../shared/campaigns/performance.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { type AuditedBy, audit } from '../../platform/db/audit-line.entity.ts';
import { withFreshReads } from '../../platform/db/fresh-reads.ts';
import { performanceEvent } from '../core/campaign-events.ts';
import { quarterOf } from '../core/day-series.ts';
import type { Origin } from '../core/performance-series.entity.ts';
import { readCampaign } from '../core/read-campaign.ts';
import { checkRows, refuseRepeated } from './check-rows.ts';
import { type PlacedRow, placeRows } from './place-rows.ts';
import {
  movedOrigins,
  type OfCampaign,
  type QuarterRows,
  readQuarterRows,
  type Series,
  seriesKeyOf,
} from './quarter-rows.ts';
import { readAds } from './read-ads.door.ts';
import { refuseSynced } from './synced-days.ts';
import { widened } from './widened.ts';
import { type FigureChange, type SeriesChange, turnMs, writeFigures } from './write-figures.ts';

type Recording = {
  actor: AuditedBy;
  campaignId: string;
  rows: WrittenRow[];
  origin: Omit<Origin, 'dates'>;
  /** The last day that there may be rows of, where that is not the campaign's own today. */
  today?: string | undefined;
};
type Outcome = 'created' | 'updated';
/** What this recording has written so far, by day and series: when it reads again, it finds that unchanged. */
type Done = { rows: Map<string, Outcome>; any: boolean };

/**
 * Writes rows over what there was of them. All are right or none is stored. What an import records is told by the import
 * alone, at its end.
 */
export function recordRows(recording: Recording) {
  const done: Done = { rows: new Map(), any: false };
  return withFreshReads(() => recordOnce(recording, done), turnMs);
}

async function recordOnce({ actor, campaignId, rows, origin, today }: Recording, done: Done) {
  const before = await readCampaign(actor.workspaceId, campaignId);
  const checked = checkRows(before, rows, today);
  const { placed, ads, adCount } = placeRows(before, await readAds(before), checked);
  refuseRepeated(placed.map(rowKey));
  const quarters = await readQuarters(before, placed);
  if (origin.source !== 'connection') await refuseSynced(before, quarters.values(), placed);
  const changed = changesOf(quarters, placed, origin);
  const dates = placed.map(({ date }) => date).sort();
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  const outcomes = new Map([...done.rows, ...changed.outcomes]);
  const count = (outcome: Outcome) => [...outcomes.values()].filter((one) => one === outcome).length;
  const [created, updated] = [count('created'), count('updated')];
  const answer = { created, updated, unchanged: rows.length - created - updated, from, to };
  if (!done.any && ads.length === 0 && changed.series.length === 0) return answer;
  const now = new Date();
  const after = { ...widened(before, from, to), adCount };
  await writeFigures({
    before,
    first: after,
    last: after,
    changes: [...ads.map((ad) => ({ ad })), ...changed.series],
    // A run tells of all that it did at its end.
    beside: origin.importId
      ? []
      : [
          audit(actor, { type: 'performance.recorded', entityId: campaignId }, now),
          await performanceEvent(after, { from, to, created, updated, source: origin.source }, now),
        ],
    onWritten: (changes) => noteDone(done, changes, changed.outcomes),
  });
  return answer;
}

/** What would become of rows, which are not stored: as `recordRows` answers. */
export async function lookAtRows({ actor, campaignId, rows, origin }: Recording) {
  const before = await readCampaign(actor.workspaceId, campaignId);
  const { placed } = placeRows(before, await readAds(before), checkRows(before, rows));
  const { outcomes } = changesOf(await readQuarters(before, placed), placed, origin);
  const created = [...outcomes.values()].filter((one) => one === 'created').length;
  return { created, updated: outcomes.size - created, unchanged: rows.length - outcomes.size };
}

const rowKey = (row: PlacedRow): string => dayKey(row.date, seriesKeyOf(row));
const dayKey = (date: string, seriesKey: string) => `${date} ${seriesKey}`;

async function readQuarters(campaign: OfCampaign, rows: readonly PlacedRow[]): Promise<Map<string, QuarterRows>> {
  const quarters = [...new Set(rows.map(({ date }) => quarterOf(date)))].sort();
  const read = await Promise.all(quarters.map((quarter) => readQuarterRows(campaign, quarter)));
  return new Map(read.map((one) => [one.quarter, one]));
}

/** What becomes of each series that these rows change, and of each row that is not there as it is written. */
export function changesOf(
  quarters: Map<string, QuarterRows>,
  placed: readonly PlacedRow[],
  origin: Recording['origin'],
) {
  const changes = new Map<string, SeriesChange>();
  const outcomes = new Map<string, Outcome>();
  for (const row of placed) {
    const { date, adId, segment, counts } = row;
    const rows = quarters.get(quarterOf(date));
    if (!rows) continue;
    const seriesKey = seriesKeyOf(row);
    const known = rows.series.get(seriesKey);
    const there = known?.days.get(date);
    if (isThere(known, row, origin)) {
      // A worker that died after it had written this for the same import counted nothing of it.
      if (origin.importId && known && isOf(known.origins, origin.importId, date))
        outcomes.set(dayKey(date, seriesKey), 'created');
      continue;
    }
    outcomes.set(dayKey(date, seriesKey), there ? 'updated' : 'created');
    const key = `${rows.quarter} ${seriesKey}`;
    const series = { seriesKey, adId, segment, days: new Map(known?.days), origins: known?.origins ?? [] };
    const change = changes.get(key) ?? { rows, series, dates: [] };
    changes.set(key, change);
    change.series.days.set(date, counts);
    change.dates.push(date);
  }
  if (origin.source === 'connection') dropOthers(quarters.values(), placed, changes);
  const series = [...changes.values()];
  for (const change of series) change.series.origins = originsOf(change, origin);
  refuseTooManySeries(series);
  // Those of a quarter together: it is written once a transaction.
  return { series: series.sort((a, b) => (a.rows.quarter < b.rows.quarter ? -1 : 1)), outcomes };
}

/** Days that are gone have none. */
function originsOf({ series, dates }: SeriesChange, origin: Recording['origin']): Origin[] {
  const written = dates.filter((date) => series.days.has(date));
  return movedOrigins(movedOrigins(series.origins, new Set(dates)), new Set(written), origin);
}

/** What an account says of a day is its own from then on, also where a file has said the same. */
function isThere(known: Series | undefined, { date, counts }: PlacedRow, { source }: Recording['origin']): boolean {
  if (!isDeepStrictEqual(known?.days.get(date), counts)) return false;
  return source !== 'connection' || !known || isSynced(known, date);
}

const isOf = (origins: readonly Origin[], importId: string, date: string) =>
  origins.some((origin) => origin.importId === importId && origin.dates.includes(date));

const isSynced = ({ origins }: Pick<Series, 'origins'>, date: string) =>
  origins.some(({ source, dates }) => source === 'connection' && dates.includes(date));

/** The first reading of a day takes the place of all that there was of it, whatever it was of. */
function dropOthers(
  quarters: Iterable<QuarterRows>,
  placed: readonly PlacedRow[],
  changes: Map<string, SeriesChange>,
): void {
  const dates = new Set(placed.map(({ date }) => date));
  const written = new Set(placed.map(rowKey));
  for (const rows of quarters)
    for (const known of rows.series.values()) {
      const others = [...known.days.keys()].filter(
        (date) => dates.has(date) && !isSynced(known, date) && !written.has(dayKey(date, known.seriesKey)),
      );
      if (others.length === 0) continue;
      const key = `${rows.quarter} ${known.seriesKey}`;
      const change = changes.get(key) ?? { rows, series: { ...known, days: new Map(known.days) }, dates: [] };
      changes.set(key, change);
      for (const date of others) change.series.days.delete(date);
      change.dates.push(...others);
    }
}

/** A 409 where a quarter would have more than is read at once. */
function refuseTooManySeries(changes: readonly SeriesChange[]): void {
  const sizes = new Map<QuarterRows, number>();
  for (const { rows, series } of changes) {
    if (rows.series.has(series.seriesKey)) continue;
    const size = (sizes.get(rows) ?? rows.series.size) + 1;
    sizes.set(rows, size);
    if (size > campaignLimits.series) throw new AppError('campaign_segment_limit');
  }
}

function noteDone(done: Done, changes: readonly FigureChange[], outcomes: Map<string, Outcome>): void {
  done.any = true;
  for (const change of changes) {
    if ('ad' in change) continue;
    for (const date of change.dates) {
      const key = dayKey(date, change.series.seriesKey);
      const outcome = outcomes.get(key);
      // Made by this very recording, whatever a later reading finds of it.
      if (outcome && !done.rows.has(key)) done.rows.set(key, outcome);
    }
  }
}
