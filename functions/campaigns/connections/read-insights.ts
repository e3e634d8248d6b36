import * as z from 'zod';
import { addDays } from '../../../shared/kernel/paris-day.ts';
import type { Period } from '../../../shared/rules/periods.ts';
import { askGraph, readGraphPage } from '../../platform/clients/meta-graph.ts';
import { MetaRefusal } from '../../platform/clients/meta-refusal.ts';
import { adFields, type Insights, Insights as InsightsSchema, insightsFields } from './insights-rows.ts';

/** What is asked of some days: the rows of ads, of campaigns, and how many people both reached in so many days on end. */
export const insightParts = ['ads', 'campaigns', 'reach', 'adReach'] as const;
export type InsightPart = (typeof insightParts)[number];

type Asked = { token: string; accountId: string; part: InsightPart; days: Period };
type Pages = { rows: Insights[]; waitSeconds: number };

const rowsAPage = '500';
/** Of an account of this size a day has so many rows: more is asked in parts of less days. */
const mostRows = 40_000;

/** People are not to be added up: Meta counts them for the 7, and of campaigns also the 28, days that end each day. */
function paramsOf({ part, days }: Asked): Record<string, string> {
  const level = part === 'ads' || part === 'adReach' ? 'ad' : 'campaign';
  if (part === 'reach' || part === 'adReach')
    return {
      level,
      fields: part === 'adReach' ? 'campaign_id,ad_id,reach' : 'campaign_id,reach',
      time_ranges: JSON.stringify(rangesOf(days, part === 'reach' ? [7, 28] : [7])),
      limit: rowsAPage,
    };
  return {
    level,
    fields: [...insightsFields, ...(level === 'ad' ? adFields : [])].join(','),
    time_increment: '1',
    time_range: JSON.stringify({ since: days.from, until: days.to }),
    limit: rowsAPage,
  };
}

function rangesOf({ from, to }: Period, lengths: number[]): { since: string; until: string }[] {
  const ranges: { since: string; until: string }[] = [];
  for (let until = from; until <= to; until = addDays(until, 1))
    for (const length of lengths) ranges.push({ since: addDays(until, 1 - length), until });
  return ranges;
}

/** The rows of a part, or a `MetaRefusal`: `heavy` where it is to be asked for less at once. */
export const readAtOnce = (asked: Asked): Promise<Pages> =>
  readPages(asked.token, `act_${asked.accountId}/insights`, paramsOf(asked));

const Started = z.object({ report_run_id: z.coerce.string().regex(/^\d{1,40}$/) });

/** Has Meta work on a part; answers the report's number. */
export async function startReport(asked: Asked): Promise<string> {
  const { limit: _, ...params } = paramsOf(asked);
  const { answer } = await askGraph(asked.token, {
    method: 'POST',
    path: `act_${asked.accountId}/insights`,
    params,
  });
  const started = Started.safeParse(answer);
  if (!started.success) throw new MetaRefusal('unavailable', { detail: 'no report' });
  return started.data.report_run_id;
}

const Report = z.object({ async_status: z.string(), async_percent_completion: z.coerce.number() });

/** How far a report is. It says 100 % a while before it is complete: then it has a part of its rows. */
export async function reportState(token: string, report: string): Promise<'working' | 'complete' | 'failed'> {
  const { answer } = await askGraph(token, {
    path: report,
    params: { fields: 'async_status,async_percent_completion' },
  });
  const state = Report.safeParse(answer);
  if (!state.success) throw new MetaRefusal('unavailable', { detail: 'no state of a report' });
  const { async_status: status, async_percent_completion: percent } = state.data;
  if (status === 'Job Failed' || status === 'Job Skipped') return 'failed';
  return status === 'Job Completed' && percent >= 100 ? 'complete' : 'working';
}

export const readReport = (token: string, report: string): Promise<Pages> =>
  readPages(token, `${report}/insights`, { limit: rowsAPage });

async function readPages(token: string, path: string, params: Record<string, string>): Promise<Pages> {
  const rows: Insights[] = [];
  let waitSeconds = 0;
  let after: string | null = null;
  do {
    const page = await readGraphPage(token, { path, params: { ...params, ...(after !== null && { after }) } });
    for (const record of page.records) {
      const row = InsightsSchema.safeParse(record);
      if (row.success) rows.push(row.data);
    }
    if (rows.length > mostRows) throw new MetaRefusal('heavy', { detail: 'too many rows' });
    waitSeconds = Math.max(waitSeconds, page.waitSeconds);
    after = page.records.length < Number(rowsAPage) ? null : page.after;
  } while (after !== null);
  return { rows, waitSeconds };
}
