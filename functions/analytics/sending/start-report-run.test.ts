import { expect, it } from 'vitest';
import * as sending from '../../../shared/analytics/sending.contract.ts';
import { queues } from '../../../shared/workers.ts';
import { newCampaign, record } from '../../campaigns/testing/campaigns.ts';
import { call } from '../../platform/testing/call.ts';
import { eventsOf } from '../../platform/testing/events.ts';
import { colleagueOf, signedInUser } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { newReport, reportBody } from '../testing/reports.ts';
import { heldReports } from './held-reports.door.ts';
import { handler as runReport } from './run-report.worker.ts';

const runs = queueRuns(queues.reportRuns, runReport);

it('is sent to whoever asks for it, now, and to nobody else', async () => {
  const owner = await signedInUser({ emailProvenAt: '2026-01-01T00:00:00.000Z' });
  const { id } = await newCampaign(owner.token, { status: 'active', platform: 'meta' });
  await record(owner.token, id, [{ date: '2026-02-28', spend: 10, revenue: 0 }]);
  const period = { from: '2026-02-01', to: '2026-02-28' };
  const report = await newReport(owner.token, { ...reportBody, period });
  const params = { id: report.id };
  const { status, data } = await call(sending.startReportRun, { token: owner.token, params, body: {} });
  expect([status, data.run]).toEqual([
    202,
    expect.objectContaining({ status: 'running', recipients: [{ email: owner.email, state: 'waiting' }] }),
  ]);
  await runs.runAll();
  expect(await mailsTo(owner.email)).toHaveLength(1);
  const gaps = await newReport(owner.token, { ...reportBody, period: { from: '2026-03-01', to: '2026-03-31' } });
  await call(sending.startReportRun, { token: owner.token, params: { id: gaps.id }, body: {} });
  await runs.runAll();
  const query = { params: { id: gaps.id }, query: {} };
  const [held] = (await call(sending.listReportRuns, { token: owner.token, ...query })).data.items;
  expect(held?.status).toBe('held');
  // They see it themselves: nobody is told.
  expect(await heldReports(owner.workspace.workspaceId)).toEqual([]);
  expect(
    (await eventsOf(owner.workspace)).map(({ type }) => type).filter((type) => type.startsWith('report.')),
  ).toEqual(['report.sent']);
  const unproven = await colleagueOf(owner.workspace);
  expect((await call(sending.startReportRun, { token: unproven.token, params, body: {} })).error.reason).toBe(
    'address_unproven',
  );
  const { token: reader } = await colleagueOf(owner.workspace, { role: 'viewer' });
  expect((await call(sending.startReportRun, { token: reader, params, body: {} })).status).toBe(403);
  const { token: stranger } = await signedInUser();
  expect((await call(sending.startReportRun, { token: stranger, params, body: {} })).status).toBe(404);
  const foreign = { id: gaps.id, runId: data.run.id };
  expect(
    (await call(sending.updateReportRun, { token: owner.token, params: foreign, body: { action: 'send' } })).status,
  ).toBe(404);
});
