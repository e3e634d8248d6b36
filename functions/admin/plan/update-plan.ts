import { updatePlan } from '../../../shared/admin/plan.contract.ts';
import { planCodes } from '../../../shared/kernel/plans.ts';
import { adminPlan } from '../../billing/plans/admin-plans.door.ts';
import { editPlan } from '../../billing/plans/edit-plan.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { actingAdmin } from '../core/acting-admin.ts';

export const handler = defineHandler(updatePlan, async ({ actor, params: { code }, body }) => {
  const known = planCodes.find((one) => one === code);
  if (!known) throw new AppError('not_found');
  await editPlan(known, body, actingAdmin(actor, 'admin:plans'));
  return { plan: await adminPlan(known) };
});
