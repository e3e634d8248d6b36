import type { FilledAccount, InsightsRow } from './filled-accounts.ts';

export type Range = { since: string; until: string };
export type InsightsQuery = { level: string; ranges: Range[]; byDay: boolean; fields: string[] };

const actionLists = ['actions', 'action_values', 'video_thruplay_watched_actions', 'video_p100_watched_actions'];
const added = ['spend', 'impressions', 'clicks', 'inline_link_clicks'];
const ofAd = ['ad_id', 'ad_name', 'adset_id', 'adset_name'];

/** Rows of an account as Meta gives them: by ad or campaign, of each range or of each day of it; figures are texts. */
export function insightsOf({ insights }: FilledAccount, query: InsightsQuery): object[] {
  return query.ranges.flatMap((range) => {
    const inside = insights.filter(({ date_start }) => date_start >= range.since && date_start <= range.until);
    return groupsOf(inside, query).map((rows) => picked(sumOf(rows, range, query), query.fields));
  });
}

function groupsOf(rows: InsightsRow[], { level, byDay }: InsightsQuery): InsightsRow[][] {
  const groups = new Map<string, InsightsRow[]>();
  for (const row of rows) {
    const thing = level === 'ad' ? row.ad_id : row.campaign_id;
    const key = byDay ? `${row.date_start} ${thing}` : thing;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

function sumOf(rows: InsightsRow[], { since, until }: Range, { level, byDay }: InsightsQuery): Record<string, unknown> {
  const [first] = rows as [InsightsRow];
  const sum: Record<string, unknown> = { ...first };
  if (level !== 'ad') for (const field of ofAd) delete sum[field];
  for (const field of added) if (rows.some((row) => field in row)) sum[field] = figure(total(rows, field), field);
  // People who were reached twice count once: no sum, and no less than the largest part of it.
  if (rows.some((row) => 'reach' in row)) {
    const largest = Math.max(...rows.map((row) => Number(row.reach ?? 0)));
    sum.reach = String(rows.length === 1 ? largest : Math.max(largest, Math.round(total(rows, 'reach') * 0.6)));
  }
  for (const list of actionLists) {
    const entries = rows.flatMap((row) => (row[list] as InsightsRow['actions']) ?? []);
    if (entries.length > 0) sum[list] = addedByType(entries);
  }
  return { ...sum, date_start: byDay ? first.date_start : since, date_stop: byDay ? first.date_start : until };
}

const total = (rows: InsightsRow[], field: string) => rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0);
const figure = (value: number, field: string) =>
  field === 'spend' ? String(Math.round(value * 100) / 100) : String(value);

function addedByType(entries: NonNullable<InsightsRow['actions']>): object[] {
  const sums = new Map<string, number>();
  for (const { action_type, value } of entries) sums.set(action_type, (sums.get(action_type) ?? 0) + Number(value));
  return [...sums].map(([action_type, value]) => ({ action_type, value: String(Math.round(value * 100) / 100) }));
}

/** What was asked for, with the dates that every row has; what is nought or empty is left out, as Meta does of lists. */
export const picked = (row: Record<string, unknown>, fields: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => fields.includes(name) || name === 'date_start' || name === 'date_stop')
      .map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );
