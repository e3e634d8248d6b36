import type { PlanUse } from '../../platform/plan-use.ts';
import { CampaignBook } from './campaign-book.entity.ts';

/** Of active campaigns. */
export const activeCampaignUse: PlanUse = {
  read: (workspaceId) => CampaignBook.get({ workspaceId }),
  used: (item) => CampaignBook.parse({ Item: item }).data?.active ?? 0,
};
