import * as billing from '../../../shared/billing/billing.contract.ts';
import { newestOfEach } from '../../../shared/kernel/plan-versions.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { planVersions } from '../../platform/plans/plan-versions.ts';

export const handler = defineHandler(billing.listPlans, async () => {
  const sold = newestOfEach(await planVersions()).filter((one) => one.public && !one.unlisted);
  return {
    items: sold.map(({ planCode, name, description, features, prices, limits }) => ({
      ...{ code: planCode, name, description, features: [...features], prices, limits },
    })),
  };
});
