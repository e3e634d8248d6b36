import { type LimitName, limitLabels } from '../../../shared/billing/limits.ts';
import type { Use } from '../../../shared/billing/plan-use.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import { gigabyte, type PlanLimits } from '../../../shared/kernel/plans.ts';
import { creditUse } from '../../ai/models/credit-use.door.ts';
import { activeCampaignUse } from '../../campaigns/core/campaign-use.door.ts';
import { resultUse } from '../../learning/core/result-use.door.ts';
import type { Item, Read } from '../../platform/db/read-together.ts';
import { ThingCount } from '../../platform/db/thing-count.entity.ts';
import { Team } from '../../platform/identity/team.entity.ts';
import type { PlanUse } from '../../platform/plan-use.ts';
import { storedBytes } from '../../platform/plans/stored-bytes.ts';
import { prospectUse } from '../../prospects/core/prospect-use.door.ts';

const counted = (name: 'brands' | 'personas' | 'ugcCampaignsUnderWay'): PlanUse => ({
  read: (workspaceId) => ThingCount.get({ workspaceId, name }),
  used: (item) => ThingCount.parse({ Item: item }).data?.count ?? 0,
});

/** Where each of what plans limit is counted. */
const uses: Record<LimitName, PlanUse> = {
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
  ugcCampaigns: counted('ugcCampaignsUnderWay'),
  storageGb: {
    read: (workspaceId) => ThingCount.get(storedBytes(workspaceId)),
    used: (item) => (ThingCount.parse({ Item: item }).data?.count ?? 0) / gigabyte,
  },
};

const limits = keysOf(limitLabels);

/** How one limit is counted. */
export const useOf = (limit: LimitName): PlanUse => uses[limit];

/** What `usesOf` is made of. */
export const usageReads = (workspaceId: string): Read[] => limits.map((limit) => uses[limit].read(workspaceId));

/** How much of each limit is used, with what `usageReads` asked for. */
export const usesOf = (allowed: PlanLimits, counts: (Item | undefined)[]): Use[] =>
  limits.map((limit, at) => sizedUse(limit, uses[limit].used(counts[at]), allowed[limit]));

export const sizedUse = (limit: LimitName, used: number | null, max: number | null): Use => ({
  limit,
  label: limitLabels[limit],
  used,
  max,
  over: max !== null && used !== null && used > max,
});

/** What an item counts now for the plan of its workspace; nothing of another item, or of another month. */
export function countedIn(workspaceId: string, item: Item) {
  const isOf = (read: Read) => {
    const { pk, sk } = 'params' in read ? read.params<{ Key: { pk: string; sk: string } }>().Key : read;
    return pk === item.pk && sk === item.sk;
  };
  const limit = limits.find((one) => isOf(uses[one].read(workspaceId)));
  return limit && { limit, used: uses[limit].used };
}
