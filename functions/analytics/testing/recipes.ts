import * as recipients from '../../../shared/analytics/recipients.contract.ts';
import * as reports from '../../../shared/analytics/reports.contract.ts';
import * as sales from '../../../shared/analytics/sales.contract.ts';
import * as sending from '../../../shared/analytics/sending.contract.ts';
import * as sharing from '../../../shared/analytics/sharing.contract.ts';
import { png } from '../../clients/testing/clients.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser } from '../../platform/testing/factories.ts';
import type { Recipes } from '../../platform/testing/recipe.ts';
import { heldRunOf, newReport, recipientOf, reportBody } from './reports.ts';

async function personWithReport(person: { emailProvenAt?: string } = {}) {
  const { token, user } = await signedInUser(person);
  const { id } = await newReport(token);
  return { token, workspaceId: user.workspaceId, params: { id } };
}

export const byTheClock = ['report.sent'];

export const recipes: Recipes<typeof reports & typeof sales & typeof sharing & typeof sending & typeof recipients> = {
  updateSales: async () => {
    const { token, user } = await signedInUser();
    const rows = [
      { day: '2025-12-31', revenue: 1_200, orders: 12, newCustomers: 4 },
      { day: '2026-01-01', revenue: 800.5 },
    ];
    return {
      workspaceId: user.workspaceId,
      act: () => call(sales.updateSales, { token, body: { rows, currency: 'EUR' } }),
    };
  },
  createReport: async () => {
    const { token, workspaceId } = await personWithReport();
    const body = { ...reportBody, branding: { ...reportBody.branding, logo: png } };
    return { workspaceId, act: () => call(reports.createReport, { token, body }) };
  },
  updateReport: async () => {
    const { token, workspaceId, params } = await personWithReport();
    return {
      workspaceId,
      act: () => call(reports.updateReport, { token, params, body: { name: 'Bilan', version: 1 } }),
    };
  },
  deleteReport: async () => {
    const { token, workspaceId, params } = await personWithReport();
    return { workspaceId, act: () => call(reports.deleteReport, { token, params }) };
  },
  restoreReport: async () => {
    const { token, workspaceId, params } = await personWithReport();
    await call(reports.deleteReport, { token, params });
    return { workspaceId, act: () => call(reports.restoreReport, { token, params, body: {} }) };
  },
  shareReport: async () => {
    const { token, workspaceId, params } = await personWithReport();
    return { workspaceId, act: () => call(sharing.shareReport, { token, params, body: { frozen: true } }) };
  },
  startReportRun: async () => {
    const { token, workspaceId, params } = await personWithReport({ emailProvenAt: '2026-01-01T00:00:00.000Z' });
    return { workspaceId, act: () => call(sending.startReportRun, { token, params, body: {} }) };
  },
  updateReportRun: async () => {
    const { token, workspaceId, params } = await personWithReport();
    const runId = await heldRunOf({ workspaceId, reportId: params.id });
    const act = () => call(sending.updateReportRun, { token, params: { ...params, runId }, body: { action: 'send' } });
    return { workspaceId, act };
  },
  answerReportRecipient: async () => {
    const { workspaceId } = await personWithReport();
    const { token } = await recipientOf(workspaceId);
    const act = () => call(recipients.answerReportRecipient, { params: { token }, body: { action: 'confirm' } });
    return { workspaceId, act };
  },
  unshareReport: async () => {
    const { token, workspaceId, params } = await personWithReport();
    await call(sharing.shareReport, { token, params, body: { frozen: true } });
    return { workspaceId, act: () => call(sharing.unshareReport, { token, params }) };
  },
};
