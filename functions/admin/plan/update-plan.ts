import { updatePlan } from '../../../shared/admin/plan.contract.ts';
import { adminPlan } from '../../billing/plans/admin-plans.door.ts';
import { editPlan } from '../../billing/plans/edit-plan.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { actingAdmin } from '../core/acting-admin.ts';

export const handler = defineHandler(updatePlan, async ({ actor, params: { code }, body }) => {
  const effectiveOn = await editPlan(code, body, actingAdmin(actor, 'admin:plans'));
  return { plan: await adminPlan(code), effectiveOn };
});
