import { reportLimits } from '../../../shared/analytics/reports.rules.ts';
import { fileUnder } from '../../clients/core/file-under.door.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { countOneLess, countOneMore } from '../../platform/db/thing-count.entity.ts';
import { type Operation, put, write } from '../../platform/db/write.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Report, type ReportItem } from './report.entity.ts';

const counted = ({ workspaceId }: { workspaceId: string }) => ({ workspaceId, name: 'reports' as const });

export const countOneReportLess = (of: { workspaceId: string }): Operation => countOneLess(counted(of));

/** Writes a report that is new, or comes back; a 409 when the workspace has as many as it may. */
export const insertReport = (
  actor: Actor,
  item: ReportItem,
  type: 'report.created' | 'report.restored',
  others: Operation[],
): Promise<void> =>
  write([
    countOneMore(counted(item), reportLimits.reports, 'report_limit'),
    put(Report.create(item)),
    ...fileUnder(item.workspaceId, item.clientId),
    audit(actor, { type, entityId: item.reportId }),
    ...others,
  ]);
