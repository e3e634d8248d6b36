import { expect, test } from 'vitest';
import { createBoard, deleteBoard } from '../../../shared/boards/board.contract.ts';
import { fakeApi, offline, refused } from '../testing/fake-api.ts';
import { request } from './request.ts';

const keysOf = (api: ReturnType<typeof fakeApi>) =>
  api.calls(createBoard).map(({ headers }) => headers.get('idempotency-key'));

const created = () => Response.json({ success: true, data: {} }, { status: 201 });
const create = (name: string) => request(createBoard, { body: { name } }).catch(() => null);

test('a double click, a lost answer and a refusal are tried again under one key; after a success it is another', async () => {
  const api = fakeApi();
  api.behave(createBoard, offline);
  await Promise.all([create('Veille'), create('Veille')]);
  api.behave(createBoard, () => refused('unavailable'));
  await create('Veille');
  api.behave(createBoard, created);
  await create('Veille');
  await create('Veille');
  const [first, second, third, fourth, fifth] = keysOf(api);
  expect(first).toMatch(/^[\w-]{36}$/);
  expect([second, third, fourth]).toEqual([first, first, first]);
  expect(fifth).toMatch(/^[\w-]{36}$/);
  expect(fifth).not.toBe(first);
});

test('another body has another key, even while the first is on its way', async () => {
  const api = fakeApi();
  api.behave(createBoard, created);
  await Promise.all([create('Veille'), create('Clients')]);
  expect(new Set(keysOf(api)).size).toBe(2);
});

test('what makes nothing has no key', async () => {
  const api = fakeApi();
  api.answer(deleteBoard, { id: 'brd_1' });
  await request(deleteBoard, { params: { id: 'brd_1' } }).catch(() => null);
  expect(api.calls(deleteBoard)[0]?.headers.has('idempotency-key')).toBe(false);
});
