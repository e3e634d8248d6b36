import * as sending from '../../../shared/analytics/sending.contract.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { put, write } from '../../platform/db/write.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { countOrRefuse, type Limit } from '../../platform/throttle/throttle.ts';
import { readReport } from '../reports/read-report.ts';
import { refuseUnlessReadable } from '../reports/readable-report.ts';
import { newRun } from './new-run.ts';
import { ReportRun } from './report-run.entity.ts';
import { takeUpRun } from './runs-queue.ts';
import { shownRun } from './shown-run.ts';

const perPerson: Limit = { name: 'report-run', max: 30, windowSeconds: 3_600 };

/** To whoever asks, so that they see what the others will receive. */
export const handler = defineHandler(sending.startReportRun, async ({ actor, params: { id } }) => {
  const { workspaceId, userId, user } = actor;
  const report = await readReport(workspaceId, id);
  refuseUnlessReadable(actor, report);
  if (!user.emailProvenAt) throw new AppError('address_unproven');
  await countOrRefuse(perPerson, userId);
  const now = new Date();
  const pdf = report.schedule?.pdf ?? true;
  const asked = { workspaceId, reportId: id, at: now.toISOString(), pdf, askedBy: userId };
  const run = newRun(asked, [user.email], now);
  await write([put(ReportRun.create(run)), audit(actor, { type: 'report.run_started', entityId: id }, now)]);
  await takeUpRun(run);
  return { run: await shownRun(run, report) };
});
