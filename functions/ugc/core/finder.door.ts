import { paths } from '../../../shared/page-paths.ts';
import { searched } from '../../../shared/ugc/searched.ts';
import { bestNamed, type Finder } from '../../search/core/finder.door.ts';
import { UgcCampaign } from './campaign.entity.ts';

/** The newest that are looked through. */
const newest = { order: 'desc', consistent: true, limit: 300 } as const;

export const finder: Finder = {
  permission: 'ugc:read',
  kinds: searched,
  find: async ({ workspaceId }, asked) => {
    const { data } = await UgcCampaign.query
      .byWorkspace({ workspaceId })
      .go({ ...newest, attributes: ['campaignId', 'name'] });
    return bestNamed(
      asked,
      data.map(({ campaignId: id, name }) => ({ kind: 'ugcCampaign', id, title: name, path: paths.ugcCampaign(id) })),
    );
  },
};
