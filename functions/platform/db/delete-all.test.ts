import { expect, it } from 'vitest';
import { deleteAll, type ItemKey } from './delete-all.ts';

const keys = Array.from({ length: 60 }, (_, at): ItemKey => ({ pk: 'p', sk: String(at) }));
const soon = () => Date.now() + 5_000;

it('asks again for what the table had no time for, of some or of all', async () => {
  const gone = new Set<unknown>();
  let calls = 0;
  const send = async (some: ItemKey[]) => {
    if (++calls % 3 === 0) throw Object.assign(new Error('Too much'), { name: 'ThrottlingException' });
    const [first, ...others] = some;
    for (const { sk } of calls % 2 === 0 ? some : others) gone.add(sk);
    return calls % 2 === 0 || !first ? [] : [first];
  };
  expect(await deleteAll(keys, soon(), send)).toBe(true);
  expect(gone.size).toBe(keys.length);
});

it('says when its time is up, and throws what is no throttling', async () => {
  expect(await deleteAll(keys, Date.now() - 1, async (some) => some)).toBe(false);
  const broken = () => Promise.reject(new Error('No table'));
  await expect(deleteAll(keys, soon(), broken)).rejects.toThrow('No table');
});
