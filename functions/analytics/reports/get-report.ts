import * as reports from '../../../shared/analytics/reports.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readReport } from './read-report.ts';
import { shownReport } from './shown-report.ts';

export const handler = defineHandler(reports.getReport, async ({ actor, params: { id } }) => ({
  report: await shownReport(await readReport(actor.workspaceId, id)),
}));
