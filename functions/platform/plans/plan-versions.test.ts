import { afterEach, expect, it, vi } from 'vitest';
import { getProfile } from '../../../shared/auth/auth.contract.ts';
import { getBilling, listPlans } from '../../../shared/billing/billing.contract.ts';
import { firstVersion } from '../../../shared/kernel/plan-versions.ts';
import { plans } from '../../../shared/kernel/plans.ts';
import { createPersona } from '../../../shared/personas/persona.contract.ts';
import { log } from '../log.ts';
import { call } from '../testing/call.ts';
import { countCosts } from '../testing/count-costs.ts';
import { signedInUser } from '../testing/factories.ts';
import { Plan, planKey } from './plan.entity.ts';
import { forgetPlanVersions, planVersions } from './plan-versions.ts';

afterEach(async () => {
  for (const version of [2, 3]) await Plan.delete(planKey({ planCode: 'enterprise', version })).go();
  forgetPlanVersions();
});

/** Of a plan that no other test asks for its limits of personas. */
async function edit(version: number, over: object) {
  const first = firstVersion('enterprise');
  const sold = { ...first, limits: { ...first.limits, brands: 40 }, version, ...over };
  await Plan.create({ ...planKey(sold), sold }).go();
  forgetPlanVersions();
}

const withPlan = (version?: number) =>
  signedInUser({}, { plan: 'enterprise', ...(version && { taken: { planCode: 'enterprise', version } }) });
const brandsOf = async (token: string) => (await call(getBilling, { token })).data.billing.plan.limits.brands;

it('an edit counts for who takes the plan since, and for who keeps an earlier one where it gives more', async () => {
  const [early, late] = [await withPlan(1), await withPlan()];
  await edit(2, { name: 'Sur mesure' });
  expect(await brandsOf(early.token)).toBeNull();
  expect(await brandsOf(late.token)).toBe(40);
  expect((await call(getProfile, { token: late.token })).data.user.plan).toMatchObject({
    ...{ code: 'enterprise', name: 'Sur mesure', limits: { brands: 40 } },
  });
  await edit(3, { limits: { ...firstVersion('enterprise').limits, brands: 60 } });
  const second = await withPlan(2);
  expect([await brandsOf(second.token), await brandsOf(early.token)]).toEqual([60, null]);
});

it('a limit that a version does not say is none, and what is not sold any more is not listed', async () => {
  const { token } = await signedInUser();
  await edit(2, { limits: {} });
  expect((await call(listPlans, { token })).data.items[2]?.limits).toEqual(plans.enterprise.limits);
  await edit(3, { unlisted: true });
  const { data } = await call(listPlans, { token });
  expect(data.items.map(({ code }) => code)).toEqual(['starter', 'professional']);
});

it('is read once by a process that makes things one after the other', async () => {
  const { token } = await signedInUser();
  const make = (name: string) => call(createPersona, { token, body: { name } as never });
  const { cost } = await countCosts('createPersona', async () => {
    for (const name of ['A', 'B', 'C']) expect((await make(name)).status).toBe(201);
  });
  expect(cost.calls['dynamodb Query']).toBe(1);
});

it('is what was read before while it cannot be read', async () => {
  const known = await planVersions();
  const said = vi.spyOn(log, 'error').mockImplementation(() => {});
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  try {
    const down = vi.spyOn(Plan.query, 'all').mockImplementation(() => {
      throw new Error('down');
    });
    expect(await planVersions()).toBe(known);
    expect(said).toHaveBeenCalledOnce();
    down.mockRestore();
  } finally {
    vi.restoreAllMocks();
  }
});
