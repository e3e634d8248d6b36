import { expect, it } from 'vitest';
import { sweepShards } from './sweep-shards.ts';

it('goes through all pages of all shards, and throws what failed once everything else is done', async () => {
  const done: string[] = [];
  const pages = async (shard: string, cursor: string | null) =>
    cursor ? { data: [`${shard}2`], cursor: null } : { data: [`${shard}0`, `${shard}1`], cursor: 'more' };
  const act = async (item: string) => {
    if (item === 'a0') throw new Error('poison');
    done.push(item);
  };
  await expect(sweepShards(['a', 'b'], pages, (page) => page.map(act))).rejects.toThrow('poison');
  expect(done.sort()).toEqual(['a1', 'a2', 'b0', 'b1', 'b2']);
});

it('leaves no shard half-way when another cannot be read', async () => {
  const done: string[] = [];
  const pages = async (shard: string) => {
    if (shard === 'a') throw new Error('unreadable');
    await new Promise((wait) => setTimeout(wait, 20));
    return { data: [shard], cursor: null };
  };
  const act = async (item: string) => void done.push(item);
  await expect(sweepShards(['a', 'b'], pages, (page) => page.map(act))).rejects.toThrow('unreadable');
  expect(done).toEqual(['b']);
});
