import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as ads from '../shared/ads/imports.contract.ts';
import * as auth from '../shared/auth/auth.contract.ts';
import * as boards from '../shared/boards/board.contract.ts';
import { handlerPath, type RouteSpec } from '../shared/kernel/route.ts';
import * as pixels from '../shared/pixel/pixel.contract.ts';
import * as prospectImports from '../shared/prospects/imports.contract.ts';
import * as prospects from '../shared/prospects/prospect.contract.ts';
import { registry } from '../shared/registry.ts';
import * as settings from '../shared/settings/meta-integration.contract.ts';
import * as webhooks from '../shared/webhooks/webhook.contract.ts';
import { migrations, queues, schedules } from '../shared/workers.ts';
import { startGate } from './platform/testing/gate.ts';
import type { MigrationHandler } from './platform/worker/define-migration.ts';
import type { ScheduleHandler } from './platform/worker/define-schedule.ts';
import type { WorkerHandler } from './platform/worker/define-worker.ts';

// Clients are made as modules load: these are loaded anew, towards gates, with less patience.
vi.resetModules();
await import('./platform/testing/services.ts');
const given = { ...process.env };
const gateTo = async (service: string) => {
  const name = `AWS_ENDPOINT_URL_${service}`;
  const gate = await startGate(process.env[name] ?? '');
  process.env[name] = gate.endpoint;
  return gate;
};
const table = await gateTo('DYNAMODB');
const queue = await gateTo('SQS');
const files = await gateTo('S3');
const mails = await gateTo('SES');
const keys = await gateTo('KMS');
const secrets = await gateTo('SECRETS_MANAGER');
const gates = [table, queue, files, mails, keys, secrets];
const patience = { connectionTimeout: 300, requestTimeout: 300, socketTimeout: 300 };
const { requestTimes, fileTimes } = await import('./platform/clients/request-times.ts');
Object.assign(requestTimes, patience);
Object.assign(fileTimes, patience);
const { call, callRaw } = await import('./platform/testing/call.ts');
const { creatorInSpace, password, signedInUser, uniqueEmail } = await import('./platform/testing/factories.ts');
const { apiEvent, lambdaContext } = await import('./platform/testing/lambda-event.ts');
const { sqsEvent } = await import('./platform/testing/sqs-event.ts');

// What loads in the middle of a call would take its time.
for (const route of registry) await import(/* @vite-ignore */ `../functions/${handlerPath(route)}.ts`);
const { enqueue } = await import('./platform/clients/queue.ts');
const { putFile, readFile } = await import('./platform/clients/files.ts');
const { log } = await import('./platform/log.ts');

// Every route says at length what it could not reach: a failed expectation would be lost among that.
vi.spyOn(log, 'error').mockImplementation(() => {});

afterAll(() => {
  for (const gate of gates) gate.stop();
  Object.assign(process.env, given);
  vi.resetModules();
});

afterEach(() => {
  for (const gate of gates) gate.speak();
});

/** Each of three tries, and what lies between them: nobody waits for the time of its function to be up. */
const soonMs = 20_000;
/** What a test needs before anything falls silent: a busy machine may try the patience of these clients too. */
const prepared = <T>(make: () => Promise<T>): Promise<T> => vi.waitFor(make, { timeout: soonMs / 2 });
const unavailable = { status: 503, headers: { 'retry-after': '5', 'x-request-id': expect.any(String) } };
const someParams = ({ params }: RouteSpec) =>
  Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, 'x']));

/** Every function is loaded before anything falls silent: that is the time of this process, not of a request. */
beforeAll(async () => {
  for (const route of registry) await import(/* @vite-ignore */ `./${handlerPath(route)}.ts`);
}, 240_000);

/** Calls every route there is at once; answers what each said. */
async function callAll(person?: string, creator = person) {
  const answers = registry.map(async (route) => {
    const params = someParams(route);
    const body = route.body && { rawBody: '{}' };
    const token = route.auth === 'creator' ? creator : person;
    const { status, headers } = await callRaw(route, { params, ...body, ...(token && { token }) });
    return { operation: route.operation, isPublic: route.auth === 'public', status, headers };
  });
  return Promise.all(answers);
}

it('answers 503 on every route when no secret can be read', { timeout: soonMs }, async () => {
  secrets.fallSilent();
  for (const answer of await callAll()) expect(answer).toMatchObject(unavailable);
});

it('answers 503 on every route that reads the table when that is silent', { timeout: soonMs }, async () => {
  const { token, email, refreshToken } = await prepared(() => signedInUser({ role: 'admin' }));
  const creator = await prepared(() => creatorInSpace('crt_01J0000000000000000000SEEN'));
  table.fallSilent();
  const [answers, ...others] = await Promise.all([
    callAll(token, creator.token),
    call(auth.login, { body: { email, password } }),
    call(auth.refresh, { body: { refreshToken } }),
    call(auth.register, { body: { email: uniqueEmail(), password, firstName: 'Zoé', lastName: 'Lenoir' } }),
    call(auth.resetPassword, { body: { token: 'x'.repeat(43), newPassword: password } }),
  ]);
  for (const answer of [...answers.filter(({ isPublic }) => !isPublic), ...others])
    expect(answer).toMatchObject(unavailable);
  // What is refused before anything is read is refused as ever.
  for (const { status } of answers) expect([400, 404, 503, 200]).toContain(status);
});

it('answers 503 shortly before its time is up, wherever it waits', { timeout: soonMs }, async () => {
  const { token } = await prepared(() => signedInUser());
  table.fallSilent();
  const { handler } = await import('./auth/account/get-profile.ts');
  const request = apiEvent({ headers: { authorization: `Bearer ${token}` } });
  const { statusCode, headers } = await handler(request, lambdaContext(600));
  expect({ status: statusCode, headers }).toMatchObject(unavailable);
});

it('answers 503 where a queue, the files or the keys are silent, and answers elsewhere', {
  timeout: soonMs,
}, async () => {
  const { token, email } = await prepared(() => signedInUser());
  const board = await prepared(
    async () => (await call(boards.createBoard, { token, body: { name: 'Veille' } })).data.board,
  );
  const prospect = await prepared(
    async () => (await call(prospects.createProspect, { token, body: { lastName: 'Durand' } })).data.prospect,
  );
  const pixel = { name: 'Boutique', accessToken: 'EAABtoken0123456789' };
  const other = await prepared(() => signedInUser());
  for (const gate of [queue, files, keys, mails]) gate.fallSilent();
  const [elsewhere, ...answers] = await Promise.all([
    callAll(other.token),
    call(auth.forgotPassword, { body: { email } }),
    call(boards.deleteBoard, { token, params: { id: board.id } }),
    call(prospects.deleteProspect, { token, params: { id: prospect.id } }),
    call(prospectImports.importProspects, { token, body: { csv: 'Nom\nRoux' } }),
    call(ads.importAds, { token, body: { source: 'import', csv: 'Texte\nSoldes' } }),
    call(settings.updateMetaIntegration, { token, body: { accessToken: pixel.accessToken } }),
    call(pixels.createMetaPixel, { token, body: { ...pixel, pixelId: '123456789012346' } }),
    call(webhooks.createWebhook, {
      token,
      body: { name: 'CRM', url: 'https://hooks.agence.example/', events: ['board.created'] },
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  expect(elsewhere).toHaveLength(registry.length);
});

/** Enough for every worker: each takes what is its own. */
const message = (workspaceId: string, userId: string) => ({
  workspaceId,
  userId,
  kind: 'password-changed',
  task: 'rescore',
  importId: 'imp_x',
  boardId: 'brd_x',
  webhookId: 'whk_x',
  deliveryId: 'dlv_x',
  attempt: 0,
  pixelId: 'pxl_x',
  eventKeys: ['x'],
  prospectIds: ['pro_x'],
  mail: { timestamp: '2026-11-26T10:00:00.000Z', destination: ['x@agence.example'] },
  bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'x@agence.example' }] },
});

it('gives a message back, and lets the clock see it, when what a worker needs is silent', {
  timeout: soonMs,
}, async () => {
  const { user } = await prepared(() => signedInUser());
  const records = sqsEvent([{ messageId: 'm', body: JSON.stringify(message(user.workspaceId, user.userId)) }]);
  const work = async ({ worker }: { worker: string }) => {
    const { handler }: { handler: WorkerHandler } = await import(/* @vite-ignore */ `../functions/${worker}.ts`);
    return (await handler(records, lambdaContext())).batchItemFailures;
  };
  mails.fallSilent();
  expect(await work(queues.mails)).toEqual([{ itemIdentifier: 'm' }]);
  table.fallSilent();
  const working = Object.values(queues).map(async (spec) => [spec.name, await work(spec)]);
  const running = Object.values(schedules).map(async ({ handler: file }) => {
    const { handler }: { handler: ScheduleHandler } = await import(/* @vite-ignore */ `../functions/${file}.ts`);
    await expect(handler(undefined, lambdaContext())).rejects.toThrow();
  });
  const moving = Object.values(migrations).map(async ({ handler: file }) => {
    const { handler }: { handler: MigrationHandler } = await import(/* @vite-ignore */ `../functions/${file}.ts`);
    await expect(handler()).rejects.toThrow();
  });
  const failed = Object.values(queues).map(({ name }) => [name, [{ itemIdentifier: 'm' }]]);
  expect(await Promise.all(working)).toEqual(failed);
  await Promise.all([...running, ...moving]);
});

it('does not try each message in turn on a queue that is silent', { timeout: soonMs }, async () => {
  queue.fallSilent();
  const address = process.env.MAILS_QUEUE_URL ?? '';
  const tried = await Promise.allSettled(Array.from({ length: 500 }, (_, at) => enqueue(address, { at })));
  expect(new Set(tried.map((one) => one.status === 'rejected' && one.reason.name))).toEqual(new Set(['TimeoutError']));
});

it('reads no further in a file that stops half-way', { timeout: soonMs }, async () => {
  const key = `tests/${randomUUID()}`;
  await putFile(key, 'x'.repeat(100_000), 'text/plain');
  files.fallSilent(50_000);
  await expect(readFile(key)).rejects.toMatchObject({ name: 'TimeoutError' });
});
