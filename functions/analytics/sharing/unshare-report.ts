import * as sharing from '../../../shared/analytics/sharing.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { changedMeanwhile, withFreshReads } from '../../platform/db/fresh-reads.ts';
import { put, remove, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { countBytes } from '../../platform/plans/stored-bytes.ts';
import { readReport } from '../reports/read-report.ts';
import { asRead, Report, unshared } from '../reports/report.entity.ts';
import { forgetFrozen } from './frozen-files.ts';
import { ReportShare } from './report-share.entity.ts';

export const handler = defineHandler(sharing.unshareReport, ({ actor, params: { id } }) =>
  withFreshReads(async () => {
    const report = await readReport(actor.workspaceId, id);
    const { workspaceId, shareId, frozenId, frozenBytes = 0 } = report;
    if (shareId === undefined) throw new AppError('not_found');
    await write([
      put(Report.put(unshared(report)).where(asRead(report)), changedMeanwhile),
      remove(ReportShare.delete({ shareId })),
      ...countBytes(workspaceId, -frozenBytes),
      audit(actor, { type: 'report.unshared', entityId: id }),
    ]);
    await forgetFrozen(workspaceId, frozenId);
    return { id };
  }),
);
