import type { Word } from '../kernel/word.ts';
import { searched } from './searched.ts';

export const ugc = {
  usersLose: 'People cannot lead their campaigns with creators: briefs, offers, deliverables, rights and what is due.',
  contracts: ['brand', 'campaign', 'creator', 'space-call', 'space-entry', 'space-self'],
  ids: {
    creator: 'crt',
    creatorChange: 'crc',
    relationChange: 'rlc',
    spaceSession: 'sps',
    ugcCampaign: 'ugc',
    briefDeliverable: 'bdl',
  },
  named: ['ugcCampaign', 'creator'],
  searched,
  audit: [
    'ugc_brand.created',
    'ugc_brand.updated',
    'ugc_campaign.created',
    'ugc_campaign.updated',
    'ugc_campaign.deleted',
    'ugc_campaign.published',
    'ugc_campaign.closed',
    'ugc_campaign.reopened',
    'ugc_campaign.completed',
    'ugc_campaign.cancelled',
    'ugc_creator.added',
    'ugc_creator.updated',
    'ugc_creator.forgotten',
    'ugc_space.opened',
    'ugc_space.closed',
    'ugc_space.left',
    'ugc_creator.profile_updated',
    'ugc_creator.identity_updated',
  ],
  counted: ['ugcCreators', 'ugcCampaigns', 'ugcCampaignsUnderWay'],
  events: {
    ugc: {
      label: 'UGC',
      readings: ['ugc:read'],
      events: {
        'ugc.campaign_published': {
          label: 'Campagne UGC publiée',
          description: 'Une campagne UGC est ouverte aux créateurs.',
        },
      },
    },
  },
} as const satisfies Word;
