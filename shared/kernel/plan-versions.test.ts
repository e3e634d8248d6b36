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
const of = (versions: PlanVersion[], version?: number) =>
  limitsOf([...firstVersions, ...versions], { planCode: 'starter', version });

describe('limitsOf', () => {
  it('gives who took a plan what was raised since, and takes nothing', () => {
    const edits = [next(2, { prospects: 2_000, personas: 5 }), next(3, { prospects: null, personas: 8 })];
    expect(of(edits, 1)).toEqual({ ...plans.starter.limits, prospects: null });
    expect(of(edits, 2)).toMatchObject({ prospects: null, personas: 8 });
    expect(of(edits)).toMatchObject({ prospects: null, personas: 8 });
  });
});
