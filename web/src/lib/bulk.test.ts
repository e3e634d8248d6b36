import { expect, test, vi } from 'vitest';
import { actInTurns, reasonsOf } from './bulk.ts';

test('what came before a request that fails is done, and what comes after is not asked', async () => {
  const lost = new TypeError('Failed to fetch');
  const act = vi.fn(async (ids: string[]) => {
    if (ids.includes('c')) throw lost;
    return { items: ids.map((id) => ({ id, ok: id !== 'b', message: id === 'b' ? 'Déjà là' : null })) };
  });
  expect(await actInTurns(['a', 'b', 'c', 'd', 'e'], 2, act)).toEqual({
    kept: ['a'],
    refusals: ['Déjà là'],
    stopped: lost,
  });
  expect(act.mock.calls).toEqual([[['a', 'b']], [['c', 'd']]]);
});

test('each reason is said once, with how many it concerns', () => {
  expect(reasonsOf(['Déjà là', 'Disparue', 'Déjà là'])).toBe('Déjà là (2). Disparue');
});
