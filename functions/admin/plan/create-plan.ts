import { createPlan } from '../../../shared/admin/plan.contract.ts';
import { adminPlan } from '../../billing/plans/admin-plans.door.ts';
import { createPlan as create } from '../../billing/plans/edit-plan.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { actingAdmin } from '../core/acting-admin.ts';

export const handler = defineHandler(createPlan, async ({ actor, body }) => {
  await create(body, actingAdmin(actor, 'admin:plans'));
  return { plan: await adminPlan(body.code) };
});
