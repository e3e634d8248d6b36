import type { campaigns } from '../../../shared/campaigns/word.ts';
import { paths } from '../../../shared/page-paths.ts';
import type { NamedThings } from '../../platform/db/named-things.ts';
import { Connection } from '../connections/connection.entity.ts';
import { CampaignView } from '../views/campaign-view.entity.ts';
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
  campaignView: {
    permission: 'campaigns:read',
    fields: ['title', 'shared'],
    read: (workspaceId, viewId) => CampaignView.get({ workspaceId, viewId }),
    nameOf: (Item) => {
      const { data } = CampaignView.parse({ Item });
      // One that is someone's own has no name for the others.
      return data?.shared ? { name: data.title, path: paths.campaigns } : null;
    },
  },
  connection: {
    permission: 'campaigns:read',
    fields: ['connectionId', 'accountName'],
    read: (workspaceId, connectionId) => Connection.get({ workspaceId, connectionId }),
    nameOf: (Item) => {
      const { data } = Connection.parse({ Item });
      return data && { name: data.accountName, path: paths.connections };
    },
  },
};
