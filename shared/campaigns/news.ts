import type { NewsOf } from '../kernel/word.ts';
import { paths } from '../page-paths.ts';
import type { Campaign } from './campaign.ts';
import type { campaigns } from './word.ts';

export const news: NewsOf<typeof campaigns, { campaign?: Pick<Campaign, 'name'> }> = {
  'campaign.ended': ({ campaign }, campaignId) => ({
    title: `Campagne terminée${campaign ? `\u00a0: ${campaign.name}` : ''}`,
    body: 'Sa date de fin est passée.',
    path: paths.campaign(campaignId),
  }),
};
