import type { PlanUse } from '../../platform/plan-use.ts';
import { AiUsage } from './ai-usage.entity.ts';
import { monthNow } from './own-tokens.door.ts';

/** Of this month's credits. */
export const creditUse: PlanUse = {
  read: (workspaceId) => AiUsage.get({ workspaceId, month: monthNow(), part: 'all' }),
  used: (item) => AiUsage.parse({ Item: item }).data?.credits ?? 0,
};
