import type { Report as ShownReport } from '../../../shared/analytics/reports.contract.ts';
import { logoUrlOf } from '../../clients/core/logo-url.door.ts';
import type { ReportItem } from './report.entity.ts';

export const shownReport = ({ workspaceId: _, reportId, logoId, branding, ...report }: ReportItem): ShownReport => ({
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
});
