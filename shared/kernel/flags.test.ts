import { expect, it } from 'vitest';
import { isFlagOn, isFlagValue } from './flags.ts';

const ids = Array.from(
  { length: 10_000 },
  (_, at) => `wks_01KB${(at * 7_919).toString(36).toUpperCase().padStart(18, '0')}`,
);
const on = (percent: number, name = 'one') =>
  ids.filter((id) => isFlagOn(name, { on: true, percent, workspaceIds: [] }, id));

it('has nobody at 0, all at 100, and a share that stays the same in between', () => {
  expect(on(0)).toEqual([]);
  expect(on(100)).toHaveLength(10_000);
  const third = on(33);
  expect(Math.abs(third.length / 100 - 33)).toBeLessThan(2);
  expect(on(33)).toEqual(third);
  // Whoever has it keeps it when the share grows; another flag draws others.
  const half = new Set(on(50));
  expect(third.every((id) => half.has(id))).toBe(true);
  const both = on(33, 'two').filter((id) => third.includes(id)).length;
  expect(Math.abs(both / 100 - 33 * 0.33)).toBeLessThan(2);
});

it('has those that are named, unless it is off', () => {
  const [id = ''] = ids;
  expect(isFlagOn('one', { on: true, percent: 0, workspaceIds: [id] }, id)).toBe(true);
  expect(isFlagOn('one', { on: false, percent: 100, workspaceIds: [id] }, id)).toBe(false);
});

it('is a switch, a whole share and some workspaces, and nothing else', () => {
  const value = { on: true, percent: 5, workspaceIds: ['wks_01'] };
  expect(isFlagValue(value)).toBe(true);
  const many = Array.from({ length: 201 }, (_, at) => `wks_${at}`);
  for (const change of [{ percent: 101 }, { percent: 3.5 }, { percent: -1 }, { on: 1 }, { workspaceIds: many }])
    expect(isFlagValue({ ...value, ...change })).toBe(false);
  for (const change of [{ workspaceIds: ['<b>'] }, { workspaceIds: [7] }, { more: 1 }])
    expect(isFlagValue({ ...value, ...change })).toBe(false);
  for (const other of [null, true, 'on', []]) expect(isFlagValue(other)).toBe(false);
});
