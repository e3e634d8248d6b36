import { figureLineProblems as problems } from '../../../shared/campaigns/imports.messages.ts';
import { AppError } from '../../platform/app-error.ts';
import { quarterOf } from '../core/day-series.ts';
import { lookAtRows, recordRows } from '../performance/record-rows.ts';
import type { CampaignImportItem } from './campaign-import.entity.ts';
import { type GatheredRow, writtenRow } from './gathered.ts';
import type { Unit } from './plan-unit.ts';

export type Outcome = { created: number; updated: number; unchanged: number };

/** Records the rows of a campaign, a quarter after the other; what it has no room for is refused. */
export async function storeUnit(item: CampaignImportItem, unit: Unit): Promise<Outcome> {
  const sum: Outcome = { created: 0, updated: 0, unchanged: 0 };
  const { campaign } = unit;
  if (!campaign || unit.rows.length === 0) return sum;
  if (item.dryRun && unit.isNew) return { ...sum, created: unit.rows.length };
  const kept: GatheredRow[] = [];
  for (const rows of byQuarter(unit.rows)) {
    const outcome = await storeQuarter(item, campaign.campaignId, rows);
    if (typeof outcome === 'string') {
      for (const row of rows) unit.refused.push({ row, reason: outcome });
      continue;
    }
    for (const act of ['created', 'updated', 'unchanged'] as const) sum[act] += outcome[act];
    kept.push(...rows);
  }
  unit.rows = kept;
  return sum;
}

/** What became of rows, or why none of them can be kept. */
async function storeQuarter(
  item: CampaignImportItem,
  campaignId: string,
  rows: GatheredRow[],
): Promise<Outcome | string> {
  const spread = item.said.periodRows === 'spread' ? { spread: true } : {};
  const origin = { source: 'import' as const, importId: item.importId, ...spread };
  const recording = { actor: item, campaignId, rows: rows.map(writtenRow), origin };
  try {
    return await (item.dryRun ? lookAtRows(recording) : recordRows(recording));
  } catch (error) {
    const reason = refusalOf(error);
    if (!reason) throw error;
    return reason;
  }
}

function byQuarter(rows: GatheredRow[]): GatheredRow[][] {
  const quarters = new Map<string, GatheredRow[]>();
  for (const row of rows) {
    const quarter = quarterOf(row.date);
    const known = quarters.get(quarter);
    if (known) known.push(row);
    else quarters.set(quarter, [row]);
  }
  return [...quarters.keys()].sort().map((quarter) => quarters.get(quarter) ?? []);
}

/** Why the rows of a quarter cannot be kept, where it is for good. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.reason === 'campaign_segment_limit') return problems.tooManySegments;
  if (error.reason === 'campaign_ad_limit') return problems.tooManyAds;
  return error.reason === 'not_found' ? problems.gone : undefined;
}
