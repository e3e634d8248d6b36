import { campaignLimits } from '../../../shared/campaigns/campaigns.rules.ts';
import { performanceProblems } from '../../../shared/campaigns/messages.ts';
import type { WrittenRow } from '../../../shared/campaigns/performance.contract.ts';
import { dayIn } from '../../../shared/kernel/day-in.ts';
import { type Counts, counters } from '../../../shared/rules/counters.ts';
import type { DayRow } from '../../../shared/rules/day-counts.ts';
import { AppError, type ErrorDetail } from '../../platform/app-error.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';

/** A row that can be stored once its ad is known. */
export type CheckedRow = Omit<DayRow, 'adId'> & {
  date: string;
  adId: string | null;
  adName: string | null;
  adSetName: string | null;
};

const mostDetails = 50;

/** The rows of a body as they are kept; a 400 that names each wrong one where they are not all right. */
export function checkRows(
  campaign: CampaignItem,
  rows: readonly WrittenRow[],
  today = dayIn(campaign.timezone),
): CheckedRow[] {
  const details = rows.flatMap((row, at) => faultsOf(campaign, today, row, `rows.${at}`));
  if (details.length > 0) throw new AppError('validation_error', { details: details.slice(0, mostDetails) });
  return rows.map((row) => ({
    date: row.date,
    adId: row.adId ?? null,
    adName: row.adName ?? null,
    adSetName: row.adSetName ?? null,
    segment: row.segment ?? null,
    counts: countsOf(row),
  }));
}

function faultsOf({ currency, timezone }: CampaignItem, today: string, row: WrittenRow, path: string): ErrorDetail[] {
  const faults: ErrorDetail[] = [];
  if (row.date > today) faults.push({ path: `${path}.date`, message: performanceProblems.notBegun(timezone) });
  if (row.currency && row.currency.toUpperCase() !== currency)
    faults.push({ path: `${path}.currency`, message: performanceProblems.currency(currency) });
  if (Object.keys(countsOf(row)).length === 0) faults.push({ path, message: performanceProblems.noFigure });
  return faults;
}

/** Null is not measured; to the hundredth, as it is stored. */
function countsOf(row: WrittenRow): Counts {
  const counts: Counts = {};
  for (const counter of counters) {
    const count = row[counter];
    if (typeof count === 'number') counts[counter] = Math.round(count * 100) / 100;
  }
  return counts;
}

/** A 400 where two rows of one body are of the same thing and day: which of them is true? */
export function refuseRepeated(keys: readonly string[]): void {
  const seen = new Map<string, number>();
  const details: ErrorDetail[] = [];
  keys.forEach((key, at) => {
    const first = seen.get(key);
    if (first === undefined) seen.set(key, at);
    else details.push({ path: `rows.${at}`, message: performanceProblems.repeated(first + 1) });
  });
  if (details.length > 0) throw new AppError('validation_error', { details: details.slice(0, mostDetails) });
}

/** A 409 where a campaign would have more ads than it may. */
export function refuseTooManyAds(known: number, wanted: number): void {
  if (wanted > known && wanted > campaignLimits.ads) throw new AppError('campaign_ad_limit');
}
