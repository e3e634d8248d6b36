import { AppError } from '../../platform/app-error.ts';
import { Report, type ReportItem } from './report.entity.ts';

/** A 404 when the workspace has no such report. */
export async function readReport(workspaceId: string, reportId: string): Promise<ReportItem> {
  const { data } = await Report.get({ workspaceId, reportId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}

/** Every report of a workspace: a hundred at most. */
export async function allReports(workspaceId: string): Promise<ReportItem[]> {
  const { data } = await Report.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  return data;
}
