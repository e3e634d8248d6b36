import { describe, expect, it } from 'vitest';
import { allCases, type Made, made } from './cases.ts';
import { faultsOf, type Gate, textsOf } from './gates.ts';
import { baseline, lossesOf, measured } from './measured.ts';

const cases = allCases();

describe('the writer on its briefs', () => {
  it('holds what was measured, on the first order of each brief', () => {
    const quick = cases.filter(({ id }) => /\/1-\w+$/.test(id));
    expect(quick.length).toBeGreaterThan(25);
    expect(lossesOf(quick.map(measured), baseline())).toEqual([]);
  });

  it('has a baseline of all its cases, and of nothing else', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(baseline())).toEqual(cases.map(({ id }) => id));
  });
});

describe('the gates', () => {
  const [one] = cases;
  if (!one) throw new Error('No case');
  const planted = (change: (result: Made) => void): Gate[] => {
    const result = structuredClone(made(one));
    change(result);
    return [...new Set(faultsOf(one, result).map(({ gate }) => gate))];
  };
  const first = (result: Made) => {
    const [item] = textsOf(result);
    if (!item) throw new Error('No text');
    return item;
  };

  it.each<[Gate, (result: Made) => void]>([
    ['limits', (result) => Object.assign(first(result), { max: 20 })],
    [
      'numbers',
      (result) => Object.assign(first(result), { text: 'Gagnez quarante heures.', length: 23, grounding: [] }),
    ],
    [
      'links',
      (result) => Object.assign(first(result), { text: 'Voir https://autre.example.', length: 27, grounding: [] }),
    ],
    [
      'quotes',
      (result) => Object.assign(first(result), { text: 'Un « planning magique ».', length: 24, grounding: [] }),
    ],
    [
      'register',
      (result) => Object.assign(first(result), { text: 'Gagne du temps, toi aussi.', length: 26, grounding: [] }),
    ],
    [
      'typography',
      (result) => Object.assign(first(result), { text: 'Envie de gagner du temps?', length: 25, grounding: [] }),
    ],
    ['evidence', (result) => Object.assign(first(result), { evidenceIds: ['e99'] })],
    [
      'distinctness',
      (result) => {
        if (result.tool === 'variations') result.output.items.push(structuredClone(result.output.items[0] as never));
      },
    ],
  ])('see a fault of %s', (gate, change) => {
    expect(planted(change)).toContain(gate);
  });

  it('see nothing where nothing is wrong', () => {
    expect(faultsOf(one, made(one))).toEqual([]);
  });

  it('see a loss of two points', () => {
    const { id, grades } = measured(one);
    const before = { [id]: { ...grades, facts: grades.facts + 2 } };
    expect(lossesOf([{ id, grades, faults: [], ms: 0 }], before)).toHaveLength(1);
    expect(lossesOf([{ id, grades, faults: [], ms: 0 }], { [id]: grades })).toEqual([]);
  });
});
