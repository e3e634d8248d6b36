import type { QuarterColumns } from '../../../shared/rules/quarter-columns.ts';
import { noSums, type Sums } from '../../../shared/rules/sums.ts';
import { queryFields } from '../../platform/db/query-fields.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import { forgetOldest } from '../../platform/forget-oldest.ts';
import type { CampaignItem } from './campaign.entity.ts';
import { CampaignQuarter } from './campaign-quarter.entity.ts';
import { unpackColumns } from './day-series.ts';

/** What a campaign measured in a quarter, as it was when the campaign was at a revision or later. */
export type KeptDays = {
  revision: number;
  /** Null where it has no figures. */
  columns: QuarterColumns | null;
  /** Days that hold a share of several. */
  spread: readonly string[];
  /** The sums of its days from one place to another, as they were asked for last. */
  summed?: { from: number; to: number; sums: Sums };
};

/** By campaign. */
export type KeptQuarter = ReadonlyMap<string, KeptDays>;

/** With what it weighs: counting that again at each reading takes longer than the reading. */
type Weighed = { days: Map<string, KeptDays>; bytes: number };

/** Of all workspaces in this process together: the quarters not read for longest go first. */
const maxBytes = 150_000_000;

const kept = new Map<string, Promise<Weighed>>();

type Revised = Pick<CampaignItem, 'campaignId' | 'revision'>;

/**
 * The figures in some quarters of a workspace's campaigns, which must have been read before: a write of figures raises the
 * revision of its campaign in its own transaction, so what this process keeps is known to be of now, or is read again.
 */
export async function keptQuarters(
  workspaceId: string,
  campaigns: readonly Revised[],
  quarters: readonly string[],
): Promise<KeptQuarter[]> {
  const found = await Promise.all(quarters.map((quarter) => quarterAsOf(workspaceId, quarter, campaigns)));
  await forgetOldest(kept, ({ bytes }) => bytes, maxBytes);
  return found;
}

async function quarterAsOf(workspaceId: string, quarter: string, campaigns: readonly Revised[]): Promise<KeptQuarter> {
  const key = `${workspaceId}/${quarter}`;
  const reading = kept.get(key) ?? Promise.resolve({ days: new Map<string, KeptDays>(), bytes: 0 });
  kept.delete(key);
  kept.set(key, reading);
  const weighed = await reading;
  const { days } = weighed;
  const behind = campaigns.filter(({ campaignId, revision }) => (days.get(campaignId)?.revision ?? 0) < revision);
  if (behind.length === 0) return days;
  const fresh = await (behind.length > mostTogether
    ? readAll(workspaceId, quarter)
    : readSome(workspaceId, quarter, behind));
  for (const { campaignId, revision } of behind) {
    // Another reading may have brought a later one meanwhile.
    const before = days.get(campaignId);
    if ((before?.revision ?? 0) >= revision) continue;
    const { columns, spread } = fresh.get(campaignId) ?? none;
    weighed.bytes += bytesOf(columns) - bytesOf(before?.columns);
    days.set(campaignId, { revision, columns, spread });
  }
  return days;
}

type Fresh = Map<string, Pick<KeptDays, 'columns' | 'spread'>>;
const none = { columns: null, spread: [] };
const fields = ['campaignId', 'days', 'spread'];

const freshOf = (item: Record<string, unknown>) => ({
  columns: unpackColumns(item.days as Uint8Array),
  spread: (item.spread as string[] | undefined) ?? none.spread,
});

async function readAll(workspaceId: string, quarter: string): Promise<Fresh> {
  const found: Fresh = new Map();
  const query = CampaignQuarter.query.byQuarter({ workspaceId, quarter });
  for await (const items of queryFields(query, fields))
    for (const item of items) found.set(String(item.campaignId), freshOf(item));
  return found;
}

async function readSome(workspaceId: string, quarter: string, campaigns: readonly Revised[]): Promise<Fresh> {
  const reads = campaigns.map(({ campaignId }) => CampaignQuarter.get({ workspaceId, quarter, campaignId }));
  const items = await readTogether(reads, fields);
  return new Map(items.flatMap((item) => (item ? [[String(item.campaignId), freshOf(item)] as const] : [])));
}

/** With the sums that will be asked for. */
const bytesOf = (columns: QuarterColumns | null | undefined): number =>
  columns ? columns.values.byteLength + noSums().byteLength : 0;
