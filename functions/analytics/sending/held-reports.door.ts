import { paths } from '../../../shared/page-paths.ts';
import { allReports } from '../reports/read-report.ts';
import { HeldReport } from './held-report.entity.ts';

/** The reports that did not leave when they were planned to, and why; none that was deleted since. */
export async function heldReports(workspaceId: string) {
  const { data: held } = await HeldReport.query.byWorkspace({ workspaceId }).go({ pages: 'all' });
  if (held.length === 0) return [];
  const names = new Map((await allReports(workspaceId)).map(({ reportId, name }) => [reportId, name]));
  return held.flatMap(({ reportId, reason }) => {
    const name = names.get(reportId);
    return name === undefined ? [] : [{ id: reportId, name, detail: reason, path: paths.report(reportId) }];
  });
}
