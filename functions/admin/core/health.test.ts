import { randomUUID } from 'node:crypto';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, it } from 'vitest';
import { deadLettersOf } from '../../../scripts/local/queues.ts';
import { dayMs, hourMs } from '../../../shared/kernel/day.ts';
import { queues, schedules } from '../../../shared/workers.ts';
import { handler as closeEnded } from '../../auth/impersonation/close-ended.schedule.ts';
import { queues as localQueues } from '../../platform/testing/services.ts';
import { defineSchedule } from '../../platform/worker/define-schedule.ts';
import { ScheduleRun } from '../../platform/worker/schedule-run.entity.ts';
import { readQueuesHealth } from './queues-health.ts';
import { longestMs, readSchedulesHealth } from './schedules-health.ts';

const client = new SQSClient({ endpoint: localQueues.endpoint, useQueueUrlAsEndpoint: false });
const runOf = async (name: string) => (await ScheduleRun.get({ name }).go({ consistent: true })).data;
const healthOf = async (name: string, now?: Date) => (await readSchedulesHealth(now)).find((one) => one.name === name);

it('counts what waits on every queue, put off or not, and what it gave up', async () => {
  const address = localQueues.addresses.get(queues.boardRemovals) ?? '';
  const send = (QueueUrl: string, DelaySeconds = 0) =>
    client.send(new SendMessageCommand({ QueueUrl, MessageBody: '{}', DelaySeconds }));
  const before = (await readQueuesHealth()).find(({ name }) => name === 'boardRemovals');
  await Promise.all([send(address), send(address, 900), send(deadLettersOf(address))]);
  const all = await readQueuesHealth();
  expect(all.map(({ name }) => name)).toEqual(Object.keys(queues));
  expect(all.find(({ name }) => name === 'boardRemovals')).toMatchObject({
    waiting: (before?.waiting ?? 0) + 2,
    dead: (before?.dead ?? 0) + 1,
  });
});

it('notes how each run of a schedule ended, the last one alone', async () => {
  const name = `probe-${randomUUID()}`;
  const failing = defineSchedule(name, () => Promise.reject(new Error('not today')));
  await expect(failing()).rejects.toThrow('not today');
  expect(await runOf(name)).toMatchObject({ ok: false });
  await defineSchedule(name, async () => {})();
  expect(await runOf(name)).toMatchObject({ ok: true });
});

it('knows every schedule of the product, and says which one is late', async () => {
  const startedAt = Date.now();
  await closeEnded();
  expect((await readSchedulesHealth()).map(({ name }) => name)).toEqual(Object.keys(schedules));
  const health = await healthOf('closeImpersonations');
  expect(health).toMatchObject({ ok: true });
  expect(Date.parse(health?.lastRunAt ?? '')).toBeGreaterThanOrEqual(startedAt);
  expect(await healthOf('closeImpersonations', new Date(Date.now() + 10 * 60_000))).toMatchObject({ ok: false });
});

it('lets a schedule be as late as its clock, its run and its tries allow', () => {
  const late = (expression: string) => longestMs({ expression, timeoutSeconds: 60 }) - 6 * 60_000;
  expect(late('rate(1 minute)')).toBe(60_000);
  expect(late('rate(5 minutes)')).toBe(300_000);
  expect(late('rate(1 hour)')).toBe(hourMs);
  expect(late('cron(0 * * * ? *)')).toBe(hourMs);
  expect(late('cron(15 4 * * ? *)')).toBe(dayMs + hourMs);
  expect(late('cron(0 8 1 * ? *)')).toBe(31 * dayMs + hourMs);
});
