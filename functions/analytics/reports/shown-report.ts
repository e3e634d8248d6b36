import type { Report as ShownReport } from '../../../shared/analytics/reports.contract.ts';
import { logoUrlOf } from '../../clients/core/logo-url.door.ts';
import { openLink } from '../sharing/report-link.ts';
import { type ReportItem, unshared } from './report.entity.ts';

export async function shownReport(item: ReportItem): Promise<ShownReport> {
  const {
    workspaceId: _,
    reportId,
    logoId,
    branding,
    shard: _shard,
    nextRunAt: _nextRunAt,
    ...report
  } = unshared(item);
  const link = await openLink(item);
  return {
    ...report,
    id: reportId,
    clientId: report.clientId ?? null,
    compare: report.compare ?? null,
    currency: report.currency ?? null,
    convertTo: report.convertTo ?? null,
    branding: {
      name: branding.name ?? null,
      color: branding.color ?? null,
      logo: logoUrlOf({ logoId }),
      footer: branding.footer ?? null,
    },
    schedule: report.schedule ?? null,
    shareUrl: link?.url ?? null,
    shareExpiresAt: link && (item.shareExpiresAt ?? null),
    shareFrozenAt: link && (item.frozenAt ?? null),
  };
}
