import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portOf } from '../../../scripts/local/port-of.ts';
import { AppError } from '../app-error.ts';
import { lambdaContext } from '../testing/lambda-event.ts';
import { defineMigration } from './define-migration.ts';

const taken: { method: string | undefined; type: string | undefined; body: Record<string, unknown> }[] = [];
const server = createServer(async (request, response) => {
  taken.push({
    method: request.method,
    type: request.headers['content-type'],
    body: JSON.parse(await text(request)),
  });
  response.end();
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening())));
afterAll(() => void server.close());

const asked = (RequestType: 'Create' | 'Update' | 'Delete' = 'Update') => ({
  RequestType,
  ResponseURL: `http://127.0.0.1:${portOf(server)}/answer?signature=a%2Fb`,
  StackId: 'stack',
  RequestId: 'request',
  LogicalResourceId: 'Run',
});
const answer = { PhysicalResourceId: 'probe', StackId: 'stack', RequestId: 'request', LogicalResourceId: 'Run' };

it('answers the deploy that waits for it, as CloudFormation signed for it', async () => {
  const grounds: unknown[] = [];
  const handler = defineMigration('probe', async (_until, ground) => void grounds.push(ground));
  await handler(asked('Create'), lambdaContext());
  expect(taken.splice(0)).toEqual([{ method: 'PUT', type: '', body: { ...answer, Status: 'SUCCESS' } }]);
  await handler();
  expect(grounds).toEqual([{ othersMayRun: true }, { othersMayRun: false }]);
  expect(taken).toEqual([]);
});

it('fails the deploy when it fails, and does nothing when its stack goes', async () => {
  const failing = defineMigration('probe', () => Promise.reject(new Error('not today')));
  await failing(asked(), lambdaContext());
  await failing(asked('Delete'), lambdaContext());
  const failed = { ...answer, Status: 'FAILED', Reason: 'not today' };
  expect(taken.splice(0).map(({ body }) => body)).toEqual([failed, { ...answer, Status: 'SUCCESS' }]);
  await expect(failing()).rejects.toThrow('not today');
});

it('answers nothing yet when its time is up: Lambda runs it again', async () => {
  const long = defineMigration('probe', async (until) => {
    expect(until).toBeLessThanOrEqual(Date.now());
    throw new AppError('unavailable');
  });
  await expect(long(asked(), lambdaContext(20_000))).rejects.toMatchObject({ reason: 'unavailable' });
  expect(taken).toEqual([]);
});
