import { dimsOf, type NamingRule } from '../../../shared/campaigns/naming.ts';
import type { CampaignAdItem } from '../core/campaign-ad.entity.ts';

/** An ad of a campaign as the API answers it. */
export const shownAd = ({ adId, name, ...ad }: CampaignAdItem, rule: NamingRule | undefined) => ({
  adId,
  name,
  adSetName: ad.adSetName ?? null,
  dims: dimsOf(name, rule),
  firstDay: ad.firstDay ?? null,
  lastDay: ad.lastDay ?? null,
  libraryAdId: ad.libraryAdId ?? null,
  linkedAutomatically: ad.linkedBy === 'rule',
});
