import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import { campaignPlatforms } from '../../../../../shared/campaigns/campaigns.rules.ts';

/** For whom and where: `Verdure · Meta`. */
export const whereOf = ({ client, platform }: Campaign): string =>
  [client, campaignPlatforms[platform]].filter(Boolean).join(' · ');
