import { shardOf } from '../../platform/db/shard-of.ts';
import { closingShards, type UgcCampaign, type UgcCampaignItem } from '../core/campaign.entity.ts';

type Patch = ReturnType<ReturnType<typeof UgcCampaign.patch>['set']>;

type Standing = Pick<UgcCampaignItem, 'workspaceId' | 'status' | 'moderation'> & {
  content: Pick<UgcCampaignItem['content'], 'applicationsCloseOn' | 'visibility'>;
};

/** Puts an open campaign where its last day finds it, and creators where it calls them all; takes any other out. */
export function closing(patch: Patch, { workspaceId, status, content, moderation }: Standing) {
  const { applicationsCloseOn: day, visibility } = content;
  const isOpen = status === 'open';
  const isCalling = isOpen && visibility === 'marketplace' && moderation?.outcome !== 'withdrawn';
  const closes = isOpen && day !== null;
  return patch
    .set({
      ...(isCalling && { marketKey: 'all' as const }),
      ...(closes && { closingShard: shardOf(workspaceId, closingShards), closesOn: day }),
    })
    .remove([
      ...(isCalling ? [] : (['marketKey'] as const)),
      ...(closes ? [] : (['closingShard', 'closesOn'] as const)),
    ]);
}
