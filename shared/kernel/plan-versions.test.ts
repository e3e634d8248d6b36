import { describe, expect, it } from 'vitest';
import { firstVersion, firstVersions, limitsOf, type PlanVersion } from './plan-versions.ts';
import { plans } from './plans.ts';

const next = (
  version: number,
  limits: Partial<PlanVersion['limits']>,
  over: Partial<PlanVersion> = {},
): PlanVersion => ({
  ...firstVersion('starter'),
  version,
  limits: { ...plans.starter.limits, ...limits },
  ...over,
});
const of = (versions: PlanVersion[], version?: number, day = '2027-01-01') =>
  limitsOf([...firstVersions, ...versions], { planCode: 'starter', version }, new Date(`${day}T12:00:00Z`));

describe('limitsOf', () => {
  it('gives who took a plan what was raised since, and takes nothing', () => {
    const edits = [next(2, { prospects: 2_000, personas: 5 }), next(3, { prospects: null, personas: 8 })];
    expect(of(edits, 1)).toEqual({ ...plans.starter.limits, prospects: null });
    expect(of(edits, 2)).toMatchObject({ prospects: null, personas: 8 });
    expect(of(edits)).toMatchObject({ prospects: null, personas: 8 });
  });

  it('lowers what was announced for who has the plan from its day on, at midnight in Paris, and for who takes it since at once', () => {
    const lowers = { limits: ['personas'], effectiveOn: '2027-02-01' } satisfies PlanVersion['lowers'];
    const edits = [next(2, { personas: 5, brands: 1 }, { lowers }), next(3, { personas: 5, brands: 2 })];
    const personas = (version: number | undefined, day: string) => of(edits, version, day).personas;
    expect([1, 2, 3, undefined].map((taken) => personas(taken, '2027-01-31'))).toEqual([10, 5, 5, 10]);
    expect([1, 2, 3, undefined].map((taken) => personas(taken, '2027-02-01'))).toEqual([5, 5, 5, 5]);
    // What was not announced stays theirs.
    expect(of(edits, 1, '2027-02-01').brands).toBe(3);
    const all = [...firstVersions, ...edits];
    const midnight = Date.parse('2027-01-31T23:00:00Z');
    const at = (ms: number) => limitsOf(all, { planCode: 'starter', version: 1 }, new Date(ms)).personas;
    expect([at(midnight - 1), at(midnight)]).toEqual([10, 5]);
    const again = [
      ...edits,
      next(4, { personas: 7 }),
      next(5, { personas: 2 }, { lowers: { ...lowers, effectiveOn: '2027-03-01' } }),
    ];
    expect(['2027-01-31', '2027-02-01', '2027-03-01'].map((day) => of(again, 1, day).personas)).toEqual([10, 7, 2]);
  });
});
