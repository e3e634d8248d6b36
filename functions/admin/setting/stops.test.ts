import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runFunction } from '../../../scripts/local/door/run-function.ts';
import { waitingMessages } from '../../../scripts/local/queues.ts';
import * as contract from '../../../shared/admin/setting.contract.ts';
import { getGeneration } from '../../../shared/ai/generations.contract.ts';
import { getAiUsage } from '../../../shared/ai/usage.contract.ts';
import { generateVariations } from '../../../shared/ai/writing.contract.ts';
import { forgotPassword } from '../../../shared/auth/auth.contract.ts';
import { createCheckout } from '../../../shared/billing/checkout.contract.ts';
import { createBoard } from '../../../shared/boards/board.contract.ts';
import { testAiIntegration } from '../../../shared/settings/ai-integration.contract.ts';
import * as exports from '../../../shared/settings/exports.contract.ts';
import { queues as settingQueues } from '../../../shared/settings/queues.ts';
import { schedules } from '../../../shared/workers.ts';
import { handler as sweepGenerations } from '../../ai/models/sweep-generations.schedule.ts';
import { richBrief } from '../../ai/testing/brands.ts';
import { modelRuns, modelServer, personWithModel } from '../../ai/testing/models.ts';
import { newId } from '../../platform/new-id.ts';
import { setSettingsPart } from '../../platform/system/system-settings.ts';
import { call } from '../../platform/testing/call.ts';
import { signedInUser, uniqueEmail } from '../../platform/testing/factories.ts';
import { mailsTo } from '../../platform/testing/mails.ts';
import { queueRuns } from '../../platform/testing/queue-runs.ts';
import { queues as localQueues } from '../../platform/testing/services.ts';
import { setSetting } from '../../platform/testing/set-setting.ts';
import { handler as exportWorker } from '../../settings/exports/run-export.worker.ts';
import { handler as sweepExports } from '../../settings/exports/sweep-exports.schedule.ts';
import { invite } from '../../team/testing/team.ts';
import { requeueDue } from '../../webhooks/delivery/requeue-due.door.ts';
import { receivingServer } from '../../webhooks/testing/receiving-server.ts';
import { fanOutPending, log, newWebhook } from '../../webhooks/testing/webhooks.ts';

const { receiver, runs } = await receivingServer();

beforeEach(() => setSettingsPart(newId('stc')));
afterEach(() => {
  vi.useRealTimers();
  setSettingsPart(newId('stc'));
});

/** The longest that a message waits to be looked at again. */
const later = () => vi.useFakeTimers({ now: Date.now() + 361_000, toFake: ['Date'] });

const dead = async (name: string) => (await waitingMessages(localQueues)).find((one) => one.name === name)?.dead;

it('webhooks wait as long as it takes, and go once each when they are released', async () => {
  const { token, workspace } = await signedInUser();
  const { webhook } = await newWebhook(token, receiver.url);
  await setSetting('stop.webhooks', true);
  for (const name of ['A', 'B', 'C']) await call(createBoard, { token, body: { name } });
  await fanOutPending(workspace.workspaceId);
  // More often than the queue takes before it gives a message up, and than Lambda lets a chain of messages run.
  for (let looks = 0; looks < 18; looks++) {
    await runs.runAll();
    later();
    await runFunction(schedules.sweepOutbox, new Date(), requeueDue);
  }
  expect([receiver.received.length, await dead('deliveries')]).toEqual([0, 0]);
  await setSetting('stop.webhooks', false);
  await runs.runAll();
  later();
  await runs.runAll();
  expect(receiver.received.map(({ body }) => JSON.parse(String(body)).data.board.name).sort()).toEqual(['A', 'B', 'C']);
  vi.useRealTimers();
  expect((await log(token, webhook.id)).items.map(({ status, attempts }) => [status, attempts.length])).toEqual(
    Array(3).fill(['succeeded', 1]),
  );
});

it('mails wait, but for those that someone must have', async () => {
  const { token, email } = await signedInUser();
  await setSetting('stop.mails', true);
  const invited = uniqueEmail();
  await invite({ token }, { email: invited });
  await call(forgotPassword, { body: { email } });
  expect(await mailsTo(email)).toHaveLength(1);
  later();
  expect(await mailsTo(invited)).toEqual([]);
  await setSetting('stop.mails', false);
  later();
  expect(await mailsTo(invited)).toHaveLength(1);
});

it('archives are asked for, wait, and are made when they are released', async () => {
  const { token } = await signedInUser();
  const worker = queueRuns(settingQueues.dataExports, exportWorker);
  const status = async () => (await call(exports.listExports, { token })).data.items.map((one) => one.status);
  await setSetting('stop.exports', true);
  expect((await call(exports.createExport, { token, body: { scope: 'account' } })).status).toBe(202);
  for (let looks = 0; looks < 5; looks++) {
    await worker.runAll();
    later();
    await runFunction(schedules.sweepExports, { at: new Date().toISOString() }, sweepExports);
  }
  expect(await status()).toEqual(['queued']);
  const admin = await signedInUser({ role: 'admin' });
  const { items } = (await call(contract.listSystemSettings, { token: admin.token })).data;
  const waiting = (key: string) => items.find((one) => one.key === key)?.waiting;
  expect(waiting('stop.exports')?.count).toBeGreaterThan(0);
  expect(waiting('stop.exports')?.label).toMatch(/archives? attend/);
  expect([waiting('stop.checkout'), waiting('signups.open')]).toEqual([null, null]);
  await setSetting('stop.exports', false);
  later();
  await worker.runAll();
  expect(await status()).toEqual(['completed']);
});

it('new subscriptions are refused meanwhile', async () => {
  const { token } = await signedInUser();
  const ask = () => call(createCheckout, { token, body: { planCode: 'starter', interval: 'month' } });
  await setSetting('stop.checkout', true);
  const { status, headers, error } = await ask();
  expect([status, error.reason, headers['retry-after']]).toEqual([503, 'checkout_stopped', '600']);
  await setSetting('stop.checkout', false);
  expect((await ask()).error.reason).toBe('billing_details_missing');
});

it('models write what waited, once each, however long; meanwhile the embedded engine answers', async () => {
  const server = await modelServer();
  const { token } = await personWithModel(server, 'redacteur');
  const ask = async (seed: number, engine?: string) =>
    call(generateVariations, { token, body: { brief: richBrief, count: 4, seed, ...(engine && { engine }) } as never });
  const read = async ({ data }: Awaited<ReturnType<typeof ask>>) =>
    (await call(getGeneration, { token, params: { id: data.generation.id } })).data.generation;
  const sweep = () => runFunction(schedules.sweepGenerations, { at: new Date().toISOString() }, sweepGenerations);
  const waiting = [await ask(1), await ask(2)];
  await setSetting('stop.ai', true);
  const meanwhile = await ask(3);
  expect(meanwhile.data.generation).toMatchObject({
    ...{ status: 'completed', engine: 'integre' },
    fallback: { from: 'openai-compatible', reason: 'stopped', message: expect.stringMatching(/arrêtés/) },
  });
  for (const refused of [await ask(4, 'openai-compatible'), await call(testAiIntegration, { token, body: {} })])
    expect([refused.status, refused.error.reason, refused.headers['retry-after']]).toEqual([503, 'ai_stopped', '600']);
  expect((await ask(5, 'integre')).data.generation.fallback).toBeNull();
  const { engines } = (await call(getAiUsage, { token })).data.usage;
  expect(engines.map(({ available, isDefault, reason }) => [available, isDefault, reason])).toMatchObject([
    [true, true, null],
    [false, false, expect.stringMatching(/pas de modèle/)],
    [false, false, expect.stringMatching(/arrêtés/)],
  ]);
  for (let looks = 0; looks < 12; looks++) {
    await modelRuns.runAll();
    later();
    await sweep();
  }
  await setSetting('stop.ai', false);
  await sweep();
  later();
  await modelRuns.runAll();
  await sweep();
  await modelRuns.runAll();
  vi.useRealTimers();
  for (const one of waiting)
    expect(await read(one)).toMatchObject({ status: 'completed', outputEngine: 'openai-compatible', fallback: null });
  expect(server.asked).toHaveLength(2);
});
