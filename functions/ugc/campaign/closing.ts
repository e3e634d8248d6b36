import { shardOf } from '../../platform/db/shard-of.ts';
import { closingShards, type UgcCampaign, type UgcCampaignItem } from '../core/campaign.entity.ts';

type Patch = ReturnType<ReturnType<typeof UgcCampaign.patch>['set']>;

type Closing = Pick<UgcCampaignItem, 'workspaceId' | 'status'> & {
  content: Pick<UgcCampaignItem['content'], 'applicationsCloseOn'>;
};

/** Puts an open campaign where its last day finds it, and takes any other out. */
export function closing(patch: Patch, { workspaceId, status, content }: Closing) {
  const day = content.applicationsCloseOn;
  if (status !== 'open' || day === null) return patch.remove(['closingShard', 'closesOn']);
  return patch.set({ closingShard: shardOf(workspaceId, closingShards), closesOn: day });
}
