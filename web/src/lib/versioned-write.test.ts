import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { versionedWrite } from './versioned-write.ts';

type Thing = { version: number; name: string; color: string };
const base: Thing = { version: 1, name: 'Veille', color: 'blue' };
const conflict = new ApiError(409, { code: 'conflict', reason: 'conflict', message: 'Déjà modifié' });

/** A server that has this, and takes an edit of its own version alone. */
function server(held: Thing | undefined) {
  const put = vi.fn(async (version: number) => {
    if (version !== held?.version) throw conflict;
    return { ...held, version: version + 1 };
  });
  return { put, read: vi.fn(async () => held) };
}

test('what others changed elsewhere is no obstacle', async () => {
  const calls = server({ ...base, color: 'red', version: 4 });
  expect(await versionedWrite(base, { name: 'Mienne' }, calls)).toMatchObject({ kept: { color: 'red', version: 5 } });
  expect(calls.put.mock.calls).toEqual([[1], [4]]);
});

test('what others made of it already is not written again', async () => {
  const theirs = { ...base, name: 'Mienne', version: 4 };
  const calls = server(theirs);
  expect(await versionedWrite(base, { name: 'Mienne' }, calls)).toEqual({ kept: theirs });
  expect(calls.put).toHaveBeenCalledOnce();
});

test('another edit of the same is held back, with the refusal', async () => {
  const theirs = { ...base, name: 'La leur', version: 4 };
  const calls = server(theirs);
  expect(await versionedWrite(base, { name: 'Mienne' }, calls)).toEqual({ theirs, refusal: conflict });
  expect(calls.put).toHaveBeenCalledOnce();
});

test('a thing that is no more, and any other refusal, is never swallowed', async () => {
  await expect(versionedWrite(base, { name: 'Mienne' }, server(undefined))).rejects.toBe(conflict);
  const lost = new TypeError('Failed to fetch');
  const { read } = server(base);
  await expect(versionedWrite(base, { name: 'Mienne' }, { put: () => Promise.reject(lost), read })).rejects.toBe(lost);
  expect(read).not.toHaveBeenCalled();
});
