import type { ReportSchedule } from '../../../shared/analytics/report-fields.ts';
import { shardOf } from '../../platform/db/shard-of.ts';
import { nextRunAfter } from '../sending/next-run.ts';
import { reportShards } from './report.entity.ts';

/** When a report is to be sent next and where that is looked for; nowhere without a schedule. */
export const dueOf = (schedule: ReportSchedule | undefined, reportId: string, now: Date) =>
  schedule
    ? { shard: shardOf(reportId, reportShards), nextRunAt: nextRunAfter(schedule, now) }
    : { shard: undefined, nextRunAt: undefined };
