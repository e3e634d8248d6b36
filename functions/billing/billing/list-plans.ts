import * as billing from '../../../shared/billing/billing.contract.ts';
import { pricesOf } from '../../../shared/billing/prices.ts';
import { planCodes, plans } from '../../../shared/kernel/plans.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

export const handler = defineHandler(billing.listPlans, async () => ({
  items: planCodes.map((code) => ({
    code,
    name: plans[code].name,
    prices: pricesOf(code),
    limits: plans[code].limits,
  })),
}));
