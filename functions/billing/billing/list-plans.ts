import * as billing from '../../../shared/billing/billing.contract.ts';
import { newestOf } from '../../../shared/kernel/plan-versions.ts';
import { planCodes } from '../../../shared/kernel/plans.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { planVersions } from '../../platform/plans/plan-versions.ts';

export const handler = defineHandler(billing.listPlans, async () => {
  const all = await planVersions();
  const newest = planCodes.map((code) => newestOf(all, code));
  return {
    items: newest
      .filter(({ isPublic, status }) => isPublic && status === 'active')
      .sort((a, b) => a.position - b.position)
      .map(({ planCode, name, prices, limits }) => ({ code: planCode, name, prices, limits })),
  };
});
