import type { ReportDocument } from '../../../shared/analytics/report-data.ts';
import { logoDataUrl } from '../../clients/logo/logo-files.door.ts';
import type { Reader } from '../../platform/identity/actor.ts';
import type { ReportItem } from '../reports/report.entity.ts';
import { reportDataOf } from '../reports/report-data-of.ts';

/** What a report shows on a day, with what it looks like and no id of anything. Refuses as `reportDataOf`. */
export async function documentOf(reader: Reader, report: ReportItem, asOf: string): Promise<ReportDocument> {
  const [{ blocks, ...data }, logo] = await Promise.all([
    reportDataOf(reader, report, asOf),
    logoDataUrl(report.logoId),
  ]);
  const { name, color, footer } = report.branding;
  return {
    name: report.name,
    branding: { name: name ?? null, color: color ?? null, logo, footer: footer ?? null },
    ...data,
    blocks: blocks.map(({ id: _, ...block }) => block),
  };
}
