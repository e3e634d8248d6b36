import { listAdminPlans } from '../../../shared/admin/plan.contract.ts';
import { adminPlans } from '../../billing/plans/admin-plans.door.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';

export const handler = defineHandler(listAdminPlans, async () => ({ items: await adminPlans() }));
