import * as billing from '../../../shared/billing/billing.contract.ts';
import { newestOf } from '../../../shared/kernel/plan-versions.ts';
import { planCodes } from '../../../shared/kernel/plans.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { planVersions } from '../../platform/plans/plan-versions.ts';

export const handler = defineHandler(billing.listPlans, async () => {
  const all = await planVersions();
  return {
    items: planCodes
      .map((code) => newestOf(all, code))
      .filter(({ unlisted }) => !unlisted)
      .map(({ planCode, name, prices, limits }) => ({ code: planCode, name, prices, limits })),
  };
});
