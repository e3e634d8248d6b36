import type { LimitName } from '../../../shared/billing/limits.ts';
import { creditUse } from '../../ai/models/credit-use.door.ts';
import { activeCampaignUse } from '../../campaigns/core/campaign-use.door.ts';
import { resultUse } from '../../learning/core/result-use.door.ts';
import { ThingCount } from '../../platform/db/thing-count.entity.ts';
import { Team } from '../../platform/identity/team.entity.ts';
import type { PlanUse } from '../../platform/plan-use.ts';
import { prospectUse } from '../../prospects/core/prospect-use.door.ts';

const counted = (name: 'brands' | 'personas'): PlanUse => ({
  read: (workspaceId) => ThingCount.get({ workspaceId, name }),
  used: (item) => ThingCount.parse({ Item: item }).data?.count ?? 0,
});

/** Where each of what plans limit is counted. */
export const uses: Record<LimitName, PlanUse> = {
  prospects: prospectUse,
  activeCampaigns: activeCampaignUse,
  members: {
    read: (workspaceId) => Team.get({ workspaceId }),
    used: (item) => Team.parse({ Item: item }).data?.seats ?? 0,
  },
  brands: counted('brands'),
  personas: counted('personas'),
  resultAds: resultUse,
  aiCredits: creditUse,
};
