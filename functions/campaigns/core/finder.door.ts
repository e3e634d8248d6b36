import { campaignPlatforms } from '../../../shared/campaigns/campaigns.rules.ts';
import { searched } from '../../../shared/campaigns/searched.ts';
import { paths } from '../../../shared/page-paths.ts';
import { bestNamed, type Finder } from '../../search/core/finder.door.ts';
import { campaignsNow } from './kept-campaigns.ts';

/** Campaigns by their names, of two thousand at most, the newest first. */
export const finder: Finder = {
  permission: 'campaigns:read',
  kinds: searched,
  find: async ({ workspaceId }, asked) => {
    const all = await campaignsNow(workspaceId);
    return bestNamed(
      asked,
      all
        .map(({ campaignId: id, name, platform }) => ({
          kind: 'campaign' as const,
          id,
          title: name,
          more: campaignPlatforms[platform],
          path: paths.campaign(id),
        }))
        .reverse(),
    );
  },
};
