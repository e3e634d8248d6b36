import type { ReportRun } from '../../../shared/analytics/sending.contract.ts';
import type { ReportRunItem } from './report-run.entity.ts';

export const shownRun = ({
  runId,
  status,
  period,
  dataThrough,
  reason,
  recipients,
  createdAt,
}: ReportRunItem): ReportRun => ({
  id: runId,
  status,
  period: period ?? null,
  dataThrough: dataThrough ?? null,
  reason: reason ?? null,
  recipients,
  createdAt,
});
