import { describe, expect, it } from 'vitest';
import { plans } from '../kernel/plans.ts';
import { firstVersions, limitsOf, newestOf, type PlanVersion } from '../kernel/plan-versions.ts';

const now = new Date('2026-12-01T10:00:00.000Z');
const next = (version: number, limits: Partial<PlanVersion['limits']>, over: Partial<PlanVersion> = {}): PlanVersion => ({
  ...newestOf(firstVersions, 'starter'),
  version,
  limits: { ...plans.starter.limits, ...limits },
  ...over,
});
const of = (versions: PlanVersion[], version?: number) =>
  limitsOf([...firstVersions, ...versions], { planCode: 'starter', version }, now);

describe('limitsOf', () => {
  it('gives who took a plan what was raised since, and takes nothing', () => {
    const edits = [next(3, { prospects: null, personas: 8 }), next(2, { prospects: 2_000, personas: 5 })];
    expect(of(edits, 1)).toEqual({ ...plans.starter.limits, prospects: null });
    expect(of(edits, 2)).toMatchObject({ prospects: null, personas: 8 });
    expect(of(edits)).toMatchObject({ prospects: null, personas: 8 });
  });

  it('lowers for all from the day that it was said for', () => {
    const lower = (appliesToAllFrom: string) => [next(2, { personas: 5 }, { appliesToAllFrom }), next(3, { brands: 1 })];
    expect(of(lower('2026-12-02T00:00:00.000Z'), 1)).toMatchObject({ personas: 10, brands: 3 });
    expect(of(lower('2026-12-01T00:00:00.000Z'), 1)).toMatchObject({ personas: 10, brands: 3 });
    expect(of([next(2, { personas: 5 }, { appliesToAllFrom: '2026-12-01T00:00:00.000Z' })], 1)).toMatchObject({
      personas: 5,
      brands: 3,
    });
  });

  it('knows no limit of a version that does not say it', () => {
    const { aiCredits: _, ...limits } = plans.starter.limits;
    expect(of([next(2, {}, { limits: limits as PlanVersion['limits'] })])).toMatchObject({ aiCredits: null });
  });
});
