import { setTimeout } from 'node:timers/promises';
import type { Period } from '../../../shared/rules/periods.ts';
import { type InsightPart, insightParts, readAtOnce, readReport, reportState, startReport } from './read-insights.ts';
import type { ReadDays } from './rows-of-days.ts';
import type { Place } from './sync-place.ts';

/** Some days as they were read; or where the reading stands, while Meta still works on a report. */
export type DaysOutcome = { read: ReadDays; waitSeconds: number } | { reports: Place['reports']; failed: boolean };

type Reading = { token: string; accountId: string; days: Period; place: Place; until: number };

const firstPollMs = 100;
const longestPollMs = 5_000;

/** Reads some days, at once or, where Meta would not give a single day so, by reports that it makes. */
export async function readDays(reading: Reading): Promise<DaysOutcome> {
  const read: ReadDays = { ads: [], campaigns: [], reach: [], adReach: [] };
  let waitSeconds = 0;
  let { reports } = reading.place;
  for (const part of insightParts) {
    const asked = { token: reading.token, accountId: reading.accountId, part, days: reading.days };
    if (!reading.place.byReport) {
      const pages = await readAtOnce(asked);
      read[part] = pages.rows;
      waitSeconds = Math.max(waitSeconds, pages.waitSeconds);
      continue;
    }
    const report = reports[part] ?? (await startReport(asked));
    reports = { ...reports, [part]: report };
    const state = await waitFor(reading, report);
    if (state !== 'complete') return { reports: without(reports, part, state), failed: state === 'failed' };
    const pages = await readReport(reading.token, report);
    read[part] = pages.rows;
    waitSeconds = Math.max(waitSeconds, pages.waitSeconds);
  }
  return { read, waitSeconds };
}

/** One that failed is asked for again. */
function without(reports: Place['reports'], part: InsightPart, state: 'working' | 'failed'): Place['reports'] {
  if (state === 'working') return reports;
  const { [part]: _, ...others } = reports;
  return others;
}

/** What becomes of a report until this slice is over. */
async function waitFor({ token, until }: Reading, report: string): Promise<'working' | 'complete' | 'failed'> {
  for (let pollMs = firstPollMs; ; pollMs = Math.min(2 * pollMs, longestPollMs)) {
    const state = await reportState(token, report);
    if (state !== 'working' || Date.now() + pollMs >= until) return state;
    await setTimeout(pollMs);
  }
}
