import * as reports from '../../../shared/analytics/reports.contract.ts';
import { restoreSeconds } from '../../../shared/analytics/reports.rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { remove } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { countBytes } from '../../platform/plans/stored-bytes.ts';
import { DeletedReport } from './deleted-report.entity.ts';
import { dueOf } from './due-of.ts';
import { insertReport } from './insert-report.ts';
import { bytesOf } from './report.entity.ts';
import { shownReport } from './shown-report.ts';

/** Brings a report back as it was, under its own id; a 404 when it is too late. */
export const handler = defineHandler(reports.restoreReport, async ({ actor, params: { id } }) => {
  const key = { workspaceId: actor.workspaceId, reportId: id };
  const { data } = await DeletedReport.get(key).go({ consistent: true });
  if (!data || Date.parse(data.deletedAt) + restoreSeconds * 1000 < Date.now()) throw new AppError('not_found');
  // Raised, so that what was read before the deletion is not written over it.
  const due = dueOf(data.report.schedule, id, new Date());
  const report = { ...data.report, ...due, version: data.report.version + 1 };
  await insertReport(actor, report, 'report.restored', [
    remove(DeletedReport.remove(key), 'not_found'),
    ...countBytes(actor.workspaceId, bytesOf(report)),
  ]);
  return { report: await shownReport(report) };
});
