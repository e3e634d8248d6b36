import type { RealDay } from '../../../shared/rules/blended.ts';
import { logoKey } from '../../clients/logo/logo-files.door.ts';
import {
  childrenOf,
  columns,
  type ExportedFile,
  type ExportedWord,
  onePage,
  pagesOf,
  parentsAtOnce,
} from '../../platform/exported.ts';
import { storedFile } from '../../platform/stored-file.ts';
import { Report, type ReportItem } from '../reports/report.entity.ts';
import { shownReport } from '../reports/shown-report.ts';
import { readSales } from '../sales/stored-sales.ts';
import { ReportRun, type ReportRunItem } from '../sending/report-run.entity.ts';
import { shownRun } from '../sending/shown-run.ts';
import { runPdfKey } from '../sharing/frozen-files.ts';

export const exported: ExportedWord = {
  workspace: [
    {
      name: 'reports',
      entities: ['report'],
      pages: ({ workspaceId }, from) =>
        reportPages(workspaceId, from, async (items) =>
          // Its public link opens the report to whoever holds the archive.
          (await Promise.all(items.map(shownReport))).map(({ shareUrl: _, ...report }) => report),
        ),
    },
    {
      name: 'report-runs',
      entities: ['reportRun', 'heldReport'],
      pages: ({ workspaceId }, from) => childrenOf(reportsOf(workspaceId, from), shownRuns),
    },
    {
      name: 'sales',
      entities: ['salesYear', 'salesBook'],
      pages: ({ workspaceId }) => onePage(salesOf(workspaceId)),
      table: columns<RealDay & { currency: string | null }>('day', 'revenue', 'orders', 'newCustomers', 'currency'),
    },
  ],
  files: [
    {
      name: 'media/report-logos',
      pages: ({ workspaceId }, from) =>
        reportPages(workspaceId, from, (items) =>
          items.flatMap(({ reportId, logoId }) => (logoId ? [storedFile(reportId, logoKey(logoId))] : [])),
        ),
    },
    {
      name: 'media/reports',
      pages: ({ workspaceId }, from) => childrenOf(reportsOf(workspaceId, from), sentPdfs),
    },
  ],
};

const reportPages = <Shown extends object>(
  workspaceId: string,
  from: string | null,
  show: (items: ReportItem[]) => Shown[] | Promise<Shown[]>,
) => pagesOf((page) => Report.query.byWorkspace({ workspaceId }).go(page), from, show, parentsAtOnce);

const reportsOf = (workspaceId: string, from: string | null) => reportPages(workspaceId, from, (items) => items);

async function runsOf({ workspaceId, reportId }: ReportItem): Promise<ReportRunItem[]> {
  const { data } = await ReportRun.query.byReport({ workspaceId, reportId }).go({ pages: 'all', consistent: true });
  return data;
}

async function shownRuns(report: ReportItem): Promise<object[]> {
  return Promise.all(
    (await runsOf(report)).map(async (run) => {
      const { pdfUrl: _, ...shown } = await shownRun(run, report);
      return { reportId: report.reportId, ...shown };
    }),
  );
}

const sentPdfs = async (report: ReportItem): Promise<ExportedFile[]> =>
  (await runsOf(report))
    .filter(({ pdf, shareId }) => pdf && shareId !== undefined)
    .map(({ workspaceId, runId }) => storedFile(`${runId}.pdf`, runPdfKey(workspaceId, runId)));

async function salesOf(workspaceId: string): Promise<object[]> {
  const { items, currency } = await readSales(workspaceId, { from: '1970-01-01', to: '2069-12-31' });
  return items.map((day) => ({ ...day, currency }));
}
