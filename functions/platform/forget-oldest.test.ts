import { expect, it } from 'vitest';
import { forgetOldest } from './forget-oldest.ts';

const kept = (sizes: Record<string, number>) =>
  new Map(Object.entries(sizes).map(([key, size]) => [key, Promise.resolve(size)]));
const left = async (sizes: Record<string, number>, most: number) => {
  const all = kept(sizes);
  await forgetOldest(all, (size) => size, most);
  return [...all.keys()];
};

it('forgets what was not used for longest, until the others fit', async () => {
  expect(await left({ a: 3, b: 3, c: 3 }, 9)).toEqual(['a', 'b', 'c']);
  expect(await left({ a: 3, b: 3, c: 3 }, 8)).toEqual(['b', 'c']);
  expect(await left({ a: 1, b: 9, c: 3 }, 4)).toEqual(['c']);
});

it('leaves the last one, whatever its size', async () => {
  expect(await left({ a: 1, b: 20 }, 10)).toEqual(['b']);
  expect(await left({}, 10)).toEqual([]);
});

it('fails for nobody because another one could not be made', async () => {
  const all = kept({ a: 5, b: 5, c: 5 });
  all.set('b', Promise.reject(new Error('not read')));
  await forgetOldest(all, (size) => size, 10);
  expect([...all.keys()]).toEqual(['a', 'b', 'c']);
});
