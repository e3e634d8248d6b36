import type { campaigns } from '../../../shared/campaigns/word.ts';
import { paths } from '../../../shared/page-paths.ts';
import type { NamedThings } from '../../platform/db/named-things.ts';
import { Campaign } from './campaign.entity.ts';

/** What the log calls by name. */
export const namedThings: NamedThings<typeof campaigns> = {
  campaign: {
    permission: 'campaigns:read',
    fields: ['campaignId', 'name'],
    read: (workspaceId, campaignId) => Campaign.get({ workspaceId, campaignId }),
    nameOf: (Item) => {
      const { data } = Campaign.parse({ Item });
      return data && { name: data.name, path: paths.campaign(data.campaignId) };
    },
  },
};
