import type { ReportRun } from '../../../shared/analytics/sending.contract.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { downloadUrl } from '../../platform/clients/download-url.ts';
import { fileName } from '../../platform/file-name.ts';
import type { ReportItem } from '../reports/report.entity.ts';
import { runPdfKey } from '../sharing/frozen-files.ts';
import type { ReportRunItem } from './report-run.entity.ts';

export async function shownRun(run: ReportRunItem, { name }: Pick<ReportItem, 'name'>): Promise<ReportRun> {
  const { workspaceId, runId, status, at, period, dataThrough, reason, reviewUntil, recipients, createdAt } = run;
  const hasPdf = run.pdf && run.shareId !== undefined;
  const pdfName = `${fileName(name, 'rapport')}-${parisDay(new Date(at))}.pdf`;
  return {
    ...{ id: runId, status, recipients, createdAt },
    period: period ?? null,
    dataThrough: dataThrough ?? null,
    reason: reason ?? null,
    reviewUntil: status === 'in_review' ? (reviewUntil ?? null) : null,
    pdfUrl: hasPdf ? (await downloadUrl(runPdfKey(workspaceId, runId), pdfName)).url : null,
  };
}
