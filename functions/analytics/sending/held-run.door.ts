import { Report } from '../reports/report.entity.ts';
import { ReportRun } from './report-run.entity.ts';
import type { RunKey } from './runs-queue.ts';

/** What a run that was held is of, and why it was; null when it is not held any more, or gone. */
export async function heldRun(key: RunKey): Promise<{ name: string; reason: string | undefined } | null> {
  const [{ data: run }, { data: report }] = await Promise.all([
    ReportRun.get(key).go({ consistent: true }),
    Report.get(key).go({ consistent: true }),
  ]);
  const isHeld = run?.status === 'held' || run?.status === 'failed';
  return isHeld && report ? { name: report.name, reason: run.reason } : null;
}
