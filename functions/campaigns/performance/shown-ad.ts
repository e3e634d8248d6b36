import type { CampaignAdItem } from '../core/campaign-ad.entity.ts';

/** An ad of a campaign as the API answers it. */
export const shownAd = ({ adId, name, ...ad }: CampaignAdItem) => ({
  adId,
  name,
  adSetName: ad.adSetName ?? null,
  firstDay: ad.firstDay ?? null,
  lastDay: ad.lastDay ?? null,
  libraryAdId: ad.libraryAdId ?? null,
});
