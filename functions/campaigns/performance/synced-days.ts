import { AppError } from '../../platform/app-error.ts';
import { knownConnection } from '../connections/read-connection.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { quarterOf } from '../core/day-series.ts';
import { type QuarterRows, readSeries, type Series } from './quarter-rows.ts';

/** The days of some series that a connected account has told. */
const syncedIn = (all: Iterable<Pick<Series, 'origins'>>): string[] =>
  [...all].flatMap(({ origins }) => origins.flatMap(({ source, dates }) => (source === 'connection' ? dates : [])));

/**
 * Of some days of a campaign, those that belong to the ad account which it is read from: nobody else writes them as long as
 * that is connected.
 */
export async function syncedDaysOf(campaign: CampaignItem, dates: Iterable<string>): Promise<ReadonlySet<string>> {
  const { workspaceId, connectionId } = campaign;
  if (!connectionId || !(await knownConnection(workspaceId, connectionId))) return new Set();
  const synced = new Set<string>();
  for (const quarter of new Set([...dates].map(quarterOf)))
    for await (const some of readSeries(campaign, quarter)) for (const date of syncedIn(some)) synced.add(date);
  return synced;
}

/** A 409 where rows are of days that belong to a connected account: see `syncedDaysOf`. */
export async function refuseSynced(
  { workspaceId, connectionId }: CampaignItem,
  quarters: Iterable<QuarterRows>,
  rows: readonly { date: string }[],
): Promise<void> {
  if (!connectionId) return;
  const synced = new Set([...quarters].flatMap(({ series }) => syncedIn(series.values())));
  if (!rows.some(({ date }) => synced.has(date))) return;
  if (await knownConnection(workspaceId, connectionId)) throw new AppError('day_synced');
}
