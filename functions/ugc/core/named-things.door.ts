import { paths } from '../../../shared/page-paths.ts';
import type { ugc } from '../../../shared/ugc/word.ts';
import type { NamedThings } from '../../platform/db/named-things.ts';
import { UgcCampaign } from './campaign.entity.ts';
import { UgcCollaboration } from './collaboration.entity.ts';
import { CreatorRelation } from './creator-relation.entity.ts';
import { UgcRight } from './right.entity.ts';

/** What the log calls by name. */
export const namedThings: NamedThings<typeof ugc> = {
  creator: {
    permission: 'ugc:read',
    fields: ['creatorId', 'name'],
    read: (workspaceId, creatorId) => CreatorRelation.get({ workspaceId, creatorId }),
    nameOf: (Item) => {
      const { data } = CreatorRelation.parse({ Item });
      return data?.name ? { name: data.name, path: paths.ugcCreator(data.creatorId) } : null;
    },
  },
  ugcCampaign: {
    permission: 'ugc:read',
    fields: ['campaignId', 'name'],
    read: (workspaceId, campaignId) => UgcCampaign.get({ workspaceId, campaignId }),
    nameOf: (Item) => {
      const { data } = UgcCampaign.parse({ Item });
      return data && { name: data.name, path: paths.ugcCampaign(data.campaignId) };
    },
  },
  collaboration: {
    permission: 'ugc:read',
    fields: ['collaborationId', 'creatorName'],
    read: (workspaceId, collaborationId) => UgcCollaboration.get({ workspaceId, collaborationId }),
    nameOf: (Item) => {
      const { data } = UgcCollaboration.parse({ Item });
      return data && { name: data.creatorName, path: paths.ugcCollaboration(data.collaborationId) };
    },
  },
  right: {
    permission: 'ugc:read',
    fields: ['rightId', 'title'],
    read: (workspaceId, rightId) => UgcRight.get({ workspaceId, rightId }),
    nameOf: (Item) => {
      const { data } = UgcRight.parse({ Item });
      return data && { name: data.title, path: paths.ugcRights };
    },
  },
};
